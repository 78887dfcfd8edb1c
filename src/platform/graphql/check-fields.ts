import type { ClassType } from 'type-graphql';
import type { FieldChecks } from '../../kernel/field-checks.js';
import { fieldsOf, type DeclaredField } from './declared-fields.js';

type Given<Input> = { readonly [Field in keyof Input]?: unknown };

/** Checks what is given by the limits that an input type declares. `at` is the path of the input; empty for arguments. */
export function checkFields<Input extends object>(checks: FieldChecks, at: string, type: ClassType<Input>, given: Given<Input>): void {
  const above = at === '' ? '' : `${at}.`;
  for (const [name, field] of limitedFields(type)) checkField(checks, above + name, field, Reflect.get(given, name));
}

type NamedField = readonly [name: string, field: DeclaredField];

const known = new WeakMap<ClassType, readonly NamedField[]>();

function limitedFields(type: ClassType): readonly NamedField[] {
  const fields = known.get(type) ?? [...fieldsOf(type)].filter(([, { limits, byRule }]) => limits.max !== undefined && !byRule);
  known.set(type, fields);
  return fields;
}

function checkField(checks: FieldChecks, path: string, field: DeclaredField, value: unknown): void {
  const { kind, limits, nullable } = field;
  if (value == null && (nullable || kind === 'list' || kind === 'number')) return;
  if (kind === 'number') checkNumber(checks, path, limits, Number(value));
  else if (Array.isArray(value)) checkLength(checks, path, limits, value.length);
  else if (value == null || typeof value === 'string') checkText(checks, path, field, value);
}

function checkText(checks: FieldChecks, path: string, { kind, limits, filled }: DeclaredField, value: string | null | undefined): void {
  if (kind === 'email') checks.email(path, value);
  else if (filled) checks.text(path, value, limits.max ?? Infinity);
  else checks.atMost(path, value, limits.max ?? Infinity);
}

function checkLength(checks: FieldChecks, path: string, { min = 0, max = Infinity }: DeclaredField['limits'], length: number): void {
  if (length < min) checks.missing(path);
  else if (length > max) checks.fail(path, 'atMostEntries', { max });
}

function checkNumber(checks: FieldChecks, path: string, limits: DeclaredField['limits'], value: number): void {
  const { above, min = -Infinity, max = Infinity } = limits;
  if (above !== undefined) {
    if (!(value > above && value <= max)) checks.fail(path, 'moreThanAtMost', { min: above, max });
    return;
  }
  if (!(value >= min && value <= max)) checks.fail(path, 'between', { min, max });
}
