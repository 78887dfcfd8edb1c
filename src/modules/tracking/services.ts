import type { Point } from '../../kernel/geo.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { LiveServices } from '../../platform/live/live-feed.js';
import type { CarrierServices } from '../carriers/index.js';
import type { PaymentServices } from '../payments/index.js';

/** About where a driver is, to 100 m. */
export interface RoughPosition extends Point {
  readonly at: Date;
}

/** What this module needs of the composition. */
export interface TrackingServices extends CarrierServices, LiveServices, PaymentServices {
  /** The latest position of a run, to 100 m; null if it is not known. */
  readonly roughPosition: (sql: RunSql, runId: string) => Promise<RoughPosition | null>;
}
