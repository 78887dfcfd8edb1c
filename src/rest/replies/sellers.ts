import { z } from 'zod';
import { amount, currency, erpPage, erpReply, instant, pageQuery, success } from './common.js';
import { place } from './places.js';

const role = z.enum(['prepaid', 'postpaid']).describe('How it pays.');
const status = z.enum(['active', 'inactive', 'incomplete']).describe('Incomplete as long as something is missing to ship.');
const limit = amount.nullable();
const percent = z.number().nullable();
const count = z.int().min(0);

const listed = {
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  role,
  status,
  isLocal: z.boolean(),
  isInternational: z.boolean(),
  totalShipments: count,
  shopCount: count,
  activeShopCount: count,
  balance: amount.describe('Balance of the wallet in the base currency.'),
  currency,
  planName: z.string().nullable(),
  createdAt: instant,
  lastShipmentAt: instant.nullable(),
};
const item = z.object(listed).meta({ id: 'SellerListItem', description: 'A seller as lists show it.' });

const yesNo = z.object({ true: count, false: count });

export const list = erpPage(item).extend({
  filterCounts: z
    .object({
      role: z.object({ prepaid: count, postpaid: count }),
      status: z.object({ active: count, inactive: count, incomplete: count }),
      hasShops: yesNo,
      isLocal: yesNo,
      isInternational: yesNo,
    })
    .optional()
    .describe('How many sellers each value of a filter would leave; with includeFilterCounts alone.'),
});

export const counted = z.object({ status: success, count });

const wallet = z
  .object({
    balance: amount,
    available: amount.describe('What could be paid out.'),
    held: amount,
    uncleared: amount.describe('Collected cash that has not reached the bank.'),
    creditLimit: limit.describe('How far it may go below zero; null in other currencies than the base currency.'),
    currency,
  })
  .meta({ id: 'SellerWallet', description: 'A wallet of a seller.' });

const shop = z
  .object({
    id: z.uuid(),
    domain: z.string(),
    name: z.string(),
    platform: z.string(),
    activated: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'SellerShop', description: 'A store of a seller.' });

const plan = z
  .object({
    id: z.uuid(),
    name: z.string(),
    discountPercent: z.number(),
    codFeePercent: z
      .number()
      .describe('The percentage in effect for the seller: its own, else that of the plan, else the setting COD_FEE_PERCENT.'),
  })
  .meta({ id: 'SellerPlan', description: 'The plan that a seller is on.' });

export const one = erpReply(
  z
    .object({
      ...listed,
      firstName: z.string(),
      lastName: z.string(),
      address: place.nullable(),
      taxId: z.string().nullable().describe('Registration with the tax authority.'),
      crNumber: z.string().nullable().describe('Number in the commercial register.'),
      language: z.string(),
      timezone: z.string().describe('By its IANA name.'),
      plan: plan.nullable(),
      wallet,
      wallets: z.array(wallet),
      settings: z.object({ adjustmentThreshold: limit, spendUncleared: z.boolean(), notifyEmails: z.array(z.string()) }),
      shops: z.array(shop),
      stats: z.object({ delivered: count, failed: count, returned: count, inTransit: count, codUncleared: amount }),
      notes: z.string().nullable().describe('What the operator remembers.'),
      updatedAt: instant,
    })
    .meta({ id: 'SellerDetail', description: 'Everything about a seller.' }),
);

const waiting = z
  .object({
    field: z.string().nullable(),
    code: z.string(),
    message: z.string(),
    approvalRequestId: z.uuid().optional().describe('The request that waits, with NEEDS_APPROVAL.'),
  })
  .meta({ id: 'SellerWarning', description: 'A field that keeps its value for now, or that was not understood.' });

export const changed = erpReply(
  z.object({
    updated: z
      .object({
        firstName: z.string(),
        lastName: z.string(),
        company: z.string().nullable(),
        phone: z.string().nullable(),
        email: z.string(),
        address: place.nullable(),
        role,
        status,
        planId: z.uuid().nullable(),
        creditLimit: limit,
        adjustmentThreshold: limit,
        codFeePercent: percent,
        isLocal: z.boolean(),
        isInternational: z.boolean(),
        language: z.string(),
        taxId: z.string().nullable(),
        crNumber: z.string().nullable(),
        timezone: z.string(),
        notes: z.string().nullable(),
        notifyEmails: z.array(z.string()),
      })
      .partial()
      .meta({ id: 'ChangedSeller', description: 'The fields that were asked to change, as they are now.' }),
  }),
).extend({ warnings: z.array(waiting).optional().describe('What waits for approval, and what was not understood.') });

const flag = z.enum(['true', 'false', '1', '0']).optional();

export const countQuery = z.object({
  role: role.optional(),
  status: status.optional(),
  hasShops: flag.describe('Only those with a shop, or only those without.'),
  isLocal: flag.describe('Only those who do or do not ship within their country.'),
  isInternational: flag.describe('Only those who do or do not ship abroad.'),
  createdAfter: z.iso.date().optional().describe('First day of registration in UTC.'),
  createdBefore: z.iso.date().optional().describe('Last day of registration in UTC, at most 90 days after the first one.'),
  search: z
    .string()
    .optional()
    .describe('Part of the name, e-mail address, company or phone number; with fewer than three characters the beginning.'),
});

export const listQuery = pageQuery({ limit: 50, max: 500 }).extend({
  ...countQuery.shape,
  sortBy: z
    .enum(['createdAt', 'fullName', 'company', 'totalShipments', 'shopCount', 'activeShopCount'])
    .default('createdAt')
    .describe('What they are ordered by.'),
  sortOrder: z.enum(['asc', 'desc']).optional().describe('Which end comes first.'),
  includeFilterCounts: flag.describe('Also how many sellers each value of a filter would leave.'),
});

export const params = { id: 'UUID of the seller.' };
export const SELLER_EXAMPLE = { creditLimit: 500, notifyEmails: ['books@mugs.example'] };
