import type { FieldChecks } from '../../kernel/field-checks.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { PricedService } from './rate-card.rules.js';

const SELECT = `
  select id, code, domestic, international, max_weight_g as "maxWeightG",
         array_to_json(array(select distinct tier from lane where service_id = carrier_service.id order by tier)) as "laneTiers"
  from carrier_service`;

/** The service of a new card, locked so that versions are counted one at a time. Undefined, with an error among the checks, when there is none. */
export async function lockPricedService(tx: Tx, checks: FieldChecks, code: string): Promise<PricedService | undefined> {
  const [service] = await tx.sql<PricedService>(`${SELECT} where code = $1 for no key update`, [code.trim()]);
  if (!service) checks.fail('serviceCode', 'is not the code of a carrier service');
  return service;
}

export async function pricedServiceById(tx: Tx, id: string): Promise<PricedService> {
  const [service] = await tx.sql<PricedService>(`${SELECT} where id = $1`, [id]);
  if (!service) throw new Error(`The carrier service ${id} is missing.`);
  return service;
}
