import { randomPooled, newId } from '../../platform/ids.js';
import type { Secrets } from '../../platform/auth/secrets.js';
import type { Tx } from '../../platform/db/unit-of-work.js';

const HOW_MANY = 10;
const LENGTH = 12;
const GROUP = 4;
/** Without letters and digits that look alike. 32 of them, so that each stands for five random bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789';

/** Replaces the recovery codes of an account and answers the new ones, to be shown this once. */
export async function renewRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await tx.sql('delete from recovery_code where account_id = $1', [accountId]);
  await tx.sql(
    `insert into recovery_code (id, account_id, hash, created_at)
     select c.id, $1, c.hash, $2 from unnest($3::uuid[], $4::text[]) as c (id, hash)`,
    [accountId, tx.services.clock.now(), codes.map(() => newId()), codes.map((code) => hashOf(tx.services.secrets, accountId, code))],
  );
  return codes;
}

/** A keyed hash: who has read the table alone cannot try codes against it. Case, blanks and dashes do not count. */
export const hashOf = (secrets: Secrets, accountId: string, code: string): string =>
  secrets.sign(`recovery-code:${accountId}:${code.toLowerCase().replaceAll(' ', '').replaceAll('-', '')}`);

/** Sixty random bits, in groups that are easy to type. */
function newCode(): string {
  const letters = [...randomPooled(LENGTH)].map((byte) => ALPHABET.charAt(byte & 31));
  return Array.from({ length: LENGTH / GROUP }, (_, group) => letters.slice(group * GROUP, (group + 1) * GROUP).join('')).join('-');
}
