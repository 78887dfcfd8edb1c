import { moneyOrNull } from '../../kernel/money.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy, loaderBy } from '../../platform/work/loader.js';
import type { CarrierServiceType } from './carrier.types.js';
import { db, type CarrierRow, type CarrierServiceRow } from './carriers.tables.js';
import { plainDecimal } from '../../kernel/decimal.js';

const findCarriers = statement(() => db.selectFrom('carrier').select(db.columns('carrier')).orderBy('code'));

/** All carriers, ordered by code. Not paged: the operator has only a few contracts. */
export async function listCarriers({ sql }: Context): Promise<readonly CarrierRow[]> {
  return findCarriers(sql, {});
}

const findOfCarriers = statement(($: Named<{ carrierIds: readonly string[] }>) =>
  db.selectFrom('carrierService').select(db.columns('carrierService')).where('carrierId', '=', anyOf($.carrierIds)).orderBy('code'),
);

export const servicesLoader = listLoaderBy<string, CarrierServiceRow>(
  (carrierIds, { sql }) => findOfCarriers(sql, { carrierIds }),
  (service) => service.carrierId,
);

const findServices = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('carrierService').select(db.columns('carrierService')).where('id', '=', anyOf($.ids)),
);

const serviceLoader = loaderBy<string, CarrierServiceRow>(
  (ids, { sql }) => findServices(sql, { ids }),
  (service) => service.id,
);

/** Ids and codes of all services, ordered by code. */
export const findServiceCodes = statement(() => db.selectFrom('carrierService').select(['id', 'code']).orderBy('code'));

/** The service that another record refers to by foreign key, so it must exist. */
export async function serviceById(context: Context, id: string): Promise<CarrierServiceType> {
  const service = await context.load(serviceLoader, id);
  if (!service) throw new Error(`The carrier service ${id} is missing.`);
  return serviceOut(service);
}

export function serviceOut(service: CarrierServiceRow): CarrierServiceType {
  const { codMaxMinor, codMaxCurrency, minWeightG, maxWeightG, weightStepG, ...rest } = service;
  const kilograms = (grams: number): string => plainDecimal(BigInt(grams), 3);
  return {
    ...rest,
    codMaxAmount: moneyOrNull(codMaxMinor, codMaxCurrency),
    minWeightKg: minWeightG === null ? null : kilograms(minWeightG),
    maxWeightKg: maxWeightG === null ? null : kilograms(maxWeightG),
    weightStepKg: kilograms(weightStepG),
  };
}
