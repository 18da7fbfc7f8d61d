// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/api/item_record.h"
#include "engine/base/result.h"

namespace drover::store {

// Item records as the store keeps them: a batch is one value, so that a million of them cost little. A directory and a
// reason are written once as long as they stay the same; some 15 bytes a record and its name. ItemRecord::cause is left
// out: the causes are not kept.
std::string pack(std::span<const ItemRecord> records);
// An error where it is no such value, whatever the bytes.
Result<std::vector<ItemRecord>> unpack(const std::string& packed);

}  // namespace drover::store
