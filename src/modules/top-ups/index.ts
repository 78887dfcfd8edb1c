import { WalletTopUpSchema } from './top-up.entity.js';

export { TopUpResolver } from './top-up.resolver.js';
export { topUpPayables } from './top-up-payables.js';
export { topUpSql } from './top-ups.tables.js';
export const topUpEntities = [WalletTopUpSchema];
