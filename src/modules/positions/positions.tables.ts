import { tablesOf } from '../../platform/db/tables.js';
import type { FleetTables } from '../fleet/index.js';
import { PositionLatestSchema, PositionSchema } from './position.entity.js';

export const db = tablesOf({ position: PositionSchema, positionLatest: PositionLatestSchema }).reading<FleetTables>();

/** Every batch changes its row: with space on its page, no index has to follow. */
export const positionSql = 'alter table position_latest set (fillfactor = 50)';
