import { daysAfter } from '../../kernel/clock.js';
import type { Context } from '../../platform/work/context.js';
import { networkOf } from '../../platform/http/caller-network.js';
import {
  checkSeller,
  hashed,
  registerNewSeller,
  type RegisterSellerInput,
  type Seller,
  isEmailTaken,
  registerSeller,
  unsavedSeller,
  type CheckedSeller,
} from '../sellers/index.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';
import { sha256 } from '../../platform/auth/secrets.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId, newToken } from '../../platform/ids.js';
import { registrationAttemptedMail, registrationConfirmMail, sellerWelcomeMail, sendMail, type NewMail } from '../notifications/index.js';
import { db } from './registrations.tables.js';
import type { RegistrationServices } from './services.js';

/**
 * Registration by staff or an ERP system, who receive the account, or by an anonymous caller. The password is hashed before a transaction
 * begins.
 */
export async function registerBySomebody(
  context: Context<AuthServices & RegistrationServices>,
  given: RegisterSellerInput,
): Promise<Seller> {
  const { actor, services, caller } = context;
  const checked = checkSeller(actor, services.settings.selfRegistration, given);
  if (actor.type !== 'public') {
    const ready = await hashed(services.passwords, checked);
    return context.transact((tx) => registerNewSeller(tx, actor, ready));
  }
  await services.registrations.byNetwork(networkOf(caller.ip));
  const ready = await hashed(services.passwords, checked);
  const mails = await services.registrations.mailsTo(ready.email);
  return context.transact((tx) => registerStranger(tx, ready, { mayMail: !mails || mails.taken <= mails.limit }));
}

const VALID_DAYS = 7;
/** The token follows as a fragment, which browsers do not send: it appears in no server or proxy log. */
const CONFIRM_PAGE = '/console/confirm';
const LOGIN_PAGE = '/console/login';

/**
 * Registers an anonymous caller. The answer echoes the input, whether or not the address has an account; the owner of the address learns
 * the rest by mail.
 */
async function registerStranger(tx: Tx, checked: CheckedSeller, { mayMail }: { mayMail: boolean }): Promise<Seller> {
  const id = newId();
  const mail = (await isEmailTaken(tx, checked.email))
    ? registrationAttemptedMail({ link: tx.services.publicUrl() + LOGIN_PAGE }, checked.email)
    : await openAccount(tx, id, checked);
  if (mayMail) await sendMail(tx, id, mail);
  return unsavedSeller(id, checked, tx.services.clock.now());
}

/** The account itself, or the pending registration from which it is created on confirmation. */
async function openAccount(tx: Tx, id: string, checked: CheckedSeller): Promise<NewMail> {
  const { publicUrl, settings } = tx.services;
  if (!settings.registrationConfirmation) {
    await registerSeller(tx, checked, id);
    return sellerWelcomeMail({ link: publicUrl() + LOGIN_PAGE }, checked.email);
  }
  const { token, expiresAt } = await keepRegistration(tx, id, checked);
  const link = `${publicUrl()}${CONFIRM_PAGE}#${token}`;
  return { ...registrationConfirmMail({ link, expiresAt }, checked.email), secret: token };
}

async function keepRegistration(tx: Tx, id: string, checked: CheckedSeller): Promise<{ token: string; expiresAt: Date }> {
  const {
    email,
    passwordHash,
    firstName,
    lastName,
    company = null,
    phone = null,
    taxId = null,
    crNumber = null,
    timezone = null,
  } = checked;
  const details = { firstName, lastName, company, phone, taxId, crNumber, timezone };
  const expiresAt = daysAfter(tx.services.clock.now(), VALID_DAYS);
  const token = newToken('reg');
  await db.insert(tx.sql, 'sellerRegistration', { id, email, passwordHash, details, hash: sha256(token), expiresAt });
  return { token, expiresAt };
}
