import { defineEntity, p } from '@mikro-orm/core';
import { instant, minorUnits, recordColumns } from '../../platform/db/base.js';
import { digitsOf, searchTextOf } from '../../platform/db/search-terms.js';
import { instantOf } from '../../platform/db/sql.js';
import type { Address } from '../addresses/index.js';

/** prepaid sellers pay from their wallet; postpaid ones have a contract and are invoiced. */
export const billingRoles = ['prepaid', 'postpaid'] as const;
export type BillingRole = (typeof billingRoles)[number];

export const sellerStatuses = ['active', 'inactive'] as const;
export type SellerStatus = (typeof sellerStatuses)[number];

export const SELLER_WORDS = searchTextOf([`first_name || ' ' || last_name`, 'email', 'company', 'phone', digitsOf('phone')]);

export const SellerSchema = defineEntity({
  name: 'Seller',
  tableName: 'seller',
  properties: {
    ...recordColumns,
    /** Lower case, so that the unique index ignores case. */
    email: p.string().length(255).unique(),
    passwordHash: p.string().length(255).hidden(),
    /** The member of staff who last changed the address, in person or by a token that they made: they do not decide on payouts of this seller for a while. */
    emailChangedById: p.uuid().nullable(),
    emailChangedAt: instant().nullable(),
    firstName: p.string().length(100),
    lastName: p.string().length(100),
    company: p.string().length(100).nullable(),
    phone: p.string().length(30).nullable(),
    role: p.enum(() => billingRoles).$type<BillingRole>(),
    status: p.enum(() => sellerStatuses).$type<SellerStatus>(),
    address: p.json<Address>().nullable(),
    /** How far the wallet may go below zero, in minor units of the base currency. */
    creditLimitMinor: minorUnits().nullable(),
    codFeeBasisPoints: p.integer().nullable(),
    /** Up to which weight adjustment the wallet is charged without an approval, in minor units of the base currency. */
    adjustmentThresholdMinor: minorUnits().nullable(),
    isLocal: p.boolean(),
    isInternational: p.boolean(),
    language: p.string().length(10),
    /** Registration numbers: with the tax authority, and in the commercial register. */
    taxId: p.string().length(50).nullable(),
    crNumber: p.string().length(50).nullable(),
    /** By its name in the IANA database. */
    timezone: p.string().length(64).default('UTC'),
    /** What the operator remembers about the seller, for its own people. */
    notes: p.string().length(5000).nullable(),
    /** Who else is told what the seller is told. */
    notifyEmails: p.json<readonly string[]>().defaultRaw("'[]'"),
    lastLoginAt: instant().nullable(),
    /** By which a seller is found. Kept by the database. */
    words: p.text().generated(`(${SELLER_WORDS}) stored`).hidden(),
  },
});

export type Seller = ReturnType<typeof sellerOf>;

export interface SellerRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string | null;
  readonly phone: string | null;
  readonly role: BillingRole;
  readonly status: SellerStatus;
  readonly address: Address | null;
  readonly credit_limit_minor: string | null;
  readonly cod_fee_basis_points: number | null;
  readonly adjustment_threshold_minor: string | null;
  readonly is_local: boolean;
  readonly is_international: boolean;
  readonly language: string;
  readonly tax_id: string | null;
  readonly cr_number: string | null;
  readonly timezone: string;
  readonly notes: string | null;
  readonly notify_emails: readonly string[];
  readonly created_at: string;
  readonly updated_at: string;
}

/** What a seller is called wherever it is shown: by its company, or else by the person. */
export const displayName = ({ company, first_name, last_name }: Pick<SellerRow, 'company' | 'first_name' | 'last_name'>): string =>
  company?.trim() || `${first_name} ${last_name}`;

/** The same of the table or alias, as SQL. */
export const sellerNameSql = (seller: string): string =>
  `coalesce(nullif(trim(${seller}.company), ''), ${seller}.first_name || ' ' || ${seller}.last_name)`;

export const SELLER_COLUMNS = `id, email, first_name, last_name, company, phone, role, status, address, credit_limit_minor, cod_fee_basis_points,
  adjustment_threshold_minor, is_local, is_international, language, tax_id, cr_number, timezone, notes, notify_emails, created_at, updated_at`;

export const sellerOf = (row: SellerRow) => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  name: `${row.first_name} ${row.last_name}`,
  displayName: displayName(row),
  company: row.company,
  phone: row.phone,
  role: row.role,
  status: row.status,
  address: row.address,
  /** Own agreements, before those of the plan; amounts in minor units of the base currency. */
  creditLimitMinor: minorOrNull(row.credit_limit_minor),
  codFeeBasisPoints: row.cod_fee_basis_points,
  adjustmentThresholdMinor: minorOrNull(row.adjustment_threshold_minor),
  isLocal: row.is_local,
  isInternational: row.is_international,
  language: row.language,
  taxId: row.tax_id,
  crNumber: row.cr_number,
  timezone: row.timezone,
  notes: row.notes,
  notifyEmails: row.notify_emails,
  createdAt: instantOf(row.created_at),
  updatedAt: instantOf(row.updated_at),
});

const minorOrNull = (minor: string | null): bigint | null => (minor === null ? null : BigInt(minor));
