import type { Actor } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { hashPassword } from '../../platform/auth/passwords.js';
import { newId } from '../../platform/ids.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { claimEmail } from './claim-email.js';
import { blankAsNull, checkRegistration, checkTimeZone } from './seller-changes.rules.js';
import { SELLER_COLUMNS, sellerOf, type BillingRole, type Seller, type SellerRow } from './seller.entity.js';

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

/** Permission, fields and password of a registration. A stranger may register only where that is switched on. */
export async function prepareSeller(actor: Actor, allowStrangers: boolean, given: NewSeller): Promise<CheckedSeller> {
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
  const { password, ...rest } = given;
  return { ...rest, timezone, email: given.email.trim().toLowerCase(), passwordHash: await hashPassword(password) };
}

export function checkPassword(checks: FieldChecks, password: string): void {
  if (password.length < MIN_PASSWORD) checks.fail('password', `must have at least ${MIN_PASSWORD} characters`);
  checks.atMost('password', password, 1024);
}

/** Writes a new seller, who can log in at once. EMAIL_IN_USE when the address is taken. */
export async function registerSeller(tx: Tx, seller: CheckedSeller): Promise<Seller> {
  await claimEmail(tx, seller.email);
  const [row] = await tx.sql<SellerRow>(
    `insert into seller (id, email, password_hash, first_name, last_name, company, phone, role, status, is_local, is_international,
                         language, tax_id, cr_number, timezone, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'active', true, true, 'en', $9, $10, $11, $12, $12) returning ${SELLER_COLUMNS}`,
    [
      newId(),
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
