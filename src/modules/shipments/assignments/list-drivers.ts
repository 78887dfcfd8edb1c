import type { Context } from '../../../platform/graphql/context.js';
import type { DriverType } from './assignment.types.js';

const MAX_DRIVERS = 1000;

/** Active drivers by name. */
export function listDrivers({ actor, sql }: Context): Promise<DriverType[]> {
  actor.require('shipment:assign');
  return sql<DriverType>(`select id, name from staff where active and role = 'driver' order by name, id limit ${MAX_DRIVERS}`);
}
