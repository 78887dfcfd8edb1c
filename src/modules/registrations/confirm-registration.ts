import { refuse } from '../../kernel/errors.js';
import { sha256 } from '../../platform/auth/secrets.js';
import type { RunSql } from '../../platform/db/sql.js';
import { now, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import type { TokenOrigin } from '../access/index.js';
import { isEmailTaken, registerSeller } from '../sellers/index.js';
import { openSession, originOf, type OpenedSession } from '../staff/index.js';
import type { RegistrationType } from './registration.types.js';
import { db } from './registrations.tables.js';

const COLUMNS = ['id', 'email', 'passwordHash', 'details', 'expiresAt'] as const;

const findOpen = statement(($: Named<{ hash: Buffer; now: Date }>) =>
  db.selectFrom('sellerRegistration').select(COLUMNS).where('hash', '=', $.hash).where('expiresAt', '>', $.now),
);

const takeOpen = statement(($: Named<{ hash: Buffer }>) =>
  db.deleteFrom('sellerRegistration').where('hash', '=', $.hash).where('expiresAt', '>', now).returning(COLUMNS),
);

const dropOthers = statement(($: Named<{ email: string }>) => db.deleteFrom('sellerRegistration').where('email', '=', $.email));

/** Longer than any token. */
const MAX_TOKEN = 100;

/** The registration behind a mailed link. NOT_FOUND for unknown, used and expired tokens alike. */
export async function openRegistration(sql: RunSql, token: string, at: Date): Promise<RegistrationType> {
  if (token.length > MAX_TOKEN) throw unknownRegistration();
  const row = await findOpen.first(sql, { hash: sha256(token), now: at });
  if (!row) throw unknownRegistration();
  return registrationOf(row);
}

/** Confirms it, and with a cookie signs the browser in as well. */
export async function confirmInBrowser(context: Context, given: { token: string; cookie: boolean }): Promise<RegistrationType> {
  const origin = given.cookie ? originOf(context) : null;
  const { session, ...confirmed } = await context.transact((tx) => confirmRegistration(tx, given.token, origin));
  if (session) context.keepInBrowser('session', { token: session.token, expiresAt: session.endsAt });
  return confirmed;
}

interface Confirmed extends RegistrationType {
  readonly session: OpenedSession | null;
}

/**
 * Creates the account, and a session for an origin. Of several registrations of one address the first to be confirmed wins; the others are
 * deleted.
 */
async function confirmRegistration(tx: Tx, token: string, origin: TokenOrigin | null): Promise<Confirmed> {
  if (token.length > MAX_TOKEN) throw unknownRegistration();
  const row = await takeOpen.first(tx.sql, { hash: sha256(token) });
  if (!row || (await isEmailTaken(tx, row.email))) throw unknownRegistration();
  await registerSeller(tx, { email: row.email, passwordHash: row.passwordHash, ...row.details }, row.id);
  await dropOthers(tx.sql, { email: row.email });
  const session = origin && (await openSession(tx, { kind: 'seller_session', subjectId: row.id, origin }));
  return { ...registrationOf(row), session };
}

const registrationOf = ({ email, details, expiresAt }: RowOf<typeof findOpen>): RegistrationType => ({
  email,
  firstName: details.firstName,
  lastName: details.lastName,
  company: details.company,
  expiresAt,
});

const unknownRegistration = () => refuse('NOT_FOUND.registration');
