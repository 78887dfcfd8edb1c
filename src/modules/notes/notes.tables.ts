import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { ShipmentTables } from '../shipments/index.js';
import type { StaffTables } from '../staff/index.js';
import { NoteAttachmentSchema } from './note-attachment.entity.js';

export const db = tablesOf({ noteAttachment: NoteAttachmentSchema }).reading<ShipmentTables & StaffTables>();

/** For modules that read them. */
export type NoteTables = Readable<typeof db>;
