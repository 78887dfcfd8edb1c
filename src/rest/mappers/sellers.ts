import type {
  ChangeSellerMutation,
  CountSellersQuery,
  ListSellersQuery,
  ReadSellerQuery,
  SellerFieldsFragment,
  SellerItemFragment,
} from '../operations.generated.js';
import type { RestRequest } from '../legacy-route.js';
import { addressInput, amountOrNull, fieldsOf } from './json.js';
import { ListQuery } from './list-query.js';
import { pageInput, paginationOf } from './pages.js';

const PAGES = { limit: 50, max: 500 };

const SORTS = {
  createdAt: 'created_at',
  fullName: 'full_name',
  company: 'company',
  totalShipments: 'total_shipments',
  shopCount: 'shop_count',
  activeShopCount: 'active_shop_count',
};

const filtersOf = (query: ListQuery) => ({
  role: query.text('role'),
  status: query.text('status'),
  hasShops: query.flag('hasShops'),
  isLocal: query.flag('isLocal'),
  isInternational: query.flag('isInternational'),
  createdAfter: query.text('createdAfter'),
  createdBefore: query.text('createdBefore'),
  search: query.text('search'),
});

export function sellersInput(request: RestRequest): unknown {
  const query = new ListQuery(request);
  return {
    ...pageInput(request, PAGES),
    ...filtersOf(query),
    sortBy: query.word('sortBy', SORTS),
    sortOrder: query.text('sortOrder'),
    withCounts: query.flag('includeFilterCounts') ?? false,
  };
}

export const sellerCountInput = (request: RestRequest): unknown => filtersOf(new ListQuery(request));

export const sellersOutput = ({ sellers: { nodes, totalCount }, sellerFilterCounts }: ListSellersQuery, request: RestRequest): unknown => ({
  status: 'success',
  data: nodes.map(sellerItem),
  pagination: paginationOf({ totalCount }, request, PAGES),
  ...(sellerFilterCounts && { filterCounts: countsOf(sellerFilterCounts) }),
});

export const sellerCountOutput = ({ sellers }: CountSellersQuery): unknown => ({ status: 'success', count: sellers.totalCount });

export const sellerOutput = ({ seller }: ReadSellerQuery): unknown => ({ status: 'success', data: sellerDetail(seller) });

type Counts = NonNullable<ListSellersQuery['sellerFilterCounts']>;

const yesNo = ({ yes, no }: Counts['hasShops']) => ({ true: yes, false: no });

const countsOf = ({ role, status, hasShops, isLocal, isInternational }: Counts) => ({
  role,
  status,
  hasShops: yesNo(hasShops),
  isLocal: yesNo(isLocal),
  isInternational: yesNo(isInternational),
});

export const byPathId = ({ params }: RestRequest): unknown => ({ id: params['id'] });

export function sellerChangeInput({ body, params, problems }: RestRequest): unknown {
  const source = fieldsOf(body);
  const input = source && 'address' in source ? { ...source, address: addressInput(source['address'], 'address', problems) } : body;
  return { id: params['id'], input };
}

/** Answers the fields that were asked to change, as they are now. */
export function sellerChangeOutput({ updateSeller: seller }: ChangeSellerMutation, { body }: RestRequest): unknown {
  const now: Readonly<Record<string, unknown>> = changeable(seller);
  const { warnings } = seller;
  const waiting = new Set(warnings.map(({ field }) => field));
  const asked = Object.keys(fieldsOf(body) ?? {}).filter((field) => field in now);
  const updated = Object.fromEntries(asked.filter((field) => !waiting.has(field)).map((field) => [field, now[field]]));
  return {
    status: 'success',
    message: [changedText(Object.keys(updated)), ...[...waiting].map((field) => `${field} waits for approval`)].join('; '),
    data: { updated },
    ...(warnings.length > 0 && { warnings }),
  };
}

const changedText = (fields: readonly string[]): string =>
  fields.length > 0 ? `Seller updated: ${fields.join(', ')}` : 'Nothing changed yet';

const changeable = (seller: ChangeSellerMutation['updateSeller']) => ({
  firstName: seller.firstName,
  lastName: seller.lastName,
  company: seller.company ?? null,
  phone: seller.phone ?? null,
  email: seller.email,
  address: seller.address ?? null,
  role: seller.role.toLowerCase(),
  status: seller.listedStatus.toLowerCase(),
  planId: seller.plan?.id ?? null,
  creditLimit: amountOrNull(seller.creditLimit),
  adjustmentThreshold: amountOrNull(seller.adjustmentThreshold),
  codFeePercent: percentOrNull(seller.codFeePercent),
  isLocal: seller.isLocal,
  isInternational: seller.isInternational,
  language: seller.language,
  taxId: seller.taxId ?? null,
  crNumber: seller.crNumber ?? null,
  timezone: seller.timezone,
  notes: seller.notes ?? null,
  notifyEmails: seller.notifyEmails,
});

const percentOrNull = (percent: string | null | undefined): number | null => (percent == null ? null : Number(percent));

const walletOf = ({ wallets, currency }: SellerItemFragment) => wallets.find((wallet) => wallet.currency === currency);

const sellerItem = (seller: SellerItemFragment) => ({
  id: seller.id,
  fullName: seller.name,
  email: seller.email,
  phone: seller.phone ?? null,
  company: seller.company ?? null,
  role: seller.role.toLowerCase(),
  status: seller.listedStatus.toLowerCase(),
  isLocal: seller.isLocal,
  isInternational: seller.isInternational,
  totalShipments: seller.figures?.totalShipments ?? 0,
  shopCount: seller.figures?.shopCount ?? 0,
  activeShopCount: seller.figures?.activeShopCount ?? 0,
  balance: amountOrNull(walletOf(seller)?.balance) ?? 0,
  currency: seller.currency,
  planName: seller.plan?.name ?? null,
  createdAt: seller.createdAt,
  lastShipmentAt: seller.figures?.lastShipmentAt ?? null,
});

const walletOut = (seller: SellerFieldsFragment, wallet: SellerItemFragment['wallets'][number] | undefined, currency: string) => ({
  balance: amountOrNull(wallet?.balance) ?? 0,
  available: amountOrNull(wallet?.available) ?? 0,
  held: amountOrNull(wallet?.held) ?? 0,
  uncleared: amountOrNull(wallet?.uncleared) ?? 0,
  creditLimit: currency === seller.currency ? amountOrNull(seller.creditLimit ?? seller.plan?.creditLimit) : null,
  currency,
});

const sellerDetail = (seller: SellerFieldsFragment) => ({
  ...sellerItem(seller),
  firstName: seller.firstName,
  lastName: seller.lastName,
  address: seller.address ?? null,
  taxId: seller.taxId ?? null,
  crNumber: seller.crNumber ?? null,
  language: seller.language,
  timezone: seller.timezone,
  plan: seller.plan
    ? {
        id: seller.plan.id,
        name: seller.plan.name,
        discountPercent: Number(seller.plan.discountPercent),
        codFeePercent: Number(seller.effectiveCodFeePercent),
      }
    : null,
  wallet: walletOut(seller, walletOf(seller), seller.currency),
  wallets: seller.wallets.map((wallet) => walletOut(seller, wallet, wallet.currency)),
  settings: {
    adjustmentThreshold: amountOrNull(seller.adjustmentThreshold ?? seller.plan?.adjustmentThreshold),
    spendUncleared: seller.spendUncleared,
    notifyEmails: seller.notifyEmails,
  },
  shops: seller.shops,
  stats: { ...seller.shipmentStats, codUncleared: amountOrNull(walletOf(seller)?.uncleared) ?? 0 },
  notes: seller.notes ?? null,
  updatedAt: seller.updatedAt,
});
