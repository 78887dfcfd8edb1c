import { constants, platform, setPriority } from 'node:os';
import { drawInvoice } from './draw-invoice.js';
import { drawLabel } from './draw-label.js';
import type { InvoiceSheet } from './invoice-sheet.js';
import type { LabelSheet } from './label-sheet.js';

// On Linux a priority belongs to a thread: whoever asks for rates goes before whoever waits for a page.
if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

export default (sheet: LabelSheet): Promise<Uint8Array> => drawLabel(sheet);

export const invoice = (sheet: InvoiceSheet): Promise<Uint8Array> => drawInvoice(sheet);
