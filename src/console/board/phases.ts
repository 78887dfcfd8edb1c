import type { OpsBoardQuery } from './operations.generated.js';
import type board from './words.en.json';

export type StatusCounts = OpsBoardQuery['opsBoard']['statuses'];
export type Status = StatusCounts[number]['status'];

interface Phase {
  readonly name: keyof typeof board.phases;
  readonly statuses: readonly Status[];
}

/** Phases of a shipment, from order to closing. */
export const phases: readonly Phase[] = [
  { name: 'order', statuses: ['NEW', 'FULFILLED'] },
  { name: 'pickup', statuses: ['PICKUP', 'IN_TRANSIT_PICKUP', 'PICKUP_FAILED', 'NOT_COLLECTED', 'PICKED_UP'] },
  { name: 'hub', statuses: ['AT_SORTING', 'VERIFIED', 'READY_TO_BOOK', 'BOOKED'] },
  { name: 'delivery', statuses: ['IN_TRANSIT', 'ON_HOLD', 'FAILED', 'RETURN_TO_SENDER'] },
  { name: 'end', statuses: ['DELIVERED', 'CANCELLED'] },
];

export const countAt = (counts: StatusCounts, status: Status): number => counts.find((entry) => entry.status === status)?.count ?? 0;
