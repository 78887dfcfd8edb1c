import { tablesOf } from '../../platform/db/tables.js';
import type { FleetTables } from '../fleet/index.js';
import type { StaffTables } from '../staff/index.js';
import { RunFigureSchema } from './run-figure.entity.js';

export const db = tablesOf({ runFigure: RunFigureSchema }).reading<FleetTables & StaffTables>();
