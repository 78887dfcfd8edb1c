import { tablesOf } from '../../platform/db/tables.js';
import type { AccessTables } from '../access/index.js';
import type { OrderTables } from '../orders/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShipmentTables } from '../shipments/index.js';
import type { ShopTables } from '../shops/index.js';
import type { WebhookTables } from '../webhooks/index.js';
import { ShopRequestSchema, ShopStepSchema } from './shop-request.entity.js';

export const db = tablesOf({ shopRequest: ShopRequestSchema, shopStep: ShopStepSchema }).reading<
  AccessTables & SellerTables & ShopTables & OrderTables & ShipmentTables & WebhookTables
>();
