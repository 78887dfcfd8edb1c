import { tablesOf } from '../../platform/db/tables.js';
import type { SellerTables } from '../sellers/index.js';

export const db = tablesOf({}).reading<SellerTables>();
