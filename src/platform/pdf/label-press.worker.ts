import { constants, platform, setPriority } from 'node:os';
import { drawCustoms } from './draw-customs.js';
import { drawInvoice } from './draw-invoice.js';
import { drawRunSheet } from './draw-run-sheet.js';
import { drawStatement } from './draw-statement.js';
import type { PrintedLabels } from './carrier-label.js';
import { drawZpl } from './draw-zpl.js';
import type { LabelsJob, PressJob } from './label-press.js';
import { printAsMade, printLabels } from './print-labels.js';

// On Linux, priority is per thread: rate requests take precedence over printing.
if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

export default async function print(job: PressJob | LabelsJob): Promise<Uint8Array | PrintedLabels> {
  switch (job.kind) {
    case 'labels':
      return job.style ? printLabels(job.labels, job.style) : printAsMade(job.labels);
    case 'zpl':
      return drawZpl(job.sheet, job);
    case 'customs':
      return drawCustoms(job.sheet);
    case 'invoice':
      return drawInvoice(job.sheet);
    case 'runSheet':
      return drawRunSheet(job.sheet);
    case 'statement':
      return drawStatement(job.sheet);
  }
}
