import type { Selectable } from 'kysely';
import type { CarrierTables } from './carriers.tables.js';

export type CarrierRow = Readonly<Omit<Selectable<CarrierTables['carrier']>, 'createdAt'>>;
export type CarrierServiceRow = Readonly<Omit<Selectable<CarrierTables['carrierService']>, 'createdAt'>>;
