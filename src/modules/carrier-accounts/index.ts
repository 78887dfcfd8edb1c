import { CarrierAccountHealthSchema, CarrierAccountSchema, CarrierAccountServiceSchema } from './carrier-account.entity.js';

export const carrierAccountEntities = [CarrierAccountSchema, CarrierAccountServiceSchema, CarrierAccountHealthSchema];
export { carrierAccountSql, carrierAccountTriggersSql, type CarrierAccountTables } from './carrier-accounts.tables.js';
export { CarrierAccountResolver, CarrierServiceMappingResolver, changeAccount } from './carrier-account.resolver.js';
export { CarrierAccountType } from './carrier-account.types.js';
export { AccountWatch, type WatchParts } from './account-watch.js';
export { carrierClient } from './carrier-client.js';
export { connectDemoCarrier } from './connect-demo-carrier.js';
export { ConnectionKeeper } from './connection-keeper.js';
export { meaningOf } from './connected-account.js';
export type { CallOptions, CarrierAccountServices, CarrierConnections, ConnectedAccount, MappedService } from './connected-account.js';
export { accountById, accountLoader, holdAccount, lockAccount, seesAccount, type CarrierAccountRecord } from './read-accounts.js';
export { removeAccount } from './pause-account.js';
