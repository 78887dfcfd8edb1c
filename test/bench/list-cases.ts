import { createHash } from 'node:crypto';

/** One list as callers read it. Several queries are used in turn, so that no result is cached. */
export interface ListCase {
  readonly name: string;
  readonly path: string;
  readonly queries: readonly string[];
  readonly paged: boolean;
}

const days = (from: number, to: number): string => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return `startDate=${day(from)}&endDate=${day(to)}`;
};

const lists = (kind: string, path: string, cases: Readonly<Record<string, string | readonly string[]>>): ListCase[] =>
  Object.entries(cases).map(([name, query]) => ({
    name: `${kind} ${name}`,
    path,
    queries: typeof query === 'string' ? [query] : query,
    paged: true,
  }));

const numbers = Array.from({ length: 40 }, (_, index) => index * 211 + 7);
const BIG_SELLER = '5e11e000-0000-7000-8000-000000000000';
const SHIPMENTS = '/api/erp/shipments';
const SELLERS = '/api/erp/sellers';
const TRANSACTIONS = '/api/erp/transactions';
const APPROVALS = '/api/erp/approvals';
const PICKUPS = '/api/erp/pickup-confirmations';

export const listCases: readonly ListCase[] = [
  ...lists('Shipments', SHIPMENTS, {
    'without filters': '',
    'oldest first': 'sortOrder=asc',
    'by change': 'sortBy=updatedAt',
    'by status': 'sortBy=status',
    'that are delivered': 'status=delivered',
    'in three statuses': 'status=failed,on_hold,in_transit',
    'that are returns': 'type=return',
    'of the largest seller': `sellerId=${BIG_SELLER}`,
    'of the largest seller, failed': `sellerId=${BIG_SELLER}&status=failed`,
    'of one shop': 'shopId=market-100.example',
    'of one service': 'carrier=SVC_EXP',
    'of one carrier': 'carrier=SVC',
    'with cash on delivery': 'paymentStatus=postpaid',
    'that are waived': 'billingStatus=waived',
    'with cash at reception': 'codStage=with_reception',
    'with an adjustment': 'hasAdjustment=true',
    'without an adjustment': 'hasAdjustment=false',
    'created in 90 days': days(90, 0),
    'delivered in 90 days': `${days(120, 30)}&dateField=deliveredAt`,
    'delivered in 90 days, with cash': `${days(120, 30)}&dateField=deliveredAt&paymentStatus=postpaid`,
    'changed in a year': `updatedSince=${new Date(Date.now() - 360 * 86_400_000).toISOString()}`,
    'changed in the last days': `updatedSince=${new Date(Date.now() - 2 * 86_400_000).toISOString()}&sortBy=updatedAt&sortOrder=asc`,
    'by reference': numbers.map((n) => `search=SVC${hexOf(n)}`),
    'by order number': numbers.map((n) => `search=${1_000_000 + n}`),
    'by a full name': ['search=sara%20khan', 'search=hugo%20weber', 'search=dana%20xu', 'search=omar%20silva'],
    'by a last name': 'search=kowalski',
    'by a first name': 'search=aisha',
    'by a phone number as dialled': 'search=050%20123%204567',
    'by what all have': 'search=svc',
    'by two letters': 'search=ko',
    'by a last name, failed': 'search=kowalski&status=failed',
    'by what matches nothing': 'search=xyzzyx',
  }),
  ...lists('Sellers', SELLERS, {
    'without filters': '',
    'by name': 'sortBy=fullName&sortOrder=asc',
    'by company': 'sortBy=company&sortOrder=asc',
    'by shipments': 'sortBy=totalShipments',
    'by shops': 'sortBy=shopCount',
    'by activated shops': 'sortBy=activeShopCount',
    'by contract': 'role=postpaid',
    incomplete: 'status=incomplete',
    'without shops': 'hasShops=false',
    local: 'isLocal=true&isInternational=false',
    'of 90 days': `createdAfter=${new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10)}&createdBefore=${new Date().toISOString().slice(0, 10)}`,
    'by a last name': 'search=kowalski',
    'by an e-mail': numbers.map((n) => `search=owner${n}@market`),
    'by a phone number as dialled': 'search=050%20123%204567',
    'with counts of all filters': 'includeFilterCounts=true',
    'with counts, by contract and word': 'includeFilterCounts=true&role=postpaid&search=silva',
  }),
  ...lists('Transactions', TRANSACTIONS, {
    'without filters': '',
    'that are posted': 'status=posted',
    'that are reversed': 'status=reversed',
    'from shipping': 'source=shipment',
    'from adjustments': 'source=adjustment',
    'that are credits': 'type=credit',
    'of 90 days': days(200, 110),
    'of 90 days, posted, from returns': `${days(200, 110)}&status=posted&source=return`,
  }),
  ...lists('Statement of the largest seller', `${SELLERS}/${BIG_SELLER}/transactions`, {
    'without filters': '',
    'that is posted': 'status=posted',
    'from adjustments': 'source=adjustment',
    'of 90 days': days(200, 110),
  }),
  ...lists('Approvals', APPROVALS, {
    'without filters': '',
    'that are pending': 'status=pending',
    'of payouts': 'type=payout',
    'of the largest seller': `subjectUserId=${BIG_SELLER}`,
    'with counts': 'includeStats=true',
  }),
  ...lists('Pickups', PICKUPS, {
    'without filters': '',
    'that wait': 'status=pending_confirmation',
    'that confirmed themselves': 'status=auto_confirmed',
    'of the largest seller': `sellerId=${BIG_SELLER}`,
    'of 90 days': days(200, 110),
    'by order': numbers.map((n) => `search=M-${n}`),
    'by what all have': 'search=svc',
  }),
  { name: 'Count of sellers', path: `${SELLERS}/count`, queries: ['hasShops=true'], paged: false },
  { name: 'One seller, the largest', path: `${SELLERS}/${BIG_SELLER}`, queries: [''], paged: false },
];

function hexOf(n: number): string {
  return createHash('md5').update(String(n)).digest('hex').slice(0, 6).toUpperCase();
}
