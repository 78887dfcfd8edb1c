import { isEnumType, isListType, isNonNullType, isScalarType, type GraphQLNamedType, type GraphQLOutputType } from 'graphql';
import { z } from 'zod';

/** How a GraphQL value is printed. */
export type Kind = 'as it is' | 'uuid' | 'word' | 'amount' | 'currency' | 'number';

export const amount = z.number().meta({ examples: [7.14] });
export const currency = z
  .string()
  .length(3)
  .meta({ examples: ['USD'] });
export const instant = z.iso.datetime().meta({ examples: ['2026-11-20T17:02:46.123Z'] });

const SCALARS: Readonly<Record<string, () => z.ZodType>> = {
  String: () => z.string(),
  ID: () => z.string(),
  Boolean: () => z.boolean(),
  Int: () => z.int32(),
  Float: () => z.number(),
  WholeNumber: () => z.int().min(0),
  DateTimeISO: () => instant,
  JSON: () => z.unknown(),
  JSONObject: () => z.record(z.string(), z.unknown()),
};

const example = (text: string): z.ZodType => z.string().meta({ examples: [text] });

/** What a String of the schema does not state: formats and examples of texts, by field. */
const TEXTS: Readonly<Record<string, z.ZodType>> = {
  'Location.countryCode': z.string().length(2),
  'LedgerAccount.code': example('2100'),
  'PickupTask.shortId': example('PU-7K3M9Q'),
  'RateOption.pickupDropoffMethod': example('Door to door'),
  'RateOption.serviceCode': example('SVC_ECO'),
  'RateOption.serviceName': example('Economy'),
  'RetryOutcome.scheduledDate': z.iso.date(),
  'SellerInvoice.month': example('2026-10'),
  'SellerInvoice.number': example('INV-000001'),
  'SellerInvoiceLine.kind': example('shipping'),
  'ShopConnection.token': example('sst_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'),
  'Transaction.id': example('txn_0199a5f27c4e7d319c553f6f1a2b4c5d'),
  'TrialBalance.at': z.iso.date(),
};
const isCurrency = (place: string): boolean => place.endsWith('.currency');

/** Scalars printed as numbers. */
const NUMBERS: Readonly<Record<string, () => z.ZodType>> = { Decimal: () => z.number(), BigInt: () => z.int(), WholeNumber: () => z.int() };

/** The type of a printed field. `place` is `Type.field`. */
export function typeOf(type: GraphQLOutputType, kind: Kind, place: string): z.ZodType {
  if (isNonNullType(type)) return plain(type.ofType, kind, place);
  return plain(type, kind, place).nullable();
}

function plain(type: GraphQLOutputType, kind: Kind, place: string): z.ZodType {
  if (isNonNullType(type)) return plain(type.ofType, kind, place);
  if (isListType(type)) return z.array(typeOf(type.ofType, kind, place));
  const printed = (kind === 'as it is' ? textOf(type, place) : undefined) ?? PRINTED[kind](type);
  if (!printed) throw new Error(`${place} of type ${type.name} cannot be printed as ${kind}.`);
  return printed;
}

function textOf(type: GraphQLNamedType, place: string): z.ZodType | undefined {
  if (type.name !== 'String' && type.name !== 'ID') return undefined;
  return isCurrency(place) ? currency : TEXTS[place];
}

const PRINTED: Readonly<Record<Kind, (type: GraphQLNamedType) => z.ZodType | undefined>> = {
  'as it is': (type) => (isScalarType(type) ? SCALARS[type.name]?.() : undefined),
  uuid: (type) => (type.name === 'ID' || type.name === 'String' ? z.uuid() : undefined),
  word: (type) => (isEnumType(type) ? z.enum(type.getValues().map(({ name }) => name.toLowerCase())) : undefined),
  amount: (type) => (type.name === 'Money' ? amount : undefined),
  currency: (type) => (type.name === 'Money' ? currency : undefined),
  number: (type) => NUMBERS[type.name]?.(),
};
