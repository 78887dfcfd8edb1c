import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';
import { fieldError, problem, type FieldError } from '../../kernel/errors.js';
import type { InputFindings } from './input-shape.js';

/** A field found where it has no effect, and the place where it belongs. */
export interface MisplacedField {
  readonly field: string;
  readonly belongs: string;
}

/** What other requests call a field, and where it belongs here. */
export type OtherNames = Readonly<Record<string, string>>;

/** The places in an input where each field name is known. */
export class FieldHomes {
  private readonly homes = new Map<string, string[]>();

  constructor(variables: readonly (readonly [path: string, type: GraphQLInputType])[]) {
    for (const [path, type] of variables) this.walk(path, type);
  }

  /**
   * Finds unknown fields that are known elsewhere, or here under another name. A field that is also present in its proper place is not a
   * mistake, only redundant.
   */
  misplaced({ unknown }: InputFindings, given: unknown, otherNames: OtherNames = {}): MisplacedField[] {
    return unknown.flatMap((field) => {
      if (field.includes('[')) return [];
      const name = nameOf(field);
      const named = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
      const homes = named === undefined ? (this.homes.get(name) ?? []) : [named];
      const [belongs] = homes;
      return belongs === undefined || homes.some((home) => isGiven(given, home.split('.'))) ? [] : [{ field, belongs }];
    });
  }

  private walk(path: string, type: GraphQLInputType): void {
    const plain = getNullableType(type);
    if (isListType(plain)) return this.walk(`${path}[]`, plain.ofType);
    if (!isInputObjectType(plain)) return;
    for (const [name, field] of Object.entries(plain.getFields())) {
      const home = path === '' ? name : `${path}.${name}`;
      this.homes.set(name, [...(this.homes.get(name) ?? []), home]);
      this.walk(home, field.type);
    }
  }
}

const nameOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

function isGiven(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return value !== undefined && value !== null;
  if (typeof value !== 'object' || value === null) return false;
  const inner: unknown = Reflect.get(value, name.replace('[]', ''));
  if (!name.endsWith('[]')) return isGiven(inner, rest);
  return Array.isArray(inner) && inner.some((item) => isGiven(item, rest));
}

/** If a required field was found in another place, reports that place instead of just a missing field. */
export const withFoundElsewhere = (problems: readonly FieldError[], { unknown }: InputFindings): FieldError[] =>
  problems.map((each) => {
    const { field } = each;
    if (each.code !== 'MISSING_FIELD' || field === null) return each;
    const found = unknown.find((name) => nameOf(name) === nameOf(field));
    return found === undefined ? each : fieldError(field, each.code, problem('requiredHere', { place: found }));
  });
