import { defineEntity, p } from '@mikro-orm/core';
import { instant, minorUnits, recordColumns } from '../../platform/db/base.js';
import { digitsOf, searchTextOf } from '../../platform/db/search-terms.js';
import type { Address } from '../addresses/index.js';
import { type BillingRole, sellerStatus, billingRole, type SellerStatus } from './sellers.enums.js';

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
    role: p.enum(() => billingRole.values).$type<BillingRole>(),
    status: p.enum(() => sellerStatus.values).$type<SellerStatus>(),
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

/** What a seller is called wherever it is shown: by its company, or else by the person. */
export const displayName = ({ company, firstName, lastName }: { company: string | null; firstName: string; lastName: string }): string =>
  company?.trim() || `${firstName} ${lastName}`;

/** The same of the table or alias, as SQL. */
export const sellerNameSql = (seller: string): string =>
  `coalesce(nullif(trim(${seller}.company), ''), ${seller}.first_name || ' ' || ${seller}.last_name)`;
