import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

export const accountChangeKinds = ['made', 'invited', 'address', 'role'] as const;
export type AccountChangeKind = (typeof accountChangeKinds)[number];

/** What one person did to the account of another that lets them act as its owner. */
export const AccountChangeSchema = defineEntity({
  name: 'AccountChange',
  tableName: 'account_change',
  indexes: [{ name: 'account_change_account', properties: ['accountId', 'createdAt'] }],
  properties: {
    id: p.uuid().primary(),
    /** Id of the seller or staff member whose account was changed. */
    accountId: p.uuid(),
    /** The staff member who changed it, in person or by a token that they created. */
    byId: p.uuid(),
    what: p.enum(() => accountChangeKinds).$type<AccountChangeKind>(),
    createdAt: instant(),
  },
});
