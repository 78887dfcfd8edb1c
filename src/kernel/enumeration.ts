/**
 * A closed list of values, declared once. It yields the TypeScript union, the column check, the GraphQL enum with its descriptions, and the
 * values of the REST API.
 */
export interface Enumeration<Value extends string> {
  /** The name in the schema. */
  readonly name: string;
  readonly description: string;
  /** In order of declaration. */
  readonly values: readonly [Value, ...Value[]];
  readonly descriptions: Readonly<Record<Value, string>>;
  /** The schema name of a value, if it is not simply the value in capitals. */
  readonly names: { readonly [V in Value]?: string };
  /** Values that are kept for old clients, and what to use instead. */
  readonly deprecated: { readonly [V in Value]?: string };
}

interface MoreAboutValues<Value extends string> {
  readonly names?: { readonly [V in Value]?: string };
  readonly deprecated?: { readonly [V in Value]?: string };
}

export type ValueOf<E> = E extends Enumeration<infer Value> ? Value : never;

const declared: Enumeration<string>[] = [];

/** Every enumeration of the loaded modules; the schema registers them before it is built. */
export const enumerations = (): readonly Enumeration<string>[] => declared;

/** Declares an enumeration: its values with their descriptions. */
export function enumeration<const Descriptions extends Readonly<Record<string, string>>>(
  name: string,
  description: string,
  descriptions: Descriptions,
  { names = {}, deprecated = {} }: MoreAboutValues<keyof Descriptions & string> = {},
): Enumeration<keyof Descriptions & string> {
  const values = Object.keys(descriptions) as [keyof Descriptions & string, ...(keyof Descriptions & string)[]];
  const made = { name, description, values, descriptions, names, deprecated };
  declared.push(made);
  return made;
}

/** The schema name of a value: `picked_up` is PICKED_UP, `createdAt` is CREATED_AT. */
export const nameOfValue = <Value extends string>({ names }: Pick<Enumeration<Value>, 'names'>, value: Value): string =>
  names[value] ??
  value
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
