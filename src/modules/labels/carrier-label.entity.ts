import { defineEntity, p } from '@mikro-orm/core';
import type { Selectable } from 'kysely';
import { instant } from '../../platform/db/base.js';
import type { TableOf } from '../../platform/db/tables.js';
import { labelFormat } from '../carriers/index.js';

/** A label of a connected carrier as the carrier made it. Replaced as a whole, never changed. */
export const CarrierLabelSchema = defineEntity({
  name: 'CarrierLabel',
  tableName: 'carrier_label',
  properties: {
    id: p.uuid().primary(),
    shipmentId: p.uuid().index(),
    /** The carrier's id of the booking. */
    carrierRef: p.text(),
    /** From 1, separately for each format. */
    piece: p.integer(),
    format: p.enum(labelFormat.values),
    bytes: p.blob(),
    createdAt: instant(),
    /** Set when the booking was cancelled: the label is kept and no longer given out. */
    withdrawnAt: instant().nullable(),
  },
});

export type CarrierLabelRow = Readonly<Selectable<TableOf<typeof CarrierLabelSchema>>>;
