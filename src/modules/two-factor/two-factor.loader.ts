import { loaderBy } from '../../platform/graphql/loader.js';

/** When accounts switched two-factor login on; nothing for those that have not. */
export const twoFactorLoader = loaderBy<string, { readonly accountId: string }>(
  (ids, { sql }) =>
    sql('select account_id as "accountId" from two_factor where account_id = any($1::uuid[]) and confirmed_at is not null', [ids]),
  ({ accountId }) => accountId,
);
