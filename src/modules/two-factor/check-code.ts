import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, now, statement, type Named } from '../../platform/db/statement.js';
import { loaderBy } from '../../platform/work/loader.js';
import type { CoreServices } from '../../platform/services.js';
import { hashOf } from './recovery-codes.js';
import { stepOfCode } from './totp.js';
import { db } from './two-factor.tables.js';
import type { RateWindow } from '../../platform/http/rate-limit.js';

/** What this module needs of the composition. */
export interface TwoFactorServices {
  /**
   * Code attempts per account, after its password. Attempts by a session alone are counted separately, so that a stolen session cannot
   * exhaust this limit.
   */
  readonly codeLimit: RateWindow;
}

/** Six digits are a million values: at ten attempts per quarter of an hour, guessing one takes years, not days. */
export const CODE_LIMIT = { count: 10, seconds: 900 };
const LONGEST_CODE = 40;

export interface CodeCheck {
  readonly sql: RunSql;
  readonly services: CoreServices & TwoFactorServices;
}

const findSecret = statement(($: Named<{ accountId: string }>) =>
  db.selectFrom('twoFactor').select('secret').where('accountId', '=', $.accountId).where('confirmedAt', 'is not', null),
);

/** Whether an account asks for a code at login. */
export async function hasTwoFactor(sql: RunSql, accountId: string): Promise<boolean> {
  return (await findSecret.first(sql, { accountId })) !== undefined;
}

const findConfirmed = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('twoFactor').select('accountId').where('accountId', '=', anyOf($.ids)).where('confirmedAt', 'is not', null),
);

/** The accounts with two-factor login enabled. */
export const twoFactorLoader = loaderBy(
  (ids: readonly string[], { sql }) => findConfirmed(sql, { ids }),
  ({ accountId }) => accountId,
);

/** Verifies and consumes an unused authenticator or recovery code. RATE_LIMITED after too many attempts. */
export async function useCode({ sql, services }: CodeCheck, accountId: string, given: string): Promise<boolean> {
  await services.codeLimit.take(accountId);
  const code = given.trim();
  if (code.length > LONGEST_CODE) return false;
  return (await useStep({ sql, services }, accountId, code)) || useRecoveryCode({ sql, services }, accountId, code);
}

const useUpTo = statement(($: Named<{ accountId: string; step: number }>) =>
  db
    .updateTable('twoFactor')
    .set({ lastStep: $.step })
    .where('accountId', '=', $.accountId)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', $.step)])),
);

/** The atomic update decides: of concurrent attempts with one code, only one advances the step. */
async function useStep({ sql, services }: CodeCheck, accountId: string, code: string): Promise<boolean> {
  const row = await findSecret.first(sql, { accountId });
  if (!row?.secret) return false;
  const step = stepOfCode(services.secrets.decrypt(row.secret), code.replaceAll(' ', ''), services.clock.now());
  if (step === undefined) return false;
  return (await useUpTo.count(sql, { accountId, step })) > 0;
}

const useRecovery = statement(($: Named<{ accountId: string; hash: string }>) =>
  db
    .updateTable('recoveryCode')
    .set({ usedAt: now })
    .where('accountId', '=', $.accountId)
    .where('hash', '=', $.hash)
    .where('usedAt', 'is', null),
);

async function useRecoveryCode({ sql, services }: CodeCheck, accountId: string, code: string): Promise<boolean> {
  return (await useRecovery.count(sql, { accountId, hash: hashOf(services.secrets, accountId, code) })) > 0;
}
