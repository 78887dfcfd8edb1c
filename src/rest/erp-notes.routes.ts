import { attachmentOutput, noteInput, noteOutput, notesOutput } from './mappers/erp-notes.js';
import { byId } from './mappers/shipments.js';
import {
  AddShipmentNoteDocument,
  DownloadAttachmentDocument,
  ListShipmentNotesDocument,
  ShipmentSubjectDocument,
} from './operations.generated.js';
import * as replies from './replies/notes.js';
import { shipmentParams } from './replies/shipments.js';
import { route, type Route } from './legacy-route.js';

const MIB = 1024 * 1024;

/** What people write down about a shipment, with files. */
export const erpNoteRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/erp/shipments/:id/notes',
    door: 'erpToken',
    document: ListShipmentNotesDocument,
    input: byId,
    output: notesOutput,
    errors: 'erp',
    summary: 'The notes about a shipment, oldest first.',
    docs: { reply: replies.list, params: shipmentParams },
  }),
  route({
    method: 'POST',
    path: '/api/erp/shipments/:id/notes',
    door: 'erpToken',
    document: AddShipmentNoteDocument,
    subject: ShipmentSubjectDocument,
    input: noteInput,
    output: noteOutput,
    errors: 'erp',
    maxBodyBytes: 20 * MIB,
    forms: { files: 5, fileBytes: 10 * MIB },
    summary: 'Adds a note about a shipment, as JSON or as a form with files.',
    docs: { reply: replies.added, status: 201, params: shipmentParams, fields: replies.fields, example: replies.NOTE_EXAMPLE },
  }),
  route({
    method: 'GET',
    path: '/api/erp/attachments/:id',
    door: 'erpToken',
    document: DownloadAttachmentDocument,
    input: byId,
    output: attachmentOutput,
    errors: 'erp',
    summary: 'Downloads a file of a note.',
    docs: { reply: replies.file, params: replies.attachmentParams },
  }),
];
