import { isNonNullType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { z } from 'zod';
import type { Printable } from '../../platform/http/json.js';
import type { RestRequest } from '../request.js';
import { object, type Named } from './object.js';
import { described, each, nullable, type Part, type Printed, type PrintedObject } from './part.js';
import { typeOf, type Kind } from './scalar-types.js';

/** GraphQL results contain null, never undefined. */
type Present<Value> = Extract<Value, Exclude<Printable, undefined>>;
type OrNull<Value, Printed extends Printable> = null extends Value ? Printed | null : undefined extends Value ? Printed | null : Printed;
type Keys<Source, Value> = { [K in keyof Source]-?: NonNullable<Source[K]> extends Value ? K : never }[keyof Source] & string;
type Item<Value> = NonNullable<Value> extends readonly (infer Each)[] ? Each : never;

type PartsOf<Source> = Readonly<Record<string, Part<Source, Printable>>>;

/** Builds an object with a value for each name. */
const named = <Made>(names: readonly (keyof Made & string)[], make: (name: keyof Made & string) => Made[keyof Made]): Made =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Made;

interface Money {
  readonly amount: string;
}
interface MoneyWithCurrency extends Money {
  readonly currency: string;
}

/**
 * Prints the fields of one type of the schema. `Source` is a document's selection on the type; types and descriptions come from the schema.
 * Building the description throws if the schema has no such field or another type for it.
 */
export class Fields<Source extends object> {
  constructor(private readonly typeName: string) {}

  /** Several fields, unchanged and under their own names. */
  same<K extends Keys<Source, Printable>>(...names: readonly K[]): { [P in K]: Part<Source, Present<Source[P]>> } {
    return named<{ [P in K]: Part<Source, Present<Source[P]>> }>(names, (name) => this.field(name));
  }

  /** A field, unchanged; null if absent. */
  field<K extends Keys<Source, Printable>>(name: K): Part<Source, Present<Source[K]>> {
    return this.part(name, (value) => (value ?? null) as Present<Source[K]>, 'as it is');
  }

  /** A UUID. */
  uuid<K extends Keys<Source, string>>(name: K): Part<Source, OrNull<Source[K], string>> {
    return this.value(name, (id: string) => id, 'uuid');
  }

  /** An enum value in lower case. */
  word<K extends Keys<Source, string>>(name: K): Part<Source, OrNull<Source[K], string>> {
    return this.value(name, (word: string) => word.toLowerCase(), 'word');
  }

  /** A list of enum values in lower case. */
  words<K extends Keys<Source, readonly string[]>>(name: K): Part<Source, string[]> {
    return this.part(name, (value) => (value as readonly string[]).map((each) => each.toLowerCase()), 'word');
  }

  /** Money as a number of major units. */
  amount<K extends Keys<Source, Money>>(name: K): Part<Source, OrNull<Source[K], number>> {
    return this.value(name, ({ amount }: Money) => Number(amount), 'amount');
  }

  /** Several amounts under their own names. */
  amounts<K extends Keys<Source, Money>>(...names: readonly K[]): { [P in K]: Part<Source, OrNull<Source[P], number>> } {
    return named<{ [P in K]: Part<Source, OrNull<Source[P], number>> }>(names, (name) => this.amount(name));
  }

  /** The currency of an amount. */
  currency<K extends Keys<Source, MoneyWithCurrency>>(name: K): Part<Source, OrNull<Source[K], string>> {
    return described(
      this.value(name, ({ currency }: MoneyWithCurrency) => currency, 'currency'),
      'ISO 4217 code.',
    );
  }

  /** A Decimal, BigInt or WholeNumber as a number. */
  number<K extends Keys<Source, string | bigint | number>>(name: K): Part<Source, OrNull<Source[K], number>> {
    return this.value(name, (value: string | bigint | number) => Number(value), 'number');
  }

  /** An object printed by a part; null if absent. */
  one<K extends keyof Source & string, Out extends Printable>(
    name: K,
    part: Part<NonNullable<Source[K]>, Out>,
  ): Part<Source, OrNull<Source[K], Out>> {
    const printed = nullable(part);
    return {
      read: (source, request) => printed.read(source[name] as NonNullable<Source[K]> | null | undefined, request) as OrNull<Source[K], Out>,
      type: (schema) => {
        const { type, description } = this.find(schema, name);
        const whole = isNonNullType(type) ? part.type(schema) : printed.type(schema);
        return description && whole.description === undefined ? whole.describe(description) : whole;
      },
    };
  }

  /** A list of objects, each printed by a part. */
  many<K extends keyof Source & string, Out extends Printable>(name: K, part: Part<Item<Source[K]>, Out>): Part<Source, Out[]> {
    const printed = each(part);
    return {
      read: (source, request) => printed.read(source[name] as Source[K] & readonly Item<Source[K]>[], request),
      type: (schema) => printed.type(schema).describe(this.find(schema, name).description ?? ''),
    };
  }

  /** One value of an object; null if the object is absent. */
  at<K extends keyof Source & string, Out extends Printable>(
    name: K,
    part: Part<NonNullable<Source[K]>, Out>,
  ): Part<Source, OrNull<Source[K], Out>> {
    return this.one(name, part);
  }

  /** Lifts values of an object to the level of the source; null if the object is absent. */
  inside<K extends keyof Source & string, P extends PartsOf<NonNullable<Source[K]>>>(
    name: K,
    parts: P,
  ): { [N in keyof P & string]: Part<Source, OrNull<Source[K], Printed<P[N]>>> } {
    const inside = Object.entries(parts).map(([printed, part]) => [printed, this.at(name, part)]);
    return Object.fromEntries(inside) as { [N in keyof P & string]: Part<Source, OrNull<Source[K], Printed<P[N]>>> };
  }

  /** An object that this document always returns, although it is nullable in the schema. */
  certain<K extends keyof Source & string, Out extends Printable>(name: K, part: Part<NonNullable<Source[K]>, Out>): Part<Source, Out> {
    return {
      read: (source, request) => {
        const value = source[name];
        if (value === null || value === undefined) throw new Error(`${this.typeName}.${name} is missing.`);
        return part.read(value, request);
      },
      type: part.type,
    };
  }

  /** A value that the schema does not have. */
  computed<Type extends z.ZodType<Printable>>(
    type: Type,
    read: (source: Source, request: RestRequest) => z.output<Type>,
  ): Part<Source, z.output<Type>> {
    return { read, type: () => type };
  }

  /** An object of some fields: a component of the OpenAPI description, by default with the description of the type. */
  shape<P extends PartsOf<Source>>(id: string, parts: P, description?: string): Part<Source, PrintedObject<P>> {
    return object(parts, {
      id,
      description: description ?? ((schema) => schema.getType(this.typeName)?.description ?? undefined),
    }) as Part<Source, PrintedObject<P>>;
  }

  /** The same inline, without a component. */
  group<P extends PartsOf<Source>>(parts: P, description?: string): Part<Source, PrintedObject<P>> {
    const named: Named = description === undefined ? {} : { description };
    return object(parts, named) as Part<Source, PrintedObject<P>>;
  }

  /** Prints a value; null if absent. */
  private value<K extends Keys<Source, Value>, Value, Out extends Printable>(
    name: K,
    print: (value: Value) => Out,
    kind: Kind,
  ): Part<Source, OrNull<Source[K], Out>> {
    const orNull = (value: Source[K]) => (value === null || value === undefined ? null : print(value as Source[K] & Value));
    return this.part(name, (value) => orNull(value) as OrNull<Source[K], Out>, kind);
  }

  private part<K extends keyof Source & string, Out extends Printable>(
    name: K,
    print: (value: Source[K]) => Out,
    kind: Kind,
  ): Part<Source, Out> {
    return {
      read: (source) => print(source[name]),
      plain: { name, print },
      type: (schema) => {
        const { type, description } = this.find(schema, name);
        return typeOf(type, kind, `${this.typeName}.${name}`).describe(description ?? '');
      },
    };
  }

  private find(schema: GraphQLSchema, name: string): Pick<GraphQLField<object, object>, 'type' | 'description'> {
    const type = schema.getType(this.typeName);
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    if (!field) throw new Error(`The schema has no field ${this.typeName}.${name}.`);
    return field;
  }
}

/** For example `fields<WebhookFieldsFragment>('Webhook')`: the selection, and the type that it is made on. */
export const fields = <Source extends object>(typeName: string): Fields<Source> => new Fields<Source>(typeName);
