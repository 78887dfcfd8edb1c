import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { isUuid } from '../../platform/ids.js';
import { revokeTokensOf, sessionsOf } from '../access/index.js';
import { securityNoticeMail, sendMail, type SecurityNotice } from '../notifications/index.js';
import { mailboxOf, ownAccount, provePassword, type Account } from '../staff/index.js';
import { confirmTwoFactor, hasTwoFactor, removeTwoFactor, useCode, wrongCode, type TwoFactorServices } from '../two-factor/index.js';
import { db } from './accounts.tables.js';
import type { TwoFactorType } from './two-factor.types.js';

const findState = statement(($: Named<{ accountId: string }>) =>
  db.selectNoFrom((eb) => [
    eb.selectFrom('twoFactor').select('confirmedAt').where('accountId', '=', $.accountId).as('enabledAt'),
    eb
      .selectFrom('recoveryCode')
      .select(eb.fn.countAll<bigint>().as('count'))
      .where('accountId', '=', $.accountId)
      .where('usedAt', 'is', null)
      .as('codesLeft'),
  ]),
);

/** Reads the two-factor state of the calling account. */
export async function readTwoFactor(context: Context): Promise<TwoFactorType> {
  const { id } = await ownAccount(context);
  const state = await findState.first(context.sql, { accountId: id });
  return { enabledAt: state?.enabledAt ?? null, recoveryCodesLeft: Number(state?.codesLeft ?? 0), isRequired: isRequired(context) };
}

const isRequired = ({ actor, services }: Context): boolean =>
  actor.type === 'super_admin' && services.settings.requireTwoFactorForSuperAdmins;

/**
 * Verifies the password and, if an app is already set up, a code from it. Without this check, anyone at an unattended browser could lock
 * the owner out. UNAUTHORIZED, RATE_LIMITED.
 */
export async function proveForEnrolment(
  context: Context<AuthServices & TwoFactorServices>,
  given: { password: string; code: string | null },
): Promise<Account> {
  const account = await ownAccount(context);
  await provePassword(context, account, given.password);
  if (await hasTwoFactor(context.sql, account.id)) await proveCode(context, account, given.code ?? '');
  return account;
}

/** Verifies both password and code. UNAUTHORIZED, RATE_LIMITED. */
export async function proveBoth(
  context: Context<AuthServices & TwoFactorServices>,
  given: { password: string; code: string },
): Promise<Account> {
  const account = await ownAccount(context);
  await provePassword(context, account, given.password);
  await proveCode(context, account, given.code);
  return account;
}

/** Requires an unused code of the account. */
async function proveCode(context: Context<TwoFactorServices>, { id }: Account, code: string): Promise<void> {
  if (!(await useCode(context, id, code))) throw wrongCode();
}

/** Switches two-factor login on and notifies the owner. */
export async function enableTwoFactor(tx: Tx, account: Account, code: string): Promise<string[]> {
  const codes = await confirmTwoFactor(tx, account.id, code);
  await notify(tx, account, 'two_factor_on');
  return codes;
}

/** Verifies both factors and that two-factor login is optional for the account. FORBIDDEN, UNAUTHORIZED, RATE_LIMITED. */
export async function proveForDisabling(
  context: Context<AuthServices & TwoFactorServices>,
  given: { password: string; code: string },
): Promise<Account> {
  if (isRequired(context)) {
    throw refuse('FORBIDDEN.superAdminTwoFactor');
  }
  return proveBoth(context, given);
}

export async function disableTwoFactor(tx: Tx, account: Account): Promise<boolean> {
  const wasOn = await removeTwoFactor(tx, account.id);
  if (wasOn) await notify(tx, account, 'two_factor_off');
  return wasOn;
}

type Person = Pick<Account, 'kind' | 'id' | 'email' | 'name'>;

const lockStaff = statement(($: Named<{ id: string }>) =>
  db.selectFrom('staff').select(['id', 'email', 'name']).where('id', '=', $.id).forNoKeyUpdate(),
);
const lockSeller = statement(($: Named<{ id: string }>) =>
  db
    .selectFrom('seller')
    .select(['id', 'email', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('id', '=', $.id)
    .forNoKeyUpdate(),
);

/**
 * Resets the second factor of another staff member who lost app and recovery codes. Not for oneself: a stolen session must not remove its
 * own second factor.
 */
export async function resetStaffTwoFactor(tx: Tx, actor: Actor, staffId: string): Promise<boolean> {
  if (staffId.toLowerCase() === actor.id) {
    throw refuse('FORBIDDEN.ownTwoFactorReset');
  }
  const person = isUuid(staffId) ? await lockStaff.first(tx.sql, { id: staffId }) : undefined;
  if (!person) throw refuse('NOT_FOUND.staffMember');
  return resetOf(tx, { ...person, kind: 'staff_session' });
}

/** Resets the second factor of a seller. */
export async function resetSellerTwoFactor(tx: Tx, sellerId: string): Promise<boolean> {
  const person = isUuid(sellerId) ? await lockSeller.first(tx.sql, { id: sellerId }) : undefined;
  if (!person) throw refuse('SELLER_NOT_FOUND');
  return resetOf(tx, { ...person, kind: 'seller_session' });
}

async function resetOf(tx: Tx, person: Person): Promise<boolean> {
  const wasOn = await removeTwoFactor(tx, person.id);
  if (!wasOn) return false;
  await revokeTokensOf(tx, sessionsOf(person.kind), [person.id]);
  await notify(tx, person, 'two_factor_reset');
  return true;
}

const notify = (tx: Tx, person: Person, notice: SecurityNotice): Promise<void> =>
  sendMail(tx, person.id, securityNoticeMail(notice, { name: person.name, at: tx.services.clock.now() }, mailboxOf(person)));
