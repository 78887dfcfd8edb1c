import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { CarrierTables } from '../carriers/index.js';
import type { SellerTables } from '../sellers/index.js';
import { CarrierAccountHealthSchema, CarrierAccountSchema, CarrierAccountServiceSchema } from './carrier-account.entity.js';

export const db = tablesOf({
  carrierAccount: CarrierAccountSchema,
  carrierAccountService: CarrierAccountServiceSchema,
  carrierAccountHealth: CarrierAccountHealthSchema,
})
  .reading<CarrierTables>()
  .reading<SellerTables>();

/** For modules that read them. */
export type CarrierAccountTables = Readable<typeof db>;
