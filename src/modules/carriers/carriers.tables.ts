import { tablesOf, type Readable } from '../../platform/db/tables.js';
import { CarrierServiceSchema } from './carrier-service.entity.js';
import { CarrierSchema } from './carrier.entity.js';
import type { Selectable } from 'kysely';

export const db = tablesOf({ carrier: CarrierSchema, carrierService: CarrierServiceSchema });

/** For modules that read them. */
export type CarrierTables = Readable<typeof db>;

export type CarrierRow = Readonly<Omit<Selectable<CarrierTables['carrier']>, 'createdAt'>>;
export type CarrierServiceRow = Readonly<Omit<Selectable<CarrierTables['carrierService']>, 'createdAt'>>;
