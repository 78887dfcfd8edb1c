import { z } from 'zod';
import type {
  ChangeSellerMutation,
  CountSellersQuery,
  ListSellersQuery,
  SellerFieldsFragment,
  SellerItemFragment,
} from '../operations.generated.js';
import { fields } from '../reply/fields.js';
import { some } from '../reply/object.js';
import { alike, described, each, nullable, orElse } from '../reply/part.js';
import { amount } from '../reply/scalar-types.js';
import type { RestRequest } from '../request.js';
import { fieldsOf } from '../request/source.js';
import { place } from './places.js';

type Item = SellerItemFragment;
type Detail = SellerFieldsFragment;
type Changed = ChangeSellerMutation['updateSeller'];

const ofBase = ({ wallets, currency }: Item) => wallets.find((wallet) => wallet.currency === currency);

const i = fields<Item>('Seller');
const figures = fields<NonNullable<Item['figures']>>('SellerFigures');
const counted = (name: 'totalShipments' | 'shopCount' | 'activeShopCount') => orElse(i.at('figures', figures.field(name)), 0);
const itemPlan = fields<NonNullable<Item['plan']>>('PricePlan');

const listed = {
  id: i.uuid('id'),
  fullName: i.field('name'),
  ...i.same('email', 'phone', 'company'),
  role: i.word('role'),
  status: i.word('listedStatus'),
  ...i.same('isLocal', 'isInternational'),
  totalShipments: counted('totalShipments'),
  shopCount: counted('shopCount'),
  activeShopCount: counted('activeShopCount'),
  balance: i.computed(amount.describe('Balance of the wallet in the base currency.'), (seller) =>
    Number(ofBase(seller)?.balance.amount ?? 0),
  ),
  currency: i.field('currency'),
  planName: i.at('plan', itemPlan.field('name')),
  createdAt: i.field('createdAt'),
  lastShipmentAt: i.at('figures', figures.field('lastShipmentAt')),
};
export const sellerItem = i.shape('SellerListItem', listed, 'A seller in a list.');

type Counts = NonNullable<ListSellersQuery['sellerFilterCounts']>;

const counts = fields<Counts>('SellerFilterCounts');
const roles = fields<Counts['role']>('RoleCounts');
const statuses = fields<Counts['status']>('ListedStatusCounts');
const y = fields<Counts['hasShops']>('YesNoCounts');
const yesNo = y.group({ true: y.field('yes'), false: y.field('no') });
export const filterCounts = counts.group(
  {
    role: counts.one('role', roles.group(roles.same('prepaid', 'postpaid'))),
    status: counts.one('status', statuses.group(statuses.same('active', 'inactive', 'incomplete'))),
    hasShops: counts.one('hasShops', yesNo),
    isLocal: counts.one('isLocal', yesNo),
    isInternational: counts.one('isInternational', yesNo),
  },
  'Number of sellers for each filter value; only with includeFilterCounts.',
);

export const sellerCount = described(
  fields<CountSellersQuery['sellers']>('SellerConnection').field('totalCount'),
  'Number of sellers; exact up to 10,000.',
);

/** A wallet with its credit limit. */
interface Purse extends Pick<Item['wallets'][number], 'balance' | 'available' | 'held' | 'uncleared' | 'currency'> {
  readonly creditLimit: string | null;
}
const NOTHING = { amount: '0' };
const EMPTY = { balance: NOTHING, available: NOTHING, held: NOTHING, uncleared: NOTHING };

const w = fields<Purse>('Wallet');
const wallet = w.shape(
  'SellerWallet',
  {
    ...w.amounts('balance', 'available', 'held', 'uncleared'),
    creditLimit: w.computed(
      amount.nullable().describe('Credit limit: how far the balance may go below zero. Null in currencies other than the base currency.'),
      ({ creditLimit }) => (creditLimit === null ? null : Number(creditLimit)),
    ),
    currency: w.field('currency'),
  },
  'A wallet of a seller.',
);
const purse = (seller: Detail, { currency, ...sums }: Omit<Purse, 'creditLimit'>): Purse => {
  const limit = (seller.creditLimit ?? seller.plan?.creditLimit)?.amount ?? null;
  return { ...sums, currency, creditLimit: currency === seller.currency ? limit : null };
};
const wallets = each(wallet);

const s = fields<Detail>('Seller');
const p = fields<NonNullable<Detail['plan']>>('PricePlan');
const plan = s.shape(
  'SellerPlan',
  {
    id: s.certain('plan', p.uuid('id')),
    name: s.certain('plan', p.field('name')),
    discountPercent: s.certain('plan', p.number('discountPercent')),
    codFeePercent: s.number('effectiveCodFeePercent'),
  },
  'The price plan of a seller.',
);

const shop = fields<Detail['shops'][number]>('SellerShop');
const sellerShop = shop.shape('SellerShop', {
  id: shop.uuid('id'),
  ...shop.same('domain', 'name', 'platform', 'activated', 'createdAt'),
});
const stats = fields<Detail['shipmentStats']>('SellerShipmentStats');

export const seller = s.shape(
  'SellerDetail',
  {
    ...listed,
    ...s.same('firstName', 'lastName'),
    address: s.one('address', place),
    ...s.same('taxId', 'crNumber', 'language', 'timezone'),
    plan: alike(nullable(plan), (detail: Detail, request) => (detail.plan ? plan.read(detail, request) : null)),
    wallet: alike(wallet, (detail: Detail, request) =>
      wallet.read(purse(detail, ofBase(detail) ?? { ...EMPTY, currency: detail.currency }), request),
    ),
    wallets: alike(wallets, (detail: Detail, request) =>
      wallets.read(
        detail.wallets.map((each) => purse(detail, each)),
        request,
      ),
    ),
    settings: s.group({
      adjustmentThreshold: s.computed(
        amount
          .nullable()
          .describe('Weight adjustments up to this amount need no approval. The threshold of the seller, else that of the plan.'),
        ({ adjustmentThreshold: own, plan: terms }) => {
          const threshold = own ?? terms?.adjustmentThreshold;
          return threshold ? Number(threshold.amount) : null;
        },
      ),
      ...s.same('spendUncleared', 'notifyEmails'),
      orderMails: s.word('orderMails'),
    }),
    shops: s.many('shops', sellerShop),
    stats: s.group({
      ...s.inside('shipmentStats', stats.same('delivered', 'failed', 'returned', 'inTransit')),
      codUncleared: s.computed(amount.describe('Collected cash that is not deposited yet.'), (detail) =>
        Number(ofBase(detail)?.uncleared.amount ?? 0),
      ),
    }),
    ...s.same('notes', 'updatedAt'),
  },
  'All details of a seller.',
);

const c = fields<Changed>('Seller');
const agreed = fields<NonNullable<Changed['plan']>>('PricePlan');
const changeable = {
  ...c.same('firstName', 'lastName', 'company', 'phone', 'email'),
  address: c.one('address', place),
  role: c.word('role'),
  status: c.word('listedStatus'),
  planId: c.at('plan', agreed.uuid('id')),
  ...c.amounts('creditLimit', 'adjustmentThreshold'),
  codFeePercent: c.number('codFeePercent'),
  ...c.same('isLocal', 'isInternational', 'language', 'taxId', 'crNumber', 'timezone', 'notes', 'notifyEmails'),
  orderMails: c.word('orderMails'),
};

const waitingFields = ({ warnings }: Changed): string[] => [...new Set(warnings.map(({ field }) => field))];

/** The requested fields that have changed. */
function updatedFields(changed: Changed, { body }: RestRequest): (keyof typeof changeable)[] {
  const kept = waitingFields(changed);
  return Object.keys(fieldsOf(body) ?? {})
    .filter(isChangeable)
    .filter((field) => !kept.includes(field));
}

const isChangeable = (field: string): field is keyof typeof changeable => Object.hasOwn(changeable, field);

export const updated = c.group({
  updated: some(changeable, updatedFields, {
    id: 'ChangedSeller',
    description: 'The requested fields with their current values.',
  }),
});

const waiting = z
  .object({
    field: z.string().nullable(),
    code: z.string(),
    message: z.string(),
    approvalRequestId: z.uuid().optional().describe('The pending approval request, with NEEDS_APPROVAL.'),
  })
  .meta({ id: 'SellerWarning', description: 'A field that was not changed yet, or that is not known.' });

export const warnings = c.computed(
  z.array(waiting).optional().describe('Changes that wait for approval, and unknown fields.'),
  ({ warnings: given }) => (given.length > 0 ? given : undefined),
);

/** Describes what changed and what awaits approval. */
export function changedText(changed: Changed, request: RestRequest): string {
  const done = updatedFields(changed, request);
  const what = done.length > 0 ? `Seller updated: ${done.join(', ')}` : 'Nothing changed yet';
  return [what, ...waitingFields(changed).map((field) => `${field} waits for approval`)].join('; ');
}
