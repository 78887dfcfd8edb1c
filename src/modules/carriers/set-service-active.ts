import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db, type CarrierServiceRow } from './carriers.tables.js';

export interface ServiceSwitch {
  readonly code: string;
  readonly active: boolean;
}

const switchTo = statement(($: Named<ServiceSwitch>) =>
  db.updateTable('carrierService').set({ active: $.active }).where('code', '=', $.code).returning(db.columns('carrierService')),
);

/** Enables or disables a service. Existing shipments continue. NOT_FOUND. */
export async function setServiceActive(tx: Tx, { code, active }: ServiceSwitch): Promise<CarrierServiceRow> {
  const service = await switchTo.first(tx.sql, { code, active });
  if (!service) throw refuse('NOT_FOUND.carrierService');
  return service;
}
