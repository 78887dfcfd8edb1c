import type { StepListener } from '../shipments/index.js';
import { endPending } from './reattempt-rows.js';

/** Where a parcel stands while it waits. Elsewhere the day itself decides, which saves every other step a statement. */
const waiting: ReadonlySet<string> = new Set(['pickup_failed', 'not_collected', 'on_hold', 'failed']);

/** Whatever moves a shipment makes the retry that waits for its day pointless. */
export const endRetries: StepListener = async (tx, { shipment }) => {
  if (waiting.has(shipment.status)) await endPending(tx, shipment.id, 'superseded');
};
