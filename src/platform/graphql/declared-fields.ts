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
  /** True for a field that a rule of its module checks, by the same limits but with a message of its own. */
  readonly byRule: boolean;
  readonly description: string;
}

const declared = new Map<object, Map<string, DeclaredField>>();

export function keepField(prototype: object, name: string, field: DeclaredField): void {
  const fields = declared.get(prototype) ?? new Map<string, DeclaredField>();
  declared.set(prototype, fields.set(name, field));
}

/** The fields of a type by name: its own, then those of the classes that it extends. */
export function fieldsOf({ prototype }: ClassType): ReadonlyMap<string, DeclaredField> {
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
