import type { StepListener } from '../shipments/index.js';
import { endPending } from './reattempt-rows.js';

/** Statuses in which a retry can be pending. In all others the scheduled run checks itself, which saves every other step a statement. */
const waiting: ReadonlySet<string> = new Set(['pickup_failed', 'not_collected', 'on_hold', 'failed']);

/** Ends a pending retry when the shipment moves for any other reason. */
export const endRetries: StepListener = async (tx, { shipment }) => {
  if (waiting.has(shipment.status)) await endPending(tx, shipment.id, 'superseded');
};
