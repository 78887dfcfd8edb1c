import type { RunSql } from '../../platform/db/sql.js';
import { statement } from '../../platform/db/statement.js';
import { db, type CarrierRow, type CarrierServiceRow } from './carriers.tables.js';

export interface CarrierRows {
  readonly carriers: readonly CarrierRow[];
  readonly services: readonly CarrierServiceRow[];
}

const findServices = statement(() => db.selectFrom('carrierService').select(db.columns('carrierService')));
const findCarriers = statement(() => db.selectFrom('carrier').select(db.columns('carrier')));

/** Reads services before carriers, so that a carrier added in between lacks its services, but no service lacks its carrier. */
export async function readCarrierRows(sql: RunSql): Promise<CarrierRows> {
  const services = await findServices(sql, {});
  return { services, carriers: await findCarriers(sql, {}) };
}

export async function writeCarrierRows(sql: RunSql, { carriers, services }: CarrierRows): Promise<void> {
  await db.insertAll(sql, 'carrier', carriers);
  await db.insertAll(sql, 'carrierService', services);
}
