import { tablesOf } from '../../platform/db/tables.js';
import type { EventTables } from '../../platform/events/events.tables.js';
import type { OrderChangeTables } from '../order-changes/index.js';
import type { CodTables } from '../cod/index.js';
import type { LedgerTables } from '../ledger/index.js';
import type { OrderTables } from '../orders/index.js';
import type { ReturnTables } from '../returns/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShipmentTables } from '../shipments/index.js';
import { SellerDigestEntrySchema, SellerDigestSchema } from './seller-digest.entity.js';
import { ShopperNoticeSchema } from './shopper-notice.entity.js';

type Others = OrderChangeTables & CodTables & EventTables & LedgerTables & OrderTables & ReturnTables & SellerTables & ShipmentTables;

export const db = tablesOf({
  shopperNotice: ShopperNoticeSchema,
  sellerDigest: SellerDigestSchema,
  sellerDigestEntry: SellerDigestEntrySchema,
}).reading<Others>();
