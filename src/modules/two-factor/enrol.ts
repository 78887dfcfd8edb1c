import { refuse } from '../../kernel/errors.js';
import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { qrCode, type Matrix } from '../../platform/pdf/codes.js';
import { dropRecoveryCodes, renewRecoveryCodes } from './recovery-codes.js';
import { newTotpSecret, stepOfCode, totpUri } from './totp.js';
import { wrongCode } from './check-credentials.js';
import { db } from './two-factor.tables.js';

export interface Enrolment {
  readonly secret: string;
  readonly uri: string;
  readonly qrPath: string;
  readonly qrSize: number;
}

/**
 * Issues the secret of a new authenticator app. The app is activated by its first code; until then the previous one, if any, stays valid.
 */
export async function beginTwoFactor(tx: Tx, account: { id: string; email: string }): Promise<Enrolment> {
  const secret = newTotpSecret();
  const pendingSecret = tx.services.secrets.encrypt(secret);
  await db.upsert(tx.sql, 'twoFactor', { accountId: account.id, pendingSecret }, ['accountId']);
  const uri = totpUri(secret, account.email);
  const matrix = qrCode(uri);
  return { secret, uri, qrPath: qrPath(matrix), qrSize: matrix.size };
}

const lockPending = statement(($: Named<{ accountId: string }>) =>
  db.selectFrom('twoFactor').select('pendingSecret').where('accountId', '=', $.accountId).forUpdate(),
);

const confirmPending = statement(($: Named<{ accountId: string; step: number }>) =>
  db
    .updateTable('twoFactor')
    .set((eb) => ({ secret: eb.ref('pendingSecret'), pendingSecret: null, confirmedAt: now, lastStep: $.step }))
    .where('accountId', '=', $.accountId),
);

/** Enables two-factor login with a code of the new app and returns new recovery codes. UNAUTHORIZED with TWO_FACTOR_INVALID. */
export async function confirmTwoFactor(tx: Tx, accountId: string, code: string): Promise<string[]> {
  const row = await lockPending.first(tx.sql, { accountId });
  if (!row?.pendingSecret) throw refuse('NOT_FOUND.pendingAuthenticator');
  const { secrets, clock } = tx.services;
  const step = stepOfCode(secrets.decrypt(row.pendingSecret), code.slice(0, 20).replaceAll(' ', ''), clock.now());
  if (step === undefined) throw wrongCode();
  await confirmPending(tx.sql, { accountId, step });
  tx.afterCommit(() => tx.services.access.forget());
  return renewRecoveryCodes(tx, accountId);
}

const remove = statement(($: Named<{ accountId: string }>) =>
  db.deleteFrom('twoFactor').where('accountId', '=', $.accountId).returning('confirmedAt'),
);

/** Disables two-factor login. False when it was already disabled. */
export async function removeTwoFactor(tx: Tx, accountId: string): Promise<boolean> {
  const [removed] = await Promise.all([remove.first(tx.sql, { accountId }), dropRecoveryCodes(tx, accountId)]);
  tx.afterCommit(() => tx.services.access.forget());
  return removed !== undefined && removed.confirmedAt !== null;
}

/** The dark modules of a QR code as an SVG path in units of one module: one stroke per horizontal run. */
function qrPath({ size, isDark }: Matrix): string {
  const runs: string[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue;
      const start = x;
      while (x + 1 < size && isDark(x + 1, y)) x++;
      runs.push(`M${start} ${y}h${x - start + 1}v1H${start}z`);
    }
  }
  return runs.join('');
}
