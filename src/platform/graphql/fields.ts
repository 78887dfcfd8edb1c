import 'reflect-metadata';
import { Directive, Field, Float, ID, Int, type FieldOptions } from 'type-graphql';
import { Arg } from './resolvers.js';
import type { Enumeration } from '../../kernel/enumeration.js';
import { MAX_EMAIL, MAX_PHONE } from '../../kernel/errors.js';
import { keepField, directiveFor, standAlone, type DeclaredField, type FieldKind, type Limits } from './declared-fields.js';
import { enumType, BytesScalar, DateTimeScalar, DecimalScalar, JsonObjectScalar } from './scalars.js';
import { MoneyType } from './money.type.js';

type Described = readonly [description: string, options?: Options];
type Limited = readonly [limit: Limit, description: string, options?: Options];
/** One line says all of a field: its type, limit, description and options. */
type Declaration = Described | Limited;

/** The greatest length or value, or the least and the greatest; `above` is exclusive. */
type Limit = number | readonly [min: number, max: number] | { readonly above: number; readonly max: number };

interface Options extends Pick<FieldOptions, 'deprecationReason' | 'name'> {
  readonly nullable?: boolean;
  readonly defaultValue?: unknown;
  /** Whether a text must have a letter if it is given: by default, if it is required. */
  readonly filled?: boolean;
  readonly byRule?: boolean;
}

type TypeOf = () => object;

/** Null in answers; may be absent in inputs. */
export const nullable = { nullable: true } as const;
/** For changes: may be absent, but not blank. */
export const keptIfAbsent = { nullable: true, filled: true } as const;
/** Required, but may be empty. */
export const mayBeBlank = { filled: false } as const;
/** `checkFields` leaves it to a rule, which reads its limit with `maxOf`. */
export const byRule = { byRule: true } as const;

const declares =
  (kind: FieldKind, type: TypeOf) =>
  (...declaration: Declaration): PropertyDecorator =>
    declare(kind, type, declaration);

export const Id = declares('id', () => ID);
export const Text = declares('text', () => String);
/** A number that may have a fraction, such as a weight or a share. */
export const Measure = declares('number', () => Float);
/** A whole number. */
export const Count = declares('number', () => Int);
/** An exact decimal without a currency. */
export const Decimal = declares('number', () => DecimalScalar);
export const Flag = declares('flag', () => Boolean);
export const When = declares('time', () => DateTimeScalar);
export const Bytes = declares('bytes', () => BytesScalar);
export const JsonObject = declares('object', () => JsonObjectScalar);
/** An amount with its currency, in answers. */
export const Money = declares('object', () => MoneyType);

export const Email = (description: string, options?: Options): PropertyDecorator =>
  declare('email', () => String, [MAX_EMAIL, description, options]);

export const Phone = (description: string, options?: Options): PropertyDecorator =>
  declare('text', () => String, [MAX_PHONE, description, options]);

export const Choice = <Value extends string>(enumeration: Enumeration<Value>, ...declaration: Declaration): PropertyDecorator =>
  declare('choice', () => enumType(enumeration), declaration);

export const Choices = <Value extends string>(enumeration: Enumeration<Value>, ...declaration: Declaration): PropertyDecorator =>
  declare('list', () => [enumType(enumeration)], declaration);

/** An object, or a scalar that has no decorator. */
export const One = (type: TypeOf, ...declaration: Declaration): PropertyDecorator => declare('object', type, declaration);

export const Many = (type: TypeOf, ...declaration: Declaration): PropertyDecorator => declare('list', () => [type()], declaration);

/** A text that a field takes beside its input. Its greatest length is checked before the field runs. */
export const TextArg = (name: string, ...declaration: Declaration): ParameterDecorator =>
  declareArgument(name, 'text', () => String, declaration);

export const ManyArg = (name: string, type: TypeOf, ...declaration: Declaration): ParameterDecorator =>
  declareArgument(name, 'list', () => [type()], declaration);

export const CountArg = (name: string, ...declaration: Declaration): ParameterDecorator =>
  declareArgument(name, 'number', () => Int, declaration);

function declare(kind: FieldKind, type: TypeOf, declaration: Declaration): PropertyDecorator {
  const { field, options } = read(kind, declaration);
  return (prototype, name) => {
    keepField(prototype, String(name), field);
    // What a property holds needs no resolver.
    Field(type, { ...options, simple: true })(prototype, name);
    if (field.limits.max !== undefined) Directive(directiveFor(field))(prototype, name as string);
  };
}

function declareArgument(name: string, kind: FieldKind, type: TypeOf, declaration: Declaration): ParameterDecorator {
  const { field, options } = read(kind, declaration);
  const directive = directiveFor(field);
  standAlone.add(field);
  return (prototype, method, index) => {
    Arg(name, type, options)(prototype, method, index);
    Directive(directive)(prototype, method, index);
  };
}

function read(kind: FieldKind, declaration: Declaration) {
  const { given, text, options } = partsOf(declaration);
  const { filled = !options.nullable, byRule: isByRule = false, ...rest } = options;
  const limits = filled && options.nullable ? { min: 1, ...given } : given;
  const description = [text, sentenceOf(kind, limits)].join(' ').trimEnd();
  const field: DeclaredField = { kind, limits, nullable: options.nullable === true, filled, byRule: isByRule, description };
  return { field, options: { ...rest, description } };
}

const isLimited = (declaration: Declaration): declaration is Limited => typeof declaration[0] !== 'string';

function partsOf(declaration: Declaration): { readonly given: Limits; readonly text: string; readonly options: Options } {
  if (!isLimited(declaration)) return { given: {}, text: declaration[0], options: declaration[1] ?? {} };
  const [limit, text, options = {}] = declaration;
  return { given: limitsOf(limit), text, options };
}

function limitsOf(limit: Limit): Limits {
  if (typeof limit === 'number') return { max: limit };
  return 'above' in limit ? limit : { min: limit[0], max: limit[1] };
}

const UNITS: Partial<Record<FieldKind, string>> = { text: ' characters', email: ' characters', list: ' entries' };

function sentenceOf(kind: FieldKind, { min, above, max }: Limits): string {
  if (max === undefined) return '';
  const unit = UNITS[kind] ?? '';
  if (above !== undefined) return `More than ${plain(above)}, at most ${plain(max)}.`;
  return min === undefined ? `At most ${plain(max)}${unit}.` : `From ${plain(min)} to ${plain(max)}${unit}.`;
}

const plain = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 10 });
