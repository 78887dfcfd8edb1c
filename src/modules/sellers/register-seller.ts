import type { Actor } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/errors.js';
import type { HashingCaller, Passwords } from '../../platform/auth/passwords.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { newId } from '../../platform/ids.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { recordAccountChange } from '../access/index.js';
import { claimEmail, isEmailTaken } from './claim-email.js';
import { blankAsNull, checkRegistration, checkTimeZone } from './seller-changes.rules.js';
import { sellerOf, type Seller, type SellerRow } from './seller.row.js';
import { db } from './sellers.tables.js';
import { RegisterSellerInput } from './seller.types.js';

/** A registration after the slow part: the password is hashed before a transaction begins. */
export type CheckedSeller = Omit<RegisterSellerInput, 'password'> & { readonly passwordHash: string };

const MIN_PASSWORD = 10;

/** A validated registration whose password is not hashed yet. */
export type GivenSeller = Omit<CheckedSeller, 'passwordHash'> & { readonly password: string };

/** Checks permission and fields of a registration. Anonymous callers may register only if self-registration is enabled. */
export function checkSeller(actor: Actor, allowStrangers: boolean, given: RegisterSellerInput): GivenSeller {
  if (!(actor.type === 'public' && allowStrangers)) actor.require('seller:register');
  const checks = new FieldChecks();
  checkFields(checks, '', RegisterSellerInput, given);
  checkRegistration(checks, given);
  const timezone = given.timezone == null ? null : checkTimeZone(checks, given.timezone);
  checkPassword(checks, given.password);
  checks.settle();
  return { ...given, timezone, email: given.email.trim().toLowerCase() };
}

/** Hashes the password; slow, so call it before a transaction begins. */
export async function hashed(passwords: Passwords, { password, ...rest }: GivenSeller): Promise<CheckedSeller> {
  return { ...rest, passwordHash: await passwords.hash(password) };
}

/** Checks a registration by staff or an ERP system and hashes the password before a transaction begins. */
export const prepareSeller = ({ actor, services }: HashingCaller, given: RegisterSellerInput): Promise<CheckedSeller> =>
  hashed(services.passwords, checkSeller(actor, false, given));

export function checkPassword(checks: FieldChecks, password: string): void {
  if (password.length < MIN_PASSWORD) checks.fail('password', 'atLeastCharacters', { min: MIN_PASSWORD });
  checks.atMost('password', password, 1024);
}

/** Inserts a seller who can sign in immediately. EMAIL_IN_USE when the address is taken. */
export async function registerNewSeller(tx: Tx, maker: Actor, seller: CheckedSeller): Promise<Seller> {
  await claimEmail(tx, seller.email);
  const registered = await registerSeller(tx, seller, newId());
  await recordAccountChange(tx, maker, registered.id, 'made');
  return registered;
}

/** Inserts a seller under an address that the caller has already claimed. */
export async function registerSeller(tx: Tx, seller: CheckedSeller, id: string): Promise<Seller> {
  const row = rowOf(id, seller, tx.services.clock.now());
  await db.insert(tx.sql, 'seller', { ...row, passwordHash: seller.passwordHash });
  return sellerOf(row);
}

const resetHash = statement(($: Named<{ email: string; passwordHash: string }>) =>
  db.updateTable('seller').set({ passwordHash: $.passwordHash }).where('email', '=', $.email).returning('id'),
);

/** Inserts a seller, or sets the password of the existing one. Returns the id. */
export async function setUpSeller(tx: Tx, seller: CheckedSeller): Promise<string> {
  if (!(await isEmailTaken(tx, seller.email))) return (await registerSeller(tx, seller, newId())).id;
  const known = await resetHash.first(tx.sql, seller);
  if (!known) throw new Error(`The address ${seller.email} belongs to a staff account.`);
  return known.id;
}

/** A seller object built from the input only, identical whether or not an account is created. */
export const unsavedSeller = (id: string, seller: CheckedSeller, now: Date): Seller => sellerOf(rowOf(id, seller, now));

const rowOf = (id: string, seller: CheckedSeller, now: Date): SellerRow => ({
  id,
  email: seller.email,
  firstName: seller.firstName,
  lastName: seller.lastName,
  company: seller.company ?? null,
  phone: seller.phone ?? null,
  role: 'prepaid',
  status: 'active',
  address: null,
  creditLimitMinor: null,
  codFeeBasisPoints: null,
  adjustmentThresholdMinor: null,
  isLocal: true,
  isInternational: true,
  language: 'en',
  taxId: blankAsNull(seller.taxId) ?? null,
  crNumber: blankAsNull(seller.crNumber) ?? null,
  timezone: seller.timezone ?? 'UTC',
  notes: null,
  notifyEmails: [],
  orderMails: 'each',
  createdAt: now,
  updatedAt: now,
});
