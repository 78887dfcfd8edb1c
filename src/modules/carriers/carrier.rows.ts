import type { Selectable } from 'kysely';
import type { CarrierTables } from './carriers.tables.js';

export type CarrierRow = Readonly<Omit<Selectable<CarrierTables['carrier']>, 'createdAt'>>;
export type CarrierServiceRow = Readonly<Omit<Selectable<CarrierTables['carrierService']>, 'createdAt'>>;

/** `adapter` carriers are asked over the network; the other kinds are priced from their rate cards. */
export const carrierKinds = ['own_fleet', 'rate_card', 'adapter'] as const;
export type CarrierKind = (typeof carrierKinds)[number];

export const pickupDropoffs = ['door_to_door', 'door_to_hub', 'hub_to_door'] as const;
export type PickupDropoff = (typeof pickupDropoffs)[number];
