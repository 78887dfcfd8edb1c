import { tablesOf } from '../../platform/db/tables.js';
import type { EventTables } from '../../platform/events/events.tables.js';

export const db = tablesOf({}).reading<EventTables>();
