import type { ClassType } from 'type-graphql';

export type FieldKind = 'bytes' | 'choice' | 'email' | 'flag' | 'id' | 'list' | 'number' | 'object' | 'text' | 'time';

/** Characters of a text, entries of a list or values of a number, all inclusive. */
export interface Limits {
  readonly min?: number;
  readonly max?: number;
}

export interface DeclaredField {
  readonly kind: FieldKind;
  readonly limits: Limits;
  readonly nullable: boolean;
  /** True for a text that is refused when it is given without a letter. */
  readonly filled: boolean;
  readonly description: string;
}

const declared = new Map<object, Map<string, DeclaredField>>();

export function keepField(prototype: object, name: string, field: DeclaredField): void {
  const fields = declared.get(prototype) ?? new Map<string, DeclaredField>();
  declared.set(prototype, fields.set(name, field));
}

/** The fields of a type by name, those of the classes that it extends first. */
export function fieldsOf({ prototype }: ClassType): ReadonlyMap<string, DeclaredField> {
  const fields = new Map<string, DeclaredField>();
  for (let each = prototype as object | null; each; each = Object.getPrototypeOf(each) as object | null)
    for (const [name, field] of declared.get(each) ?? []) if (!fields.has(name)) fields.set(name, field);
  return fields;
}

/** The greatest length of a text or list, or the greatest value of a number. */
export function maxOf<Input extends object>(type: ClassType<Input>, field: keyof Input & string): number {
  const max = fieldsOf(type).get(field)?.limits.max;
  if (max === undefined) throw new Error(`The field ${type.name}.${field} has no limit.`);
  return max;
}
