import { contentAnswer } from '../answer.js';
import type {
  AddShipmentNoteMutation,
  DownloadAttachmentQuery,
  ListShipmentNotesQuery,
  NoteFieldsFragment,
} from '../operations.generated.js';
import { fields } from '../reply/fields.js';
import { alike, each } from '../reply/part.js';
import { content } from '../reply/reply.js';

type Note = AddShipmentNoteMutation['addShipmentNote'];

const n = fields<Note>('ShipmentNote');
const shipment = fields<NonNullable<Note['shipment']>>('Shipment');
const author = fields<NoteFieldsFragment['author']>('NoteAuthor');
const a = fields<NoteFieldsFragment['attachments'][number]>('NoteAttachment');
const attachment = a.shape('NoteAttachment', { id: a.uuid('id'), ...a.same('fileName', 'contentType', 'size', 'url') });

export const note = n.shape('Note', {
  id: n.uuid('id'),
  shipmentId: n.at('shipment', shipment.field('reference')),
  ...n.same('text', 'type', 'visibility', 'createdAt'),
  author: n.one('author', author.group(author.same('id', 'name', 'role'))),
  attachments: n.many('attachments', attachment),
});

const list = each(note);
/** The notes of one shipment. */
export const notes = alike(list, ({ reference, notes: written }: ListShipmentNotesQuery['shipment'], request) =>
  list.read(
    written.map((each) => ({ ...each, shipment: { reference } })),
    request,
  ),
);

export const ADDED = 'The note is added.';

/** Always downloaded, so that a browser never interprets the content. */
export const attachmentFile = content(
  [
    {
      status: 200,
      // Any type that notes accept.
      mediaType: '*/*',
      description: 'The file as a download, with the content type detected on upload.',
      sends: ['Content-Disposition'],
    },
  ],
  ({ noteAttachmentFile: { fileName, contentType, content: bytes } }: DownloadAttachmentQuery) =>
    contentAnswer(bytes, {
      'Content-Type': contentType,
      'Content-Disposition': disposition(fileName),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    }),
);

function disposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, percent)}`;
}

const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
