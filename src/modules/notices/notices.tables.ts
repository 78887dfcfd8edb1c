import { tablesOf } from '../../platform/db/tables.js';
import type { EventTables } from '../../platform/events/events.tables.js';
import type { LedgerTables } from '../ledger/index.js';
import type { OrderTables } from '../orders/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShipmentTables } from '../shipments/index.js';
import { ShopperNoticeSchema } from './shopper-notice.entity.js';

type Others = EventTables & LedgerTables & OrderTables & SellerTables & ShipmentTables;

export const db = tablesOf({ shopperNotice: ShopperNoticeSchema }).reading<Others>();
