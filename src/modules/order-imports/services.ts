import type { Work } from '../../platform/work/work.js';
import type { FileServices } from '../../platform/files/file-reader.js';
import type { Turns } from '../../platform/http/turns.js';
import type { LiveServices } from '../../platform/live/live-feed.js';
import type { CarrierServices } from '../carriers/index.js';
import type { CheckoutServices } from '../checkout/index.js';
import type { LabelServices } from '../labels/index.js';
import type { ShipmentServices } from '../shipments/index.js';

/** What this module needs of the composition. */
export type OrderImportServices = CheckoutServices &
  CarrierServices &
  FileServices &
  LabelServices &
  LiveServices &
  ShipmentServices & {
    /** For files that are read: each caller has one turn. */
    readonly importTurns: Turns;
  };

/** What a job that places orders has. */
export type ImportContext = Work<OrderImportServices>;
