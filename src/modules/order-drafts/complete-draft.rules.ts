import { exponentOf, isCurrency } from '../../kernel/money.js';
import { formatScaled, parseScaled } from '../../kernel/decimal.js';
import { missing, Refusal, type FieldError } from '../../kernel/errors.js';
import type { CreateOrderInput, OrderWarning } from '../orders/index.js';
import { checkOrder } from '../orders/order.rules.js';
import type { DraftContent } from './draft-content.js';

type Amount = string | number | null | undefined;

/** The identity that an order of no store gets when it is placed. */
export interface AssignedIdentity {
  readonly shopDomain: string;
  readonly orderNumber: number;
  readonly orderReference: string;
}

/** Texts that are missing become empty and numbers become NaN, which the checks of an order refuse. */
export function completed(content: DraftContent, assigned?: AssignedIdentity): CreateOrderInput {
  const { order = {}, products } = content;
  const currency = order?.currency ?? '';
  const lines = (products ?? []).map((product) => lineOf(product, currency));
  const subTotal =
    order?.subTotal ??
    sumOf(
      currency,
      lines.map(({ price, quantity }) => ({ amount: price, times: quantity })),
    );
  const orderNumber = order?.orderNumber ?? assigned?.orderNumber ?? 0;
  return {
    order: {
      ...order,
      shopDomain: order?.shopDomain ?? assigned?.shopDomain ?? '',
      orderNumber,
      orderReference: order?.orderReference ?? assigned?.orderReference ?? (orderNumber > 0 ? String(orderNumber) : ''),
      currency,
      subTotal,
      total: order?.total ?? totalOf(currency, subTotal, order),
    },
    customer: customerOf(content.customer),
    origin: addressOf(content.origin),
    destination: addressOf(content.destination),
    products: lines,
  };
}

const customerOf = (given: DraftContent['customer']): CreateOrderInput['customer'] => ({
  firstName: given?.firstName ?? '',
  lastName: given?.lastName ?? '',
  email: given?.email ?? '',
  phone: given?.phone ?? null,
  company: given?.company ?? null,
  deliveryNote: given?.deliveryNote ?? null,
});

const addressOf = (given: DraftContent['origin']): CreateOrderInput['origin'] => ({
  address: given?.address ?? '',
  city: given?.city ?? '',
  state: given?.state ?? null,
  countryCode: given?.countryCode ?? '',
  country: given?.country ?? null,
  zip: given?.zip ?? '',
  lat: given?.lat ?? null,
  lng: given?.lng ?? null,
  company: given?.company ?? null,
  deliveryNote: given?.deliveryNote ?? null,
});

type Line = NonNullable<DraftContent['products']>[number];

const lineOf = (line: Line, currency: string): CreateOrderInput['products'][number] => ({
  name: line.name ?? '',
  quantity: line.quantity ?? NaN,
  price: line.price ?? '',
  grams: line.grams ?? NaN,
  length: line.length ?? NaN,
  width: line.width ?? NaN,
  height: line.height ?? NaN,
  volume: line.volume ?? 0,
  currency: line.currency ?? currency,
  hsCode: line.hsCode ?? null,
  originCountry: line.originCountry ?? null,
});

function totalOf(currency: string, subTotal: Amount, order: DraftContent['order']): string {
  return sumOf(currency, [
    { amount: subTotal, times: 1 },
    { amount: order?.tax, times: 1 },
    { amount: order?.shippingFee, times: 1 },
    { amount: order?.discount, times: -1 },
  ]);
}

/** What cannot be added is refused where it stands, so it counts as 0 here. */
function sumOf(currency: string, terms: readonly { readonly amount: Amount; readonly times: number }[]): string {
  const scale = isCurrency(currency.toUpperCase()) ? exponentOf(currency.toUpperCase()) : 2;
  const sum = terms.reduce((total, { amount, times }) => {
    const minor = Number.isSafeInteger(times) ? (parseScaled(amount ?? 0, scale) ?? 0n) : 0n;
    return total + minor * (minor === 0n ? 0n : BigInt(times));
  }, 0n);
  return formatScaled(sum > 0n ? sum : 0n, scale);
}

export interface DraftFindings {
  readonly problems: readonly FieldError[];
  readonly warnings: readonly OrderWarning[];
}

/** Everything that keeps a draft from being placed, other than prices. */
export const problemsOf = (content: DraftContent, settings: { strictSubtotal: boolean }): readonly FieldError[] =>
  findingsOf(content, settings).problems;

/** The same, and what would be taken but looks wrong. */
export function findingsOf(content: DraftContent, settings: { strictSubtotal: boolean }): DraftFindings {
  // Numbers of orders of no store are assigned only when they are placed.
  const assigned = content.order?.shopDomain == null ? { shopDomain: 'manual.internal', orderNumber: 1, orderReference: '1' } : undefined;
  try {
    return { problems: [], warnings: checkOrder(completed(content, assigned), settings, 'reached').warnings };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { problems: error.errors.map((problem) => (isOnlyAbsent(content, problem) ? missing(problem.field) : problem)), warnings: [] };
  }
}

/** What is wrong with a value that is not there is only that it is missing. */
const isOnlyAbsent = (content: DraftContent, { code, field }: FieldError): boolean => code !== 'MISSING_FIELD' && isAbsent(content, field);

function isAbsent(content: DraftContent, field: string | null): boolean {
  const value = (field ?? '').split(/[.[\]]+/).reduce<unknown>((at, name) => (name === '' ? at : partOf(at, name)), content);
  return value === undefined || value === null || value === '';
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (Reflect.get(value, name) as unknown) : undefined;
