import { invalid } from '../../kernel/errors.js';
import type {
  AddShipmentNoteMutation,
  DownloadAttachmentQuery,
  ListShipmentNotesQuery,
  NoteFieldsFragment,
} from '../operations.generated.js';
import { answer, contentAnswer, type Answer, type RestRequest } from '../legacy-route.js';
import { fieldsOf } from './json.js';

/** Names under which forms carry files. */
const FILE_FIELDS: readonly string[] = ['file', 'file[]', 'files', 'files[]'];

export function noteInput({ body, params, files, problems }: RestRequest): unknown {
  const source = fieldsOf(body);
  if (!source) return { input: body };
  for (const { field } of files) if (!FILE_FIELDS.includes(field)) problems.push(invalid(field, 'is not a field for files'));
  return { input: { ...source, id: params['id'], files: files.map(({ fileName, content }) => ({ fileName, content })) } };
}

export const notesOutput = ({ shipment: { reference, notes } }: ListShipmentNotesQuery): unknown => ({
  status: 'success',
  data: notes.map((note) => noteOut(note, reference)),
});

export const noteOutput = ({ addShipmentNote: { shipment, ...note } }: AddShipmentNoteMutation): Answer =>
  answer({ status: 'success', message: 'The note is added.', data: noteOut(note, shipment?.reference ?? null) }, { status: 201 });

const noteOut = ({ id, ...note }: NoteFieldsFragment, shipmentId: string | null) => ({ id, shipmentId, ...note });

/** Always a download, and never what a browser might take it for. */
export function attachmentOutput({ noteAttachmentFile: { fileName, contentType, content } }: DownloadAttachmentQuery): Answer {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return contentAnswer(content, {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, percent)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  });
}

const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
