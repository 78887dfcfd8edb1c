import { setTimeout as pause } from 'node:timers/promises';
import type { OrderImportRowFragment } from '../client/index.js';
import type { Desk } from './desk.js';
import { totalOf } from './show-import.js';

const EVERY_MS = 500;
const WIDTH = 30;

/** Shows how far an import is until it ends. Ctrl-C leaves it to the service. */
export async function followImport(desk: Desk, id: string): Promise<OrderImportRowFragment> {
  const shipgraph = await desk.shipgraph();
  for (;;) {
    const found = await shipgraph.orderImport({ id }, { signal: desk.signal });
    if (found.state !== 'PLACING') {
      desk.finishLine();
      return found;
    }
    desk.progress(barOf(found));
    await pause(EVERY_MS, undefined, { signal: desk.signal });
  }
}

function barOf(found: OrderImportRowFragment): string {
  const [placed, failed, ready] = [totalOf(found, 'PLACED'), totalOf(found, 'FAILED'), totalOf(found, 'READY')];
  const all = placed + failed + ready;
  const filled = Math.round((WIDTH * (placed + failed)) / Math.max(1, all));
  const booked = found.booking.requested ? `, ${found.booking.booked} booked` : '';
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${placed} of ${all} placed${failed > 0 ? `, ${failed} failed` : ''}${booked}`;
}
