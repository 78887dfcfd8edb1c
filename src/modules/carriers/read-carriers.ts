import { money } from '../../kernel/money.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy, loaderBy } from '../../platform/graphql/loader.js';
import { moneyOrNull } from '../../platform/graphql/money.type.js';
import { CarrierServiceSchema } from './carrier-service.entity.js';
import { CarrierSchema } from './carrier.entity.js';
import type { CarrierServiceType } from './carrier.types.js';
import { plainDecimal } from './decimal-number.js';
import type { CarrierRow, CarrierServiceRow } from './rate-book.rows.js';

const BY_CODE = { orderBy: { code: 'asc' }, disableIdentityMap: true } as const;

/** All carriers, in order of their code. There are as many as the operator has contracts: few. */
export async function listCarriers({ actor, em }: Context): Promise<readonly CarrierRow[]> {
  actor.require('reference:read');
  return em.find(CarrierSchema, {}, BY_CODE);
}

export const servicesLoader = listLoaderBy<string, CarrierServiceRow>(
  (carrierIds, { em }) => em.find(CarrierServiceSchema, { carrierId: { $in: [...carrierIds] } }, BY_CODE),
  (service) => service.carrierId,
);

const serviceLoader = loaderBy<string, CarrierServiceRow>(
  (ids, { em }) => em.find(CarrierServiceSchema, { id: { $in: [...ids] } }, BY_CODE),
  (service) => service.id,
);

/** The service that another record names by its key, so that it is there. */
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
    codMaxAmount: moneyOrNull(codMaxMinor === null || codMaxCurrency === null ? null : money(codMaxMinor, codMaxCurrency)),
    minWeightKg: minWeightG === null ? null : kilograms(minWeightG),
    maxWeightKg: maxWeightG === null ? null : kilograms(maxWeightG),
    weightStepKg: kilograms(weightStepG),
  };
}
