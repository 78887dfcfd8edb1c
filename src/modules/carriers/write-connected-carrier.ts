import { refuseFields, invalid } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named, valuesOf } from '../../platform/db/statement.js';
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
  if (carrier?.kind !== 'connected') throw refuseFields([invalid('carrier', 'carrierNotConnected', { code })]);
  return carrier.id;
}

export interface WantedService {
  readonly code: string;
  /** Null to leave the name of a known service as it is. */
  readonly name: string | null;
  /** Name of a new service if none is given. */
  readonly newName: string;
  readonly supportsCod: boolean;
}

const findService = statement(($: Named<{ code: string }>) =>
  db.selectFrom('carrierService').select(['id', 'carrierId']).where('code', '=', $.code).forNoKeyUpdate(),
);
const rename = statement(($: Named<{ id: string; name: string }>) =>
  db.updateTable('carrierService').set({ name: $.name }).where('id', '=', $.id),
);
const addService = statement(($: Named<Pick<WantedService, 'code' | 'supportsCod'> & { id: string; carrierId: string; name: string }>) =>
  db
    .insertInto('carrierService')
    .values({
      ...valuesOf($, ['id', 'carrierId', 'code', 'name']),
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

/**
 * Adds the service to the rate book, or renames it if a name is given. Undefined if the code belongs to another carrier. Its limits are the
 * carrier's own.
 */
export async function ensureConnectedService(
  tx: Tx,
  carrierId: string,
  { code, name, newName, supportsCod }: WantedService,
): Promise<string | undefined> {
  await addService(tx.sql, { code, name: name ?? newName, supportsCod, carrierId, id: newId() });
  const found = await findService.first(tx.sql, { code });
  if (found?.carrierId !== carrierId) return undefined;
  if (name !== null) await rename(tx.sql, { id: found.id, name });
  return found.id;
}

const findServices = statement(($: Named<{ carrierCode: string }>) =>
  db
    .selectFrom('carrierService as s')
    .innerJoin('carrier as c', 'c.id', 's.carrierId')
    .select(['s.id', 's.code', 's.name'])
    .where('c.code', '=', $.carrierCode)
    .where('c.kind', '=', 'connected')
    .orderBy('s.code'),
);

/** The services of a connected carrier in the rate book, by code. */
export const connectedServices = (sql: RunSql, carrierCode: string) => findServices(sql, { carrierCode });
