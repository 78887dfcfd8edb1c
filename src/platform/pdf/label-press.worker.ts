import { constants, platform, setPriority } from 'node:os';
import { drawCustoms } from './draw-customs.js';
import { drawInvoice } from './draw-invoice.js';
import { drawLabels } from './draw-label.js';
import type { PressJob } from './label-press.js';

// On Linux, priority is per thread: rate requests take precedence over printing.
if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

export default function print(job: PressJob): Promise<Uint8Array> {
  switch (job.kind) {
    case 'labels':
      return drawLabels(job.sheets, job.style);
    case 'customs':
      return drawCustoms(job.sheet);
    case 'invoice':
      return drawInvoice(job.sheet);
  }
}
