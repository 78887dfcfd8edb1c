import { z } from 'zod';
import { erpReply, instant } from './common.js';

const attachment = z
  .object({ id: z.uuid(), fileName: z.string(), contentType: z.string(), size: z.int().min(1), url: z.string() })
  .meta({ id: 'NoteAttachment', description: 'A file of a note.' });

const note = z
  .object({
    id: z.uuid(),
    shipmentId: z.string().nullable().describe('Reference of the shipment.'),
    text: z.string(),
    type: z.string().describe('What it is about.'),
    visibility: z.string().describe('seller, or internal for notes that only the operator sees.'),
    createdAt: instant,
    author: z.object({ id: z.string().nullable(), name: z.string().nullable(), role: z.string() }),
    attachments: z.array(attachment),
  })
  .meta({ id: 'Note', description: 'What somebody wrote down about a shipment.' });

export const list = erpReply(z.array(note));
export const added = erpReply(note);

/** Of every type that notes take. */
export const file = { mediaType: '*/*', description: 'The file, as a download of the type that it was found to be.' };

/** The id stands in the path, and files come in forms alone. */
export const fields = { AddShipmentNoteInput: { id: null, files: null } };
export const attachmentParams = { id: 'UUID of the file.' };
export const NOTE_EXAMPLE = { text: 'The box was open.', type: 'pickup', visibility: 'internal' };
