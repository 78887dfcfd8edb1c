import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { qrCode } from '../../platform/pdf/codes.js';
import { qrPath } from './qr-path.js';
import { renewRecoveryCodes } from './recovery-codes.js';
import { newTotpSecret, stepOfCode, totpUri } from './totp.js';
import { wrongCode } from './check-credentials.js';

export interface Enrolment {
  readonly secret: string;
  readonly uri: string;
  readonly qrPath: string;
  readonly qrSize: number;
}

/** Hands out the secret of a new app. It counts once the app has shown a code; until then the app before it, if any, stays the right one. */
export async function beginTwoFactor(tx: Tx, account: { id: string; email: string }): Promise<Enrolment> {
  const secret = newTotpSecret();
  await tx.sql(
    `insert into two_factor (account_id, pending_secret, created_at) values ($1, $2, $3)
     on conflict (account_id) do update set pending_secret = excluded.pending_secret`,
    [account.id, tx.services.secrets.encrypt(secret), tx.services.clock.now()],
  );
  const uri = totpUri(secret, account.email);
  const matrix = qrCode(uri);
  return { secret, uri, qrPath: qrPath(matrix), qrSize: matrix.size };
}

/** Switches two-factor login on with a code of the new app and answers fresh recovery codes. UNAUTHORIZED with TWO_FACTOR_INVALID. */
export async function confirmTwoFactor(tx: Tx, accountId: string, code: string): Promise<string[]> {
  const [row] = await tx.sql<{ pending: Buffer | null }>(
    'select pending_secret as pending from two_factor where account_id = $1 for update',
    [accountId],
  );
  if (!row?.pending) throw refuse('NOT_FOUND', { message: 'No authenticator app is waiting to be confirmed; begin with beginTwoFactor.' });
  const now = tx.services.clock.now();
  const step = stepOfCode(tx.services.secrets.decrypt(row.pending), code.slice(0, 20).replaceAll(' ', ''), now);
  if (step === undefined) throw wrongCode();
  await tx.sql(
    'update two_factor set secret = pending_secret, pending_secret = null, confirmed_at = $2, last_step = $3 where account_id = $1',
    [accountId, now, step],
  );
  tx.afterCommit(() => tx.services.access.forget());
  return renewRecoveryCodes(tx, accountId);
}

/** Switches two-factor login off. False when it was off. */
export async function removeTwoFactor(tx: Tx, accountId: string): Promise<boolean> {
  const removed = await tx.sql<{ on: boolean }>('delete from two_factor where account_id = $1 returning confirmed_at is not null as "on"', [
    accountId,
  ]);
  await tx.sql('delete from recovery_code where account_id = $1', [accountId]);
  tx.afterCommit(() => tx.services.access.forget());
  return removed[0]?.on ?? false;
}
