export type { CallOptions, CarrierAccountServices, CarrierConnections, ConnectedAccount } from './connected-account.js';
