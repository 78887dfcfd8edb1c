import { isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import { invalid, type FieldError } from '../../kernel/errors.js';

/** What was found while reading a foreign value: what is wrong with it, and which keys nobody asked for. */
export class InputFindings {
  readonly problems: FieldError[] = [];
  readonly unknown: string[] = [];

  noteUnknown(prefix: string, keys: readonly string[], known: ReadonlySet<string>): void {
    for (const key of keys) if (!known.has(key) && this.unknown.length < MAX_UNKNOWN) this.unknown.push(prefix + key);
  }
}

/** Enough to find a spelling mistake; a body of nothing but unknown keys is not echoed. */
const MAX_UNKNOWN = 50;

/** Copies the known fields of a JSON value and reports what does not fit its GraphQL type. */
export type InputShape = (value: unknown, path: string, findings: InputFindings) => unknown;

/**
 * Compiles a GraphQL input type into a reader of JSON bodies, so that both doors share one definition of every input.
 * It differs from GraphQL's own coercion in three ways that REST needs: unknown fields are ignored,
 * every problem is reported with its path, and decimals must be JSON numbers.
 */
export function compileShape(type: GraphQLInputType): InputShape {
  if (!isNonNullType(type)) return nullable(compileShape0(type));
  const inner = compileShape0(type.ofType);
  return (value, path, findings) => {
    if (value !== null && value !== undefined) return inner(value, path, findings);
    findings.problems.push({ field: path || null, code: 'MISSING_FIELD', message: 'is required' });
    return undefined;
  };
}

const nullable =
  (inner: InputShape): InputShape =>
  (value, path, findings) =>
    value === null || value === undefined ? value : inner(value, path, findings);

function compileShape0(type: GraphQLInputType): InputShape {
  if (isListType(type)) return listShape(compileShape(type.ofType));
  if (isInputObjectType(type)) return objectShape(Object.entries(type.getFields()).map(([name, field]) => [name, field.type]));
  if (isNonNullType(type)) return compileShape(type);
  if (isEnumType(type)) return enumShape(type.getValues().map((entry) => entry.name));
  return (value, path, findings) => {
    if (type.name === 'Decimal' && typeof value === 'string') return report(findings, path, 'must be a number');
    try {
      type.parseValue(value);
      return value;
    } catch (error) {
      return report(findings, path, complaint(type.name, error));
    }
  };
}

/** REST spells in small letters what GraphQL spells in capitals. */
function enumShape(names: readonly string[]): InputShape {
  const byRestName = new Map(names.map((name) => [name.toLowerCase(), name]));
  const allowed = [...byRestName.keys()];
  return (value, path, findings) => {
    const name = typeof value === 'string' ? byRestName.get(value) : undefined;
    return name ?? report(findings, path, `must be one of ${allowed.join(', ')}${hint(value, allowed)}`, allowed);
  };
}

/** What people say for some values. */
const COLLOQUIAL: Readonly<Record<string, string>> = { cod: 'postpaid', cash_on_delivery: 'postpaid', paid: 'prepaid' };

/** Names the value that was meant, where it was written in another way. */
function hint(value: unknown, allowed: readonly string[]): string {
  if (typeof value !== 'string' || value.length > 40) return '';
  const written = value.trim().toLowerCase().replaceAll(/[ -]/g, '_');
  const meant = [written, COLLOQUIAL[written]].find((each) => each !== undefined && allowed.includes(each));
  return meant === undefined ? '' : `; write "${meant}" for "${value}"`;
}

function listShape(item: InputShape): InputShape {
  return (value, path, findings) =>
    Array.isArray(value)
      ? value.map((entry, index) => item(entry, `${path}[${index}]`, findings))
      : report(findings, path, 'must be an array');
}

function objectShape(fields: readonly (readonly [string, GraphQLInputType])[]): InputShape {
  // Recursive input types would never end here; there are none, and the compiler would overflow at start, not in service.
  const shapes = fields.map(([name, type]) => [name, compileShape(type)] as const);
  const known = new Set(fields.map(([name]) => name));
  return (value, path, findings) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return report(findings, path, 'must be an object');
    const source = value as Readonly<Record<string, unknown>>;
    const prefix = path === '' ? '' : `${path}.`;
    const shaped: Record<string, unknown> = {};
    let present = 0;
    for (const [name, shape] of shapes) {
      const given = Object.hasOwn(source, name);
      if (given) present++;
      const read = shape(given ? source[name] : undefined, prefix + name, findings);
      if (read !== undefined) shaped[name] = read;
    }
    const keys = Object.keys(source);
    if (keys.length > present) findings.noteUnknown(prefix, keys, known);
    return shaped;
  };
}

function report(findings: InputFindings, path: string, message: string, allowed?: readonly string[]): undefined {
  // An empty path is the whole body, which has no name.
  findings.problems.push(invalid(path || null, message, allowed));
  return undefined;
}

const SAYINGS: Readonly<Record<string, string>> = {
  String: 'must be a string',
  Int: 'must be a whole number',
  Float: 'must be a number',
  Boolean: 'must be true or false',
  ID: 'must be a string',
  Decimal: 'must be a decimal number',
  WholeNumber: 'must be a whole number',
  DateTimeISO: 'must be a date-time such as 2026-11-20T17:02:46.123Z',
};

const complaint = (typeName: string, error: unknown): string =>
  SAYINGS[typeName] ?? (error instanceof Error ? error.message : 'is not valid');
