import { sql } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { NOT_ON_OWN_ACCOUNT } from '../shipments/index.js';
import { db } from './carrier-bills.tables.js';

/** The chargeable weight after measuring, or else as declared. */
const OUR_WEIGHT = sql<bigint>`coalesce((s.verification ->> 'chargeableMg')::bigint, s.chargeable_mg)`;

/** Numbers are stored in capitals by us, and as the carrier gave them by its adapter. */
const findParcels = statement(($: Named<{ carrierCode: string; numbers: readonly string[] }>) =>
  db
    .selectFrom('shipment as s')
    .select(['s.id', 's.awb', 's.trackingNumber', 's.orderId', 's.type', 's.currency', OUR_WEIGHT.as('weightMg')])
    .where((eb) => eb.or([eb('s.awb', '=', anyOf($.numbers)), eb('s.trackingNumber', '=', anyOf($.numbers))]))
    .where('s.carrierCode', '=', $.carrierCode)
    .where('s.awbAssigned', '=', true)
    .where('s.test', '=', false)
    .where(NOT_ON_OWN_ACCOUNT),
);

export type BilledParcel = Readonly<RowOf<typeof findParcels>>;

/**
 * The parcels of a carrier by AWB or tracking number, in capitals, without test shipments, which no carrier has seen, and without those on
 * sellers' own accounts: the carrier settles them with the sellers. A number of several parcels finds none, because the wrong one would be changed. One statement.
 */
export async function parcelsByNumber(on: RunSql, carrierCode: string, awbs: readonly GivenAwb[]): Promise<Map<string, BilledParcel>> {
  const numbers = [...new Set(awbs.flatMap(({ awb, asGiven }) => [awb, asGiven, awb.toLowerCase()]))];
  const parcels = await findParcels(on, { carrierCode, numbers });
  const byAwb = Map.groupBy(parcels, ({ awb }) => awb.toUpperCase());
  const byTracking = Map.groupBy(parcels, ({ trackingNumber }) => trackingNumber?.toUpperCase());
  return new Map(
    awbs.flatMap(({ awb }) => {
      const found = byAwb.get(awb) ?? byTracking.get(awb) ?? [];
      return found.length === 1 && found[0] ? [[awb, found[0]] as const] : [];
    }),
  );
}

export interface GivenAwb {
  /** In capitals. */
  readonly awb: string;
  readonly asGiven: string;
}
