import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { loaderBy } from '../../platform/graphql/loader.js';
import { db } from './two-factor.tables.js';

const findConfirmed = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('twoFactor').select('accountId').where('accountId', '=', anyOf($.ids)).where('confirmedAt', 'is not', null),
);

/** The accounts with two-factor login enabled. */
export const twoFactorLoader = loaderBy(
  (ids: readonly string[], { sql }) => findConfirmed(sql, { ids }),
  ({ accountId }) => accountId,
);
