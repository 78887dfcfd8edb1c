import { storable } from '../../kernel/text.js';
import { isUuid } from '../../platform/ids.js';

/** The record that a change concerns. */
export interface Subject {
  readonly type: string | null;
  readonly id: string | null;
  readonly sellerId: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

const MAX_ID = 64;
/** Arguments that identify the subject, and the type of record they identify. */
const NAMED: readonly (readonly [argument: string, type: string])[] = [
  ['orderId', 'Order'],
  ['shipmentId', 'Shipment'],
  ['taskId', 'PickupTask'],
  ['driverId', 'Staff'],
  ['invoiceId', 'Invoice'],
  ['entryId', 'JournalEntry'],
  ['workerId', 'Staff'],
  ['sellerId', 'Seller'],
  ['shopDomain', 'Shop'],
];

/**
 * Determines the subject of a mutation: the shipment or record of its result, else the one named by its arguments. `type` is the GraphQL
 * return type.
 */
export function subjectOf(type: string, args: Fields, result: unknown): Subject {
  const answer = asFields(result);
  const given = { ...args, ...asFields(args['input']) };
  return { ...(fromAnswer(type, answer) ?? fromArguments(type, given)), sellerId: sellerOf(type, answer, given) };
}

function fromAnswer(type: string, answer: Fields): Omit<Subject, 'sellerId'> | undefined {
  const shipmentId = text(answer['shipmentId']) ?? text(asFields(answer['shipment'])['id']);
  if (shipmentId !== null && type !== 'ApprovalRequest') return { type: 'Shipment', id: shipmentId };
  const id = text(answer['id']);
  return id === null ? undefined : { type, id };
}

function fromArguments(type: string, given: Fields): Omit<Subject, 'sellerId'> {
  const id = text(given['id']);
  if (id !== null) return { type: SCALARS.has(type) ? null : type, id };
  for (const [argument, named] of NAMED) {
    const value = text(given[argument]);
    if (value !== null) return { type: named, id: value };
  }
  return { type: null, id: null };
}

const SCALARS: ReadonlySet<string> = new Set(['String', 'Boolean', 'Int']);

function sellerOf(type: string, answer: Fields, given: Fields): string | null {
  const candidates = [
    type === 'Seller' ? answer['id'] : null,
    answer['sellerId'],
    answer['subjectUserId'],
    asFields(answer['shipment'])['sellerId'],
    asFields(answer['seller'])['id'],
    given['sellerId'],
  ];
  return candidates.map(text).find((id) => id !== null && isUuid(id)) ?? null;
}

const asFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {});

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? storable(value, MAX_ID) : null);
