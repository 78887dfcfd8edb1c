import { sql } from 'kysely';
import type { FieldChecks } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './rating.tables.js';
import type { PricedService } from './rate-card.rules.js';

const selectService = () =>
  db
    .selectFrom('carrierService as s')
    .select((eb) => [
      's.id',
      's.code',
      's.domestic',
      's.international',
      's.maxWeightG',
      sql<
        string[]
      >`array${eb.selectFrom('lane').select('lane.tier').distinct().whereRef('lane.serviceId', '=', 's.id').orderBy('lane.tier')}`.as(
        'laneTiers',
      ),
    ]);

const lockByCode = statement(($: Named<{ code: string }>) => selectService().where('s.code', '=', $.code).forNoKeyUpdate());
const findById = statement(($: Named<{ id: string }>) => selectService().where('s.id', '=', $.id));

/** Locks the service of a new card, so that versions are assigned one at a time. When unknown, adds a field error and returns undefined. */
export async function lockPricedService(tx: Tx, checks: FieldChecks, code: string): Promise<PricedService | undefined> {
  const service = await lockByCode.first(tx.sql, { code: code.trim() });
  if (!service) checks.fail('serviceCode', 'notService');
  return service;
}

export async function pricedServiceById(tx: Tx, id: string): Promise<PricedService> {
  const service = await findById.first(tx.sql, { id });
  if (!service) throw new Error(`The carrier service ${id} is missing.`);
  return service;
}
