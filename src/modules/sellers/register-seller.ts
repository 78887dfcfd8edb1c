import type { Actor } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import type { HashingCaller, Passwords } from '../../platform/auth/passwords.js';
import { newId } from '../../platform/ids.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { claimEmail } from './claim-email.js';
import { blankAsNull, checkRegistration, checkTimeZone } from './seller-changes.rules.js';
import { displayName, SELLER_COLUMNS, sellerOf, type BillingRole, type Seller, type SellerRow } from './seller.entity.js';

export interface NewSeller {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string | null;
  readonly phone?: string | null;
  readonly taxId?: string | null;
  readonly crNumber?: string | null;
  readonly timezone?: string | null;
}

/** What registration needs after the slow part: the password is hashed before a transaction begins. */
export type CheckedSeller = Omit<NewSeller, 'password'> & { readonly passwordHash: string; readonly role?: BillingRole };

const MIN_PASSWORD = 10;

/** A registration whose fields are in order and whose password is not hashed yet. */
export type GivenSeller = Omit<CheckedSeller, 'passwordHash'> & { readonly password: string };

/** Permission and fields of a registration. A stranger may register only where that is switched on. */
export function checkSeller(actor: Actor, allowStrangers: boolean, given: NewSeller): GivenSeller {
  if (!(actor.type === 'public' && allowStrangers)) actor.require('seller:register');
  const checks = new FieldChecks();
  checks.email('email', given.email);
  checks.text('firstName', given.firstName, 100);
  checks.text('lastName', given.lastName, 100);
  checks.atMost('company', given.company, 100);
  checks.atMost('phone', given.phone, 30);
  checkRegistration(checks, given);
  const timezone = given.timezone == null ? null : checkTimeZone(checks, given.timezone);
  checkPassword(checks, given.password);
  checks.settle();
  return { ...given, timezone, email: given.email.trim().toLowerCase() };
}

/** The slow part, which comes before a transaction begins. */
export async function hashed(passwords: Passwords, { password, ...rest }: GivenSeller): Promise<CheckedSeller> {
  return { ...rest, passwordHash: await passwords.hash(password) };
}

/** Permission and fields of a registration by staff or an ERP system; hashes the password before a transaction begins. */
export const prepareSeller = ({ actor, services }: HashingCaller, given: NewSeller): Promise<CheckedSeller> =>
  hashed(services.passwords, checkSeller(actor, false, given));

export function checkPassword(checks: FieldChecks, password: string): void {
  if (password.length < MIN_PASSWORD) checks.fail('password', `must have at least ${MIN_PASSWORD} characters`);
  checks.atMost('password', password, 1024);
}

/** Writes a new seller, who can log in at once. EMAIL_IN_USE when the address is taken. */
export async function registerNewSeller(tx: Tx, seller: CheckedSeller): Promise<Seller> {
  await claimEmail(tx, seller.email);
  return registerSeller(tx, seller, newId());
}

/** Writes a new seller under an address that the caller has made sure is free. */
export async function registerSeller(tx: Tx, seller: CheckedSeller, id: string): Promise<Seller> {
  const [row] = await tx.sql<SellerRow>(
    `insert into seller (id, email, password_hash, first_name, last_name, company, phone, role, status, is_local, is_international,
                         language, tax_id, cr_number, timezone, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'active', true, true, 'en', $9, $10, $11, $12, $12) returning ${SELLER_COLUMNS}`,
    [
      id,
      seller.email,
      seller.passwordHash,
      seller.firstName,
      seller.lastName,
      seller.company ?? null,
      seller.phone ?? null,
      seller.role ?? 'prepaid',
      blankAsNull(seller.taxId) ?? null,
      blankAsNull(seller.crNumber) ?? null,
      seller.timezone ?? 'UTC',
      tx.services.clock.now(),
    ],
  );
  if (!row) throw new Error('The seller was not written.');
  return sellerOf(row);
}

/** A seller as a new one looks who has typed this, whether or not there will be one. */
export const unsavedSeller = (id: string, seller: CheckedSeller, now: Date): Seller => ({
  id,
  email: seller.email,
  firstName: seller.firstName,
  lastName: seller.lastName,
  name: `${seller.firstName} ${seller.lastName}`,
  displayName: displayName({ company: seller.company ?? null, first_name: seller.firstName, last_name: seller.lastName }),
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
  createdAt: now,
  updatedAt: now,
});
