import { enumeration, type ValueOf } from '../../../kernel/enumeration.js';

export const labelFormat = enumeration('CarrierLabelFormat', 'Format of a label as the carrier made it.', {
  PDF: 'A PDF document.',
  PNG: 'A picture.',
  ZPL: 'Commands for label printers.',
});
export type LabelFormat = ValueOf<typeof labelFormat>;

const PDF = '%PDF-';
const PNG = '\x89PNG\r\n\x1a\n';

/** True if the bytes are what the format promises. */
export function isLabel(bytes: Uint8Array, format: LabelFormat): boolean {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (format === 'PDF') return head.startsWith(PDF);
  if (format === 'PNG') return head.startsWith(PNG);
  return /^\s*(~|\^XA|CT~)/.test(head) && Buffer.from(bytes).includes('^XZ');
}
