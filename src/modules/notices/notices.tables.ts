import { tablesOf } from '../../platform/db/tables.js';
import type { EventTables } from '../../platform/events/events.tables.js';
import { ShopperNoticeSchema } from './shopper-notice.entity.js';

export const db = tablesOf({ shopperNotice: ShopperNoticeSchema }).reading<EventTables>();
