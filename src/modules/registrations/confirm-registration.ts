import { refuse } from '../../kernel/errors.js';
import { sha256 } from '../../platform/auth/secrets.js';
import { instantOf, type RunSql } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isEmailTaken, registerSeller } from '../sellers/index.js';
import type { RegistrationType } from './registration.types.js';
import type { RegistrationDetails } from './seller-registration.entity.js';

interface RegistrationRow {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly details: RegistrationDetails;
  readonly expiresAt: string;
}

const COLUMNS = `id, email, password_hash as "passwordHash", details, expires_at as "expiresAt"`;

/** Longer than any token. */
const MAX_TOKEN = 100;

/** Whom the link of a mail is for. NOT_FOUND alike for tokens that were never issued, were used or have expired. */
export async function openRegistration(sql: RunSql, token: string, now: Date): Promise<RegistrationType> {
  if (token.length > MAX_TOKEN) throw unknownRegistration();
  const [row] = await sql<RegistrationRow>(`select ${COLUMNS} from seller_registration where hash = $1 and expires_at > $2`, [
    sha256(token),
    now,
  ]);
  if (!row) throw unknownRegistration();
  return registrationOf(row);
}

/** Opens the account. Of several registrations of one address the first that is confirmed counts; the others are dropped. */
export async function confirmRegistration(tx: Tx, token: string): Promise<RegistrationType> {
  if (token.length > MAX_TOKEN) throw unknownRegistration();
  const [row] = await tx.sql<RegistrationRow>(`delete from seller_registration where hash = $1 and expires_at > $2 returning ${COLUMNS}`, [
    sha256(token),
    tx.services.clock.now(),
  ]);
  if (!row || (await isEmailTaken(tx, row.email))) throw unknownRegistration();
  await registerSeller(tx, { email: row.email, passwordHash: row.passwordHash, ...row.details }, row.id);
  await tx.sql('delete from seller_registration where email = $1', [row.email]);
  return registrationOf(row);
}

const registrationOf = ({ email, details, expiresAt }: RegistrationRow): RegistrationType => ({
  email,
  firstName: details.firstName,
  lastName: details.lastName,
  company: details.company,
  expiresAt: instantOf(expiresAt),
});

const unknownRegistration = () =>
  refuse('NOT_FOUND', { message: 'There is no such registration. It may be confirmed already, or have expired.' });
