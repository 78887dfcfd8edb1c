import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { CarrierServiceSchema } from './carrier-service.entity.js';
import type { CarrierServiceRow } from './rate-book.rows.js';

export interface ServiceSwitch {
  readonly code: string;
  readonly active: boolean;
}

/** Takes a service off sale or puts it back. Shipments that have it already go on. NOT_FOUND. */
export async function setServiceActive(tx: Tx, actor: Actor, { code, active }: ServiceSwitch): Promise<CarrierServiceRow> {
  actor.require('rate-book:edit');
  await tx.sql('update carrier_service set active = $2 where code = $1', [code, active]);
  const service = await tx.em.findOne(CarrierServiceSchema, { code }, { disableIdentityMap: true });
  if (!service) throw refuse('NOT_FOUND', { message: 'There is no such carrier service.' });
  return service;
}
