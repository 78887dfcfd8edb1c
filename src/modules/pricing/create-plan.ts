import { invalid, refuse, FieldChecks } from '../../kernel/errors.js';
import { constraintOf } from '../../platform/db/sql-state.js';
import { assertRoom } from '../../platform/db/room.js';
import { statement } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { db } from './pricing.tables.js';
import { checkExchangeable, readCurrency } from './exchangeable.js';
import { readGrants, readPlan, type CheckedGrant } from './price-plan.rules.js';
import { findServiceCodes } from '../carriers/index.js';
import type { PlanRecord } from './read-plans.js';
import type { CreatePlanInput } from './price-plan.types.js';

/** Creates a price plan. */
export async function createPlan(tx: Tx, given: CreatePlanInput): Promise<PlanRecord> {
  const checks = new FieldChecks();
  const currency = readCurrency(checks, 'currency', given.currency, tx.services.settings.baseCurrency);
  const plan = readPlan(checks, given, currency);
  const grants = readGrants(checks, given.services ?? [], currency);
  const serviceIds = await serviceIdsOf(tx, checks, grants);
  await checkExchangeable(tx, checks, 'currency', currency);
  checks.settle();

  await assertRoom(tx, 'pricePlans', { owner: null, held: () => countPlans.first(tx.sql, {}) });
  const record = { id: newId(), ...plan, createdAt: tx.services.clock.now() };
  await db.insert(tx.sql, 'pricePlan', record).catch(refuseTakenName);
  const rows = grants.map(({ serviceCode, ...grant }) => ({
    id: newId(),
    planId: record.id,
    serviceId: serviceIds.get(serviceCode) ?? '',
    ...grant,
  }));
  await db.insertAll(tx.sql, 'pricePlanService', rows);
  return record;
}

const countPlans = statement(() => db.selectFrom('pricePlan').select((eb) => eb.fn.countAll<bigint>().as('count')));

async function serviceIdsOf(tx: Tx, checks: FieldChecks, grants: readonly CheckedGrant[]): Promise<ReadonlyMap<string, string>> {
  if (grants.length === 0) return new Map();
  const rows = await findServiceCodes(tx.sql, {});
  const ids = new Map(rows.map(({ code, id }) => [code, id]));
  grants.forEach(({ serviceCode }, index) => {
    if (!ids.has(serviceCode)) checks.fail(`services[${index}].serviceCode`, 'noServices', { code: serviceCode }, [...ids.keys()]);
  });
  return ids;
}

function refuseTakenName(cause: unknown): never {
  if (constraintOf(cause) !== 'price_plan_name') throw cause;
  throw refuse('VALIDATION_FAILED', {}, { errors: [invalid('name', 'otherPlan')], cause });
}
