import { randomPooled, newId } from '../../platform/ids.js';
import type { Secrets } from '../../platform/auth/secrets.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './two-factor.tables.js';

const HOW_MANY = 10;
const LENGTH = 12;
const GROUP = 4;
/** Without ambiguous letters and digits. 32 characters, so that each encodes five random bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789';

const dropAll = statement(($: Named<{ accountId: string }>) => db.deleteFrom('recoveryCode').where('accountId', '=', $.accountId));

export async function dropRecoveryCodes(tx: Tx, accountId: string): Promise<void> {
  await dropAll(tx.sql, { accountId });
}

/** Replaces the recovery codes of an account and returns the new ones, to be shown only once. */
export async function renewRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  const rows = codes.map((code) => ({ id: newId(), accountId, hash: hashOf(tx.services.secrets, accountId, code), usedAt: null }));
  await Promise.all([dropRecoveryCodes(tx, accountId), db.insertAll(tx.sql, 'recoveryCode', rows)]);
  return codes;
}

/** A keyed hash: read access to the table does not suffice to test codes against it. Ignores case, blanks and dashes. */
export const hashOf = (secrets: Secrets, accountId: string, code: string): string =>
  secrets.sign(`recovery-code:${accountId}:${code.toLowerCase().replaceAll(' ', '').replaceAll('-', '')}`);

/** Sixty random bits, in groups that are easy to type. */
function newCode(): string {
  const letters = [...randomPooled(LENGTH)].map((byte) => ALPHABET.charAt(byte & 31));
  return Array.from({ length: LENGTH / GROUP }, (_, group) => letters.slice(group * GROUP, (group + 1) * GROUP).join('')).join('-');
}
