import { constants, platform, setPriority } from 'node:os';
import { drawCustoms } from './draw-customs.js';
import { drawLabels } from './draw-label.js';
import type { PressJob } from './label-press.js';

// On Linux a priority belongs to a thread: whoever asks for rates goes before whoever waits for a page.
if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

export default (job: PressJob): Promise<Uint8Array> =>
  job.kind === 'labels' ? drawLabels(job.sheets, job.style) : drawCustoms(job.sheet);
