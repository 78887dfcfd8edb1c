import { getNamedType, isObjectType, isRequiredArgument, type GraphQLArgument, type GraphQLField, type GraphQLSchema } from 'graphql';
import { Documents } from '../../src/platform/graphql/documents.js';
import type { DocumentLimits } from '../../src/platform/graphql/document-rules.js';
import { queryPaths } from '../support/query-paths.js';

/** An operation that the limits of documents allow, with the values that its answer may have. */
export interface Operation {
  readonly name: string;
  readonly query: string;
  readonly size: number;
}

/** Who asks: the caller as the schema names it, and the scope if its token has one. */
export interface Role {
  readonly caller: string;
  readonly scope?: string;
}

/** A literal for an argument, by its name or by the field and its name. */
export type KnownValues = Readonly<Record<string, string>>;

const PAGES = [500, 100, 50, 7];
const ALIASES = [14, 8, 4, 2, 1];

type AnyField = GraphQLField<unknown, unknown>;

/**
 * Every way from a query to an object, with all its plain fields, as often and with pages as large as the limits allow: the largest first.
 */
export function worstOperations(schema: GraphQLSchema, limits: DocumentLimits, role: Role, known: KnownValues): Operation[] {
  const documents = new Documents(schema, limits, { introspection: true });
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    (field) => isObjectType(getNamedType(field.type)) && isOpenTo(field, role),
  );
  return roots
    .flatMap((field) => {
      const args = argumentsOf(field, known);
      if (args === undefined) return [];
      return queryPaths(schema, { field: field.name, args: '' }).flatMap(({ name, text }) =>
        variants(documents, { name, text, field, args }),
      );
    })
    .sort((one, other) => other.size - one.size);
}

interface Way {
  readonly name: string;
  readonly text: string;
  readonly field: AnyField;
  readonly args: readonly string[];
}

/**
 * With each page, as many copies as the limits allow: what is far beyond the budget is refused early, so the worst is what nearly fits. Pages
 * that allow as much as a larger one are left out.
 */
function variants(documents: Documents, { name, text, field, args }: Way): Operation[] {
  const pages = field.args.some((argument) => argument.name === 'first') ? PAGES : [undefined];
  const part = text.slice(1, -1).trim().slice(field.name.length);
  return pages.flatMap((page) => {
    const given = [...args, ...(page === undefined ? [] : [`first: ${page}`])];
    const head = `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}`;
    for (const copies of ALIASES) {
      const query = `{ ${Array.from({ length: copies }, (_, n) => `a${n}: ${head}${part}`).join(' ')} }`;
      const size = sizeOf(documents, query);
      if (size !== undefined) return [{ name: `${name}${page === undefined ? '' : ` first ${page}`} × ${copies}`, query, size }];
    }
    return [];
  });
}

function sizeOf(documents: Documents, query: string): number | undefined {
  try {
    return documents.admit({ query }).size;
  } catch {
    return undefined;
  }
}

function argumentsOf(field: AnyField, known: KnownValues): string[] | undefined {
  const needed = field.args.filter(
    (argument) => argument.name !== 'first' && (isRequiredArgument(argument) || known[`${field.name}.${argument.name}`]),
  );
  const given = needed.map((argument) => valueOf(field, argument, known));
  return given.includes(undefined) ? undefined : (given as string[]);
}

function valueOf(field: AnyField, argument: GraphQLArgument, known: KnownValues): string | undefined {
  const value =
    known[`${field.name}.${argument.name}`] ?? known[`${getNamedType(field.type).name}.${argument.name}`] ?? known[argument.name];
  return value === undefined ? undefined : `${argument.name}: ${value}`;
}

function isOpenTo({ extensions }: AnyField, { caller, scope }: Role): boolean {
  const [rule] =
    (extensions['directives'] as { allow?: readonly { to: readonly string[]; scopes?: readonly string[] }[] } | undefined)?.allow ?? [];
  if (!rule) return false;
  if (rule.to.includes('anybody') || (caller !== 'anybody' && rule.to.includes('signed_in'))) return true;
  return rule.to.includes(caller) && (scope === undefined || scope === 'erp:*' || (rule.scopes?.includes(scope) ?? false));
}
