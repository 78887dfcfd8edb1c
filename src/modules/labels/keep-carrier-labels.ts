import { MAX_CARRIER_LABEL_BYTES } from '../../platform/pdf/carrier-label.js';
import { newId } from '../../platform/ids.js';
import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { CarrierDocument, LabelFormat } from '../carriers/index.js';
import { db } from './labels.tables.js';

export interface KeptLabels {
  readonly shipmentId: string;
  readonly carrierRef: string;
  /** Checked with `isLabel`, in the order of the pieces. */
  readonly labels: readonly CarrierDocument[];
}

const removeOfBooking = statement(($: Named<{ shipmentId: string; carrierRef: string }>) =>
  db.deleteFrom('carrierLabel').where('shipmentId', '=', $.shipmentId).where('carrierRef', '=', $.carrierRef),
);

const removeOfFormat = statement(($: Named<{ shipmentId: string; format: LabelFormat }>) =>
  db.deleteFrom('carrierLabel').where('shipmentId', '=', $.shipmentId).where('format', '=', $.format).where('withdrawnAt', 'is', null),
);

const withdraw = statement(($: Named<{ shipmentId: string }>) =>
  db.updateTable('carrierLabel').set({ withdrawnAt: now }).where('shipmentId', '=', $.shipmentId).where('withdrawnAt', 'is', null),
);

/**
 * Keeps the labels of a booking in place of its earlier ones; those of other bookings of the parcel are withdrawn. Idempotent. A file that
 * is too large is not kept: the booking is made all the same, so this returns sentences about such files and does not fail.
 */
export async function keepCarrierLabels(tx: Tx, { shipmentId, carrierRef, labels }: KeptLabels): Promise<readonly string[]> {
  await removeOfBooking(tx.sql, { shipmentId, carrierRef });
  await withdraw(tx.sql, { shipmentId });

  const kept = labels.filter(({ bytes }) => bytes.length <= MAX_CARRIER_LABEL_BYTES);
  const pieces = new Map<LabelFormat, number>();
  const rows = kept.map(({ format, bytes }) => {
    const piece = (pieces.get(format) ?? 0) + 1;
    pieces.set(format, piece);
    return { id: newId(), shipmentId, carrierRef, piece, format, bytes: Buffer.from(bytes), withdrawnAt: null };
  });
  if (rows.length > 0) await db.insertAll(tx.sql, 'carrierLabel', rows);
  return labels
    .filter((label) => !kept.includes(label))
    .map(({ format, bytes }) => `A ${format} label has ${bytes.length} bytes; at most ${MAX_CARRIER_LABEL_BYTES} are kept.`);
}

/** Keeps a label that was asked for later beside those in other formats. One that is too large is refused. */
export async function addCarrierLabel(
  tx: Tx,
  { shipmentId, carrierRef, label: { format, bytes } }: Omit<KeptLabels, 'labels'> & { readonly label: CarrierDocument },
): Promise<void> {
  await removeOfFormat(tx.sql, { shipmentId, format });
  await db.insert(tx.sql, 'carrierLabel', {
    id: newId(),
    shipmentId,
    carrierRef,
    piece: 1,
    format,
    bytes: Buffer.from(bytes),
    withdrawnAt: null,
  });
}

/** Withdraws the labels of a parcel, because its booking was cancelled. Idempotent. */
export async function withdrawCarrierLabels(tx: Tx, shipmentId: string): Promise<void> {
  await withdraw(tx.sql, { shipmentId });
}
