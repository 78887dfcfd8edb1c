import { tablesOf } from '../../platform/db/tables.js';
import type { FleetTables } from '../fleet/index.js';
import { PositionLatestSchema, PositionSchema } from './position.entity.js';

export const db = tablesOf({ position: PositionSchema, positionLatest: PositionLatestSchema }).reading<FleetTables>();
