import type { CreateOrderInput } from '../client/index.js';
import { misused } from './exit-codes.js';

/** Parses orders from JSON: one order, an array, or one per line. The service validates their contents. */
export function ordersIn(text: string, file: string): CreateOrderInput[] {
  const values = valuesIn(text, file);
  if (values.length === 0) throw misused(`${file} contains no orders.`);
  return values.map((value, index) => {
    const order = withUpperCaseChoices(value);
    if (!isOrder(order))
      throw misused(`Entry ${index + 1} of ${file} is not an order: it needs order, customer, origin, destination and products.`);
    return order;
  });
}

function valuesIn(text: string, file: string): unknown[] {
  const whole = parsed(text);
  if (whole !== undefined) return Array.isArray(whole) ? whole : [whole];
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const value = parsed(line);
    if (value === undefined) throw misused(`Line ${index + 1} of ${file} is not JSON.`);
    return [value];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // One order per line is not JSON as a whole; parse the lines next.
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** REST uses `postpaid` where GraphQL has POSTPAID; accept files for either. */
function withUpperCaseChoices(value: unknown): unknown {
  if (!isFields(value) || !isFields(value['order'])) return value;
  const { paymentStatus } = value['order'];
  return typeof paymentStatus === 'string' ? { ...value, order: { ...value['order'], paymentStatus: paymentStatus.toUpperCase() } } : value;
}

const isOrder = (value: unknown): value is CreateOrderInput =>
  isFields(value) &&
  ['order', 'customer', 'origin', 'destination'].every((part) => isFields(value[part])) &&
  Array.isArray(value['products']);
