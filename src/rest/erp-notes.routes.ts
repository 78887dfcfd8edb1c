import { invalid } from '../kernel/errors.js';
import {
  AddShipmentNoteDocument,
  DownloadAttachmentDocument,
  ListShipmentNotesDocument,
  ShipmentSubjectDocument,
} from './operations.generated.js';
import { ADDED, attachmentFile, note, notes } from './replies/notes.js';
import { erpReply } from './reply/envelopes.js';
import { json } from './reply/reply.js';
import type { RestRequest } from './request.js';
import { body, path, request } from './request/source.js';
import { rowsOf, type Route } from './route.js';

const erp = rowsOf({ door: 'erpToken', errors: 'erp' });
const MIB = 1024 * 1024;

/** Form fields for files. */
const FILE_FIELDS: readonly string[] = ['file', 'file[]', 'files', 'files[]'];

function checkFiles({ files, problems }: RestRequest): void {
  for (const { field } of files) if (!FILE_FIELDS.includes(field)) problems.push(invalid(field, 'noFiles'));
}

/** Files are accepted in forms only. */
const files = request((given) => given.files.map(({ fileName, content }) => ({ fileName, content })));

/** Notes about a shipment, with files. */
export const erpNoteRoutes: readonly Route[] = [
  erp.get('/api/erp/shipments/:id/notes', ListShipmentNotesDocument, {
    reply: erpReply('shipment', notes),
    summary: 'The notes about a shipment, oldest first.',
  }),
  erp.post('/api/erp/shipments/:id/notes', AddShipmentNoteDocument, {
    subject: ShipmentSubjectDocument,
    maxBodyBytes: 20 * MIB,
    forms: { files: 5, fileBytes: 10 * MIB },
    check: checkFiles,
    variables: { input: body({ id: path('id'), files }) },
    reply: json(
      erpReply('addShipmentNote', note, () => ADDED),
      { status: 201 },
    ),
    summary: 'Adds a note about a shipment, as JSON or as a form with files.',
    docs: { example: { text: 'The box was open.', type: 'pickup', visibility: 'internal' } },
  }),
  erp.get('/api/erp/attachments/:id', DownloadAttachmentDocument, {
    reply: attachmentFile,
    summary: 'Downloads a file of a note.',
  }),
];
