import { networkOf } from '../../platform/http/caller-network.js';
import { FieldChecks, Refusal, refuse } from '../../kernel/errors.js';
import type { DomainEvent } from '../../kernel/events.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { oneByOne, type EventConsumer } from '../../platform/events/consumer.js';
import { emit } from '../../platform/events/emit.js';
import type { Context } from '../../platform/work/context.js';
import type { RateWindow } from '../../platform/http/rate-limit.js';
import { newId } from '../../platform/ids.js';
import { findLink, makeLink, ownTokens, useLink } from '../access/index.js';
import { passwordResetMail, securityNoticeMail, sendMail } from '../notifications/index.js';
import { checkPassword } from '../sellers/index.js';
import { activeStaff, endCredentials, lockAccount, mailboxOf, openAccount, setPassword } from '../staff/index.js';
import { db } from './accounts.tables.js';
import type { PasswordResetType } from './password-reset.types.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';

export interface ResetLimits {
  readonly byAccount: RateWindow;
  readonly byCaller: RateWindow;
}

/** Caps reset mails per account, so that requests cannot flood a mailbox. */
export const RESETS_PER_ACCOUNT = { count: 3, seconds: 3600 };
export const RESETS_PER_CALLER = { count: 30, seconds: 3600 };
const VALID_SECONDS = 3600;
const RESETS = ['password_reset'] as const;

/**
 * Requests the mail. Reply and timing are the same whether or not the address has an account, so neither reveals it; the difference is
 * handled later, in a job. RATE_LIMITED by the caller's address alone.
 */
export async function requestPasswordReset(context: Context<AccountServices>, given: string): Promise<true> {
  const { sql, services, caller } = context;
  const email = given.slice(0, 300).trim().toLowerCase();
  const checks = new FieldChecks();
  checks.email('email', email);
  checks.settle();
  await services.resetLimits.byCaller.take(networkOf(caller.ip));
  const mayMail = await isWithin(services.resetLimits.byAccount, email);
  const account = await openAccount(sql, { email });
  // A random id stands for an unknown address, or for one that has reached its mail limit.
  const subjectId = mayMail && account ? account.id : newId();
  await context.transact((tx) => emit(tx, { type: 'password_reset.requested', subjectId, occurredAt: services.clock.now(), data: {} }));
  return true;
}

async function isWithin(window: RateWindow, key: string): Promise<boolean> {
  try {
    await window.take(key);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

const findLinkById = statement(($: Named<{ id: string }>) => db.selectFrom('accountLink').select('id').where('id', '=', $.id));

/** Mails the link, once per request. */
export const passwordResetConsumer: EventConsumer = {
  queue: 'password_resets',
  events: ['password_reset.requested'],
  retryLimit: 5,
  retryDelaySeconds: 10,
  batch: 20,
  handleAll: oneByOne((event, { transact }) => transact((tx) => mailReset(tx, event))),
};

async function mailReset(tx: Tx, { id, subjectId }: DomainEvent): Promise<void> {
  const found = await openAccount(tx.sql, { id: subjectId });
  if (!found) return;
  // The address may be changing concurrently: send the link to the current one.
  await lockAccount(tx, found);
  const account = await openAccount(tx.sql, { id: subjectId });
  if (!account) return;
  if (await findLinkById.first(tx.sql, { id })) return;
  const { token, expiresAt } = await makeLink(tx, {
    id,
    purpose: 'password_reset',
    accountId: subjectId,
    createdById: null,
    lifeSeconds: VALID_SECONDS,
  });
  const link = `${tx.services.publicUrl()}/console/reset#${token}`;
  await sendMail(tx, subjectId, { ...passwordResetMail({ name: account.name, link, expiresAt }, mailboxOf(account)), secret: token });
}

/** Shows whose link it is and what a new password can revoke. NOT_FOUND for links that are unknown, used, replaced or expired. */
export async function readReset({ sql, services }: Context, token: string): Promise<PasswordResetType> {
  const now = services.clock.now();
  const link = await findLink(sql, token, { purposes: RESETS, now });
  const account = link && (await openAccount(sql, { id: link.accountId }));
  if (!account) throw unknownLink();
  const [tokens, staff] = await Promise.all([ownTokens(sql, account.id), activeStaff(sql, account.id)]);
  return { email: account.email, expiresAt: link.expiresAt, tokenCount: tokens.length, isDriver: staff?.role === 'driver' };
}

interface Reset {
  readonly token: string;
  readonly passwordHash: string;
}

/** Hashes the password before the transaction begins, and only for valid links. NOT_FOUND. */
export async function prepareReset({ sql, services }: Context<AuthServices>, given: { token: string; password: string }): Promise<Reset> {
  const checks = new FieldChecks();
  checkPassword(checks, given.password);
  checks.settle();
  if (!(await findLink(sql, given.token, { purposes: RESETS, now: services.clock.now() }))) throw unknownLink();
  return { token: given.token, passwordHash: await services.passwords.hash(given.password) };
}

/** Sets the password once, revokes the credentials that rest on the old one and notifies the owner. The second factor is unchanged. */
export async function resetPassword(tx: Tx, { token, passwordHash, endTokens }: Reset & { endTokens: boolean }): Promise<true> {
  const link = await useLink(tx, token, RESETS);
  const account = link && (await openAccount(tx.sql, { id: link.accountId }));
  if (!account || !(await setPassword(tx, account, { newHash: passwordHash }))) throw unknownLink();
  await endCredentials(tx, account, endTokens);
  const notice = securityNoticeMail('password_changed', { name: account.name, at: tx.services.clock.now() }, mailboxOf(account));
  await sendMail(tx, account.id, notice);
  return true;
}

const unknownLink = () => refuse('NOT_FOUND.linkGone');

/** What this module needs of the composition. */
export interface AccountServices {
  readonly resetLimits: ResetLimits;
}
