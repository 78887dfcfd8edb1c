import type { MyRunQuery } from '../graph/operations.generated.js';

export type Run = NonNullable<MyRunQuery['myRun']>;
export type Stop = Run['stops'][number];
export type Task = Stop['tasks'][number];
export type TaskKind = Task['kind'];

export interface Money {
  readonly amount: string;
  readonly currency: string;
}

/** A run as the service sent it. */
export interface KeptRun {
  readonly driverId: string;
  /** Null: the service has no run for this driver. */
  readonly run: Run | null;
  /** By this device's clock. */
  readonly fetchedAt: number;
  /** The last action of the outbox that this answer includes. Order, unlike the clock, does not jump. */
  readonly includes: number;
}

const OVER = new Set(['COMPLETED', 'FAILED', 'SKIPPED']);

export const isOver = ({ state }: Pick<Task, 'state'>): boolean => OVER.has(state);
