import { tablesOf } from '../../platform/db/tables.js';
import type { OrderTables } from '../orders/index.js';
import type { ShipmentTables } from '../shipments/index.js';
import { ConsigneeChoiceSchema } from './consignee-choice.entity.js';

export const db = tablesOf({ consigneeChoice: ConsigneeChoiceSchema }).reading<OrderTables & ShipmentTables>();
