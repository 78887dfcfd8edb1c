import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLEnumValue,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
} from 'graphql';
import { missing, type FieldError } from '../../kernel/errors.js';
import { fieldError, problem, type FieldProblem } from '../../kernel/field-errors.js';
import { shortened } from '../../kernel/text-limits.js';
import { lengthOf } from './list-lengths.js';

/** Findings from reading an untrusted value: its problems and its unknown keys. */
export class InputFindings {
  readonly problems: FieldError[] = [];
  readonly unknown: string[] = [];

  /** Problems that are not reported need no path. */
  note(problem: () => FieldError): void {
    if (this.problems.length < MAX_PROBLEMS) this.problems.push(problem());
  }

  noteUnknown(prefix: string, keys: readonly string[], known: ReadonlySet<string>): void {
    for (const key of keys) {
      if (this.unknown.length >= MAX_UNKNOWN) return;
      if (!known.has(key)) this.unknown.push(shortened(prefix + key));
    }
  }
}

/** Enough to find a spelling mistake; a body full of unknown keys is not echoed. */
const MAX_UNKNOWN = 50;
/** More than any list of entries has, each with a mistake. */
const MAX_PROBLEMS = 5_000;

/** The place of a value. Its path is built only when it is reported. */
export interface Place {
  readonly above: Place | undefined;
  /** Empty for the variable that is the body itself; a number within a list. */
  readonly name: string | number;
}

/**
 * Copies the known fields of a JSON value for resolvers, and reports what does not fit its GraphQL type. The value is at the given name
 * below a place.
 */
export type InputShape = (value: unknown, above: Place | undefined, name: string | number, findings: InputFindings) => unknown;

/** The names that callers may use for a field of an input type, the preferred one first; none if callers may not set it. */
export type Spelling = (typeName: string, fieldName: string) => readonly string[];

/** How fields are spelled, and which optional fields this caller must provide. */
export interface InputRules {
  readonly spelling: Spelling;
  readonly requires: (typeName: string, fieldName: string) => boolean;
  /** The field whose text lets another one be absent, which is then read as empty. */
  readonly instead?: (typeName: string, fieldName: string) => string | undefined;
}

export const asInSchema: InputRules = { spelling: (_type, field) => [field], requires: () => false };

/**
 * Compiles a GraphQL input type into a reader of JSON bodies, so that GraphQL and REST share one definition of every input. It differs from
 * GraphQL's coercion in three ways that REST needs: unknown fields are ignored, every problem is reported with its path, and decimals must
 * be JSON numbers. `max` is the greatest length of a list; no entry of a longer one is read.
 */
export function compileShape(type: GraphQLInputType, rules: InputRules = asInSchema, max?: number): InputShape {
  return isNonNullType(type) ? required(compileShape0(type.ofType, rules, max)) : nullable(compileShape0(type, rules, max));
}

const required =
  (inner: InputShape): InputShape =>
  (value, above, name, findings) => {
    if (value !== null && value !== undefined) return inner(value, above, name, findings);
    findings.note(() => missing(pathOf({ above, name }) || null));
    return undefined;
  };

const nullable =
  (inner: InputShape): InputShape =>
  (value, above, name, findings) =>
    value === null || value === undefined ? value : inner(value, above, name, findings);

function compileShape0(type: GraphQLInputType, rules: InputRules, max?: number): InputShape {
  if (isListType(type)) return listShape(compileShape(type.ofType, rules), max);
  if (isInputObjectType(type)) return objectShape(type, rules);
  if (isNonNullType(type)) return compileShape(type, rules);
  if (isEnumType(type)) return enumShape(type.getValues());
  return scalarShape(type);
}

function scalarShape(type: GraphQLScalarType): InputShape {
  const isDecimal = type.name === 'Decimal';
  if (type.name === 'String') return textShape;
  return (value, above, name, findings) => {
    if (isDecimal && typeof value === 'string') return report(findings, { above, name }, problem('number'));
    try {
      return type.parseValue(value);
    } catch (error) {
      return report(findings, { above, name }, complaint(type.name, error));
    }
  };
}

const textShape: InputShape = (value, above, name, findings) =>
  typeof value === 'string' ? value : report(findings, { above, name }, problem('string'));

/** REST uses lower case for enum values that are upper case in GraphQL. */
function enumShape(entries: readonly GraphQLEnumValue[]): InputShape {
  const byRestName = new Map(entries.map(({ name, value }) => [name.toLowerCase(), value as unknown]));
  const allowed = [...byRestName.keys()];
  return (value, above, name, findings) => {
    if (typeof value === 'string' && byRestName.has(value)) return byRestName.get(value);
    return report(findings, { above, name }, notOneOf(value, allowed), allowed);
  };
}

/** Colloquial names for some values. */
const COLLOQUIAL: Readonly<Record<string, string>> = { cod: 'postpaid', cash_on_delivery: 'postpaid', paid: 'prepaid' };

/** Suggests the intended value if it was written differently. */
function notOneOf(value: unknown, names: readonly string[]): FieldProblem {
  const allowed = names.join(', ');
  if (typeof value !== 'string' || value.length > 40) return problem('oneOf', { allowed });
  const written = value.trim().toLowerCase().replaceAll(/[ -]/g, '_');
  const meant = [written, COLLOQUIAL[written]].find((each) => each !== undefined && names.includes(each));
  return meant === undefined ? problem('oneOf', { allowed }) : problem('oneOfHint', { allowed, meant, given: value });
}

function listShape(item: InputShape, max = Infinity): InputShape {
  return (value, above, name, findings) => {
    const place = { above, name };
    if (!Array.isArray(value)) return report(findings, place, problem('array'));
    if (value.length > max) return report(findings, place, problem('atMostEntries', { max }));
    return value.map((entry, index) => item(entry, place, index, findings));
  };
}

interface FieldShape {
  readonly field: string;
  /** The preferred name. */
  readonly name: string;
  readonly others: readonly string[];
  readonly shape: InputShape;
  readonly fallback: unknown;
  readonly instead: string | undefined;
}

function objectShape(type: GraphQLInputObjectType, rules: InputRules): InputShape {
  const fields = Object.values(type.getFields());
  // Recursive input types would never end here. There are none, and one would overflow the stack at start, not while serving.
  const shapes = fields.flatMap((field) => fieldShape(type, field, rules));
  // Fields that callers may not set are ignored silently.
  const known = new Set(fields.flatMap(({ name }) => [...rules.spelling(type.name, name), ...(takes(type, name, rules) ? [] : [name])]));
  return (value, above, name, findings) => {
    const place = { above, name };
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return report(findings, place, problem('object'));
    const source = value as Readonly<Record<string, unknown>>;
    const shaped: Record<string, unknown> = {};
    let present = 0;
    for (const field of shapes) {
      const written = field.others.length === 0 ? field.name : nameIn(source, field, place, findings);
      const given = Object.hasOwn(source, written);
      if (given) present++;
      const own = given ? source[written] : undefined;
      const read = field.instead && isNothing(own) && isText(source[field.instead]) ? '' : field.shape(own, place, written, findings);
      if (read !== undefined) shaped[field.field] = read;
      else if (field.fallback !== undefined) shaped[field.field] = field.fallback;
    }
    if (present < countOf(source)) findings.noteUnknown(prefixOf(place), Object.keys(source), known);
    return shaped;
  };
}

const takes = (type: GraphQLInputObjectType, field: string, { spelling }: InputRules): boolean => spelling(type.name, field).length > 0;

function fieldShape(type: GraphQLInputObjectType, input: GraphQLInputField, rules: InputRules): FieldShape[] {
  const { name, type: given, defaultValue } = input;
  const [usual, ...others] = rules.spelling(type.name, name);
  if (usual === undefined) return [];
  const plain = compileShape(given, rules, lengthOf(input));
  const shape = rules.requires(type.name, name) ? required(plain) : plain;
  return [{ field: name, name: usual, others, shape, fallback: defaultValue, instead: rules.instead?.(type.name, name) }];
}

const TOLERANCE = 0.000001;

/** The name under which the field was written, or its preferred name if it was not. Two names with different values are an error. */
function nameIn(source: Readonly<Record<string, unknown>>, { name, others }: FieldShape, place: Place, findings: InputFindings): string {
  let first = name;
  for (const other of others) {
    if (isNothing(source[other])) continue;
    if (isNothing(source[first])) first = other;
    else if (differ(source[first], source[other])) report(findings, { above: place, name: first }, problem('differsFrom', { other }));
  }
  return first;
}

const isNothing = (value: unknown): boolean => value === undefined || value === null;

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const differ = (left: unknown, right: unknown): boolean =>
  typeof left === 'number' && typeof right === 'number' ? Math.abs(left - right) > TOLERANCE : left !== right;

function countOf(source: object): number {
  let count = 0;
  for (const _key in source) count++;
  return count;
}

/** Such as products[2].name. */
function pathOf({ above, name }: Place): string {
  const before = above ? pathOf(above) : '';
  if (typeof name === 'number') return `${before}[${name}]`;
  return before === '' || name === '' ? before + name : `${before}.${name}`;
}

function prefixOf(place: Place): string {
  const path = pathOf(place);
  return path === '' ? '' : `${path}.`;
}

function report(findings: InputFindings, place: Place, what: FieldProblem, allowed?: readonly string[]): undefined {
  // An empty path is the whole body, which has no name.
  findings.note(() => fieldError(pathOf(place) || null, 'VALIDATION_FAILED', what, allowed));
  return undefined;
}

const PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  String: problem('string'),
  Int: problem('whole'),
  Float: problem('number'),
  Boolean: problem('boolean'),
  ID: problem('string'),
  Decimal: problem('decimal'),
  WholeNumber: problem('whole'),
  DateTimeISO: problem('instant', { example: '2026-11-20T17:02:46.123Z' }),
};

/** What is wrong with a value of a scalar. */
export const complaint = (typeName: string, error: unknown): FieldProblem =>
  PROBLEMS[typeName] ?? (error instanceof Error ? problem('ofLibrary', { reason: error.message }) : problem('invalid'));
