import type { RateWindow } from '../../platform/http/rate-limit.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { Services } from '../../platform/services.js';
import { hashOf } from './recovery-codes.js';
import { stepOfCode } from './totp.js';

declare module '../../platform/services.js' {
  interface Services {
    /** Codes that may be tried for one account, after its password. What a session alone may try is counted apart, so that a stolen one does not use this up. */
    readonly codeLimit: RateWindow;
  }
}

/** Six digits have a million values: ten tries in a quarter of an hour find one in years, not in days. */
export const CODE_LIMIT = { count: 10, seconds: 900 };
const LONGEST_CODE = 40;

export interface CodeCheck {
  readonly sql: RunSql;
  readonly services: Services;
}

/** Whether an account asks for a code at login. */
export async function hasTwoFactor(sql: RunSql, accountId: string): Promise<boolean> {
  const rows = await sql('select 1 from two_factor where account_id = $1 and confirmed_at is not null', [accountId]);
  return rows.length > 0;
}

/** Whether this is a code of the app, or a recovery code, that was not used before; it is used up then. RATE_LIMITED after too many tries. */
export async function useCode({ sql, services }: CodeCheck, accountId: string, given: string): Promise<boolean> {
  await services.codeLimit.take(accountId);
  const code = given.trim();
  if (code.length > LONGEST_CODE) return false;
  return (await useStep({ sql, services }, accountId, code)) || useRecoveryCode({ sql, services }, accountId, code);
}

/** The update is what decides: of many who bring the same code at once, one finds a step that is still ahead. */
async function useStep({ sql, services }: CodeCheck, accountId: string, code: string): Promise<boolean> {
  const [row] = await sql<{ secret: Buffer | null }>('select secret from two_factor where account_id = $1 and confirmed_at is not null', [
    accountId,
  ]);
  if (!row?.secret) return false;
  const step = stepOfCode(services.secrets.decrypt(row.secret), code.replaceAll(' ', ''), services.clock.now());
  if (step === undefined) return false;
  const used = await sql(
    'update two_factor set last_step = $2 where account_id = $1 and (last_step is null or last_step < $2) returning 1',
    [accountId, step],
  );
  return used.length > 0;
}

async function useRecoveryCode({ sql, services }: CodeCheck, accountId: string, code: string): Promise<boolean> {
  const used = await sql('update recovery_code set used_at = $3 where account_id = $1 and hash = $2 and used_at is null returning 1', [
    accountId,
    hashOf(services.secrets, accountId, code),
    services.clock.now(),
  ]);
  return used.length > 0;
}
