import { Refusal } from '../../kernel/errors.js';
import { boxPackage, type Parcel } from '../carriers/index.js';
import { priceOrder, type Ordering } from '../checkout/index.js';
import { completed, type DraftContent } from '../order-drafts/index.js';
import { checkOrder, type CheckedOrder } from '../orders/index.js';
import type { Shop } from '../shops/index.js';
import { matchService, type ServiceMatch } from './match-service.rules.js';
import type { OrderImportRow, QuotedService, RowProblem, RowWarning, WholeParcel } from './order-import.entity.js';
import { distinctWarnings, notPriced, orderWarnings, serviceNotMatched } from './row-warnings.js';

export type PricingImport = Pick<Ordering, 'sql' | 'services'>;

/** An order of a file, with a number. */
export interface PricedContent {
  readonly line: number;
  readonly content: DraftContent;
  /** What the file calls the service. */
  readonly wantedService: string | null;
  /** What the file itself has said. */
  readonly warnings: readonly RowWarning[];
  readonly number: bigint;
  /** Weighed and measured as a whole; else the parcel follows from the products. */
  readonly parcel: WholeParcel | null;
}

export type Assessment = Pick<
  OrderImportRow,
  'state' | 'serviceCode' | 'serviceName' | 'priceMinor' | 'collectMinor' | 'currency' | 'orderId' | 'content'
> & {
  readonly problems: readonly RowProblem[];
  readonly warnings: readonly RowWarning[];
};

export interface Prices {
  readonly shop: Shop;
  /** When to stop asking carriers, as performance.now() tells it. */
  readonly until: number;
  /** Services that the seller has said its shipping methods are, by the folded method. */
  readonly known: (method: string) => string | undefined;
  /** Receives every service that an order was quoted. */
  readonly quoted: Map<string, QuotedService>;
}

export const NOTHING = {
  serviceCode: null,
  serviceName: null,
  priceMinor: null,
  collectMinor: null,
  currency: null,
  orderId: null,
} as const;

export const wholeOrder = (line: number, { code, said }: Pick<Refusal, 'code' | 'said'>): RowProblem => ({
  line,
  column: null,
  field: null,
  code,
  ...said,
});

/** The order as it would be placed. */
export const checkedContent = ({ services }: PricingImport, { content, number }: Pick<PricedContent, 'content' | 'number'>): CheckedOrder =>
  checkOrder(completed(withNumber(content, number)), services.settings, 'reached');

export const parcelOf = (whole: WholeParcel | null): Parcel | null =>
  whole === null ? null : boxPackage({ ...whole, weightKg: whole.grams / 1e3 }).parcel;

export const withNumber = (content: DraftContent, number: bigint): DraftContent => ({
  ...content,
  order: { ...content.order, orderNumber: Number(number) },
});

/** Selects the service of an order and prices it. A service that cannot take it is a problem of the order. */
export async function priceContent(parts: PricingImport, prices: Prices, given: PricedContent): Promise<Assessment> {
  const checked = checkedContent(parts, given);
  const { line, content, warnings, wantedService: method } = given;
  const ready = { ...NOTHING, content, state: 'ready', problems: [] } as const;
  if (performance.now() >= prices.until) {
    return { ...ready, warnings: distinctWarnings([...warnings, ...orderWarnings(line, checked.warnings), notPriced(line, method)]) };
  }
  try {
    return { ...ready, ...(await priced(parts, prices, given, checked)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      ...ready,
      state: 'problem',
      problems: refused(line, error),
      warnings: distinctWarnings([...warnings, ...orderWarnings(line, checked.warnings)]),
    };
  }
}

async function priced(parts: PricingImport, { shop, known, quoted }: Prices, given: PricedContent, checked: CheckedOrder) {
  const { line, content, wantedService: method } = given;
  let match: ServiceMatch | undefined;
  const { quote, quotes, collectionMinor, warnings } = await priceOrder(parts, checked, {
    sellerId: shop.sellerId,
    shopId: shop.id,
    isTest: shop.mode === 'test',
    parcel: parcelOf(given.parcel),
    prefer: (offered) => {
      match =
        method === null
          ? undefined
          : serviceOf(
              method,
              offered.map(({ service }) => service),
              known(method),
            );
      return match && 'code' in match ? match.code : undefined;
    },
  });
  for (const { service } of quotes) quoted.set(service.code, { code: service.code, name: service.name });
  const { code, name } = quote.service;
  const unmatched =
    match && 'several' in match ? [serviceNotMatched(line, method ?? '', match.several, { name, price: quote.actualRate })] : [];
  return {
    content: match && 'code' in match ? withService(content, match.code) : content,
    serviceCode: code,
    serviceName: name,
    priceMinor: quote.actualRate.minor,
    collectMinor: collectionMinor,
    currency: quote.actualRate.currency,
    warnings: distinctWarnings([...given.warnings, ...orderWarnings(line, warnings), ...unmatched]),
  };
}

function serviceOf(method: string, services: readonly QuotedService[], known: string | undefined): ServiceMatch {
  return services.some(({ code }) => code === known) && known !== undefined ? { code: known } : matchService(method, services);
}

export const withService = (content: DraftContent, carrier: string | null): DraftContent => ({
  ...content,
  order: { ...content.order, carrier },
});

/** The reasons of all services would be longer than the file. */
const MAX_REASONS = 3;

function refused(line: number, { code, said, errors }: Refusal): RowProblem[] {
  const reasons = errors.slice(0, MAX_REASONS).map(({ message }) => message);
  return [wholeOrder(line, { code, said: reasons.length === 0 ? said : { message: [said.message, ...reasons].join(' ') } })];
}
