import {
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';
import type { ClassType } from 'type-graphql';
import type { FieldChecks } from '../../kernel/errors.js';

export type FieldKind = 'bytes' | 'choice' | 'email' | 'flag' | 'id' | 'list' | 'number' | 'object' | 'text' | 'time';

/** Characters of a text, entries of a list or values of a number, all inclusive but `above`. */
export interface Limits {
  readonly min?: number;
  readonly above?: number;
  readonly max?: number;
}

export interface DeclaredField {
  readonly kind: FieldKind;
  readonly limits: Limits;
  readonly nullable: boolean;
  /** True for a text that is refused when it is given without a letter. */
  readonly filled: boolean;
  /** True for a field that a rule of its module checks, by the same limits but with its own message. */
  readonly byRule: boolean;
  readonly description: string;
}

const declared = new Map<object, Map<string, DeclaredField>>();

export function keepField(prototype: object, name: string, field: DeclaredField): void {
  const fields = declared.get(prototype) ?? new Map<string, DeclaredField>();
  declared.set(prototype, fields.set(name, field));
}

/** The fields of a type by name: its own, then those of the classes that it extends. */
function fieldsOf({ prototype }: ClassType): ReadonlyMap<string, DeclaredField> {
  const fields = new Map<string, DeclaredField>();
  for (let each = prototype as object | null; each; each = Object.getPrototypeOf(each) as object | null)
    for (const [name, field] of declared.get(each) ?? []) if (!fields.has(name)) fields.set(name, field);
  return fields;
}

const limited: DeclaredField[] = [];

/**
 * The directive that leads to what a field or argument declares. Nothing else of what type-graphql knows of an argument, or of a field that
 * an input inherits, reaches the schema.
 */
export const directiveFor = (field: DeclaredField): string => `@declared(at: ${limited.push(field) - 1})`;

/** Arguments that no class declares, so that `checkFields` cannot check them. */
export const standAlone = new WeakSet<DeclaredField>();

type Input = GraphQLArgument | GraphQLInputField;

/** What a field of an input or an argument declares, if it has a limit. */
export const declaredOf = ({ extensions }: Input): DeclaredField | undefined =>
  (extensions as { readonly declared?: DeclaredField }).declared;

/** Replaces the directives by what they lead to. Call this first after the schema is built. */
export function applyDeclarations(schema: GraphQLSchema): void {
  for (const [, input] of inputsOf(schema)) {
    const value = input.astNode?.directives?.[0]?.arguments?.[0]?.value;
    if (value?.kind === Kind.INT) input.extensions = { ...input.extensions, declared: limited[Number(value.value)] };
    input.astNode = undefined;
  }
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) || isInterfaceType(type)) for (const field of Object.values(type.getFields())) field.astNode = undefined;
}

/** All that callers may send, by input type and field, such as `CreateOrderInput.products`, or by type, field and argument. */
export const inputsOf = (schema: GraphQLSchema): readonly (readonly [name: string, input: Input])[] =>
  Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) =>
      args.map((each) => [`${type.name}.${name}.${each.name}`, each] as const),
    );
  });

/** The greatest length of a text or list, or the greatest value of a number. */
export function maxOf<Input extends object>(type: ClassType<Input>, field: keyof Input & string): number {
  const max = fieldsOf(type).get(field)?.limits.max;
  if (max === undefined) throw new Error(`The field ${type.name}.${field} has no limit.`);
  return max;
}

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
