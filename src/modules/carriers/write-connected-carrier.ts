import { refuseFields, invalid } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { CarrierAdapter } from './adapter/index.js';
import { db } from './carriers.tables.js';

/** Transit times until the carrier states its own for a route. */
const USUAL_DAYS = { minTransitDays: 1, maxTransitDays: 7 } as const;

const addCarrier = statement(($: Named<{ id: string; code: string; name: string }>) =>
  db
    .insertInto('carrier')
    .values({ id: $.id, code: $.code, name: $.name, kind: 'connected', active: true, logo: null, trackingUrlTemplate: null })
    .onConflict((conflict) => conflict.column('code').doNothing()),
);
const findCarrier = statement(($: Named<{ code: string }>) => db.selectFrom('carrier').select(['id', 'kind']).where('code', '=', $.code));

/** Adds the carrier to the rate book when its first account is connected. */
export async function ensureConnectedCarrier(tx: Tx, { code, name }: Pick<CarrierAdapter, 'code' | 'name'>): Promise<string> {
  await addCarrier(tx.sql, { id: newId(), code, name });
  const carrier = await findCarrier.first(tx.sql, { code });
  if (carrier?.kind !== 'connected') throw refuseFields([invalid('carrier', `${code} is the code of a carrier that is not connected`)]);
  return carrier.id;
}

export interface ConnectedServiceRow {
  readonly code: string;
  readonly name: string;
  readonly supportsCod: boolean;
}

const findService = statement(($: Named<{ code: string }>) =>
  db.selectFrom('carrierService').select(['id', 'carrierId']).where('code', '=', $.code).forNoKeyUpdate(),
);
const rename = statement(($: Named<{ id: string; name: string }>) =>
  db.updateTable('carrierService').set({ name: $.name }).where('id', '=', $.id),
);
const addService = statement(($: Named<ConnectedServiceRow & { id: string; carrierId: string }>) =>
  db
    .insertInto('carrierService')
    .values({
      id: $.id,
      carrierId: $.carrierId,
      code: $.code,
      name: $.name,
      active: true,
      domestic: true,
      international: true,
      documents: true,
      nonDocuments: true,
      supportsCod: $.supportsCod,
      ...USUAL_DAYS,
      pickupDropoff: 'door_to_door',
      // The carrier collects from the sender.
      skipHub: true,
    })
    .onConflict((conflict) => conflict.column('code').doNothing()),
);

/** Adds the service to the rate book, or renames it. Undefined if the code belongs to another carrier. Its limits are the carrier's own. */
export async function ensureConnectedService(tx: Tx, carrierId: string, service: ConnectedServiceRow): Promise<string | undefined> {
  await addService(tx.sql, { ...service, id: newId(), carrierId });
  const found = await findService.first(tx.sql, { code: service.code });
  if (found?.carrierId !== carrierId) return undefined;
  await rename(tx.sql, { id: found.id, name: service.name });
  return found.id;
}
