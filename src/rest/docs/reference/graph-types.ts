import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { escapeHtml } from '../../../kernel/text.js';
import { linked, paragraphs, section } from './html.js';
import { rootFields, rulesOf, type RootField } from './root-fields.js';

export const typePath = (name: string): string => `/docs/schema/types/${name}`;

/** The types that callers meet. */
export const shownTypes = (schema: GraphQLSchema): readonly GraphQLNamedType[] => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !roots.some((root) => root === type))
    .sort((one, other) => one.name.localeCompare(other.name));
};

/** A type as the schema writes it, with a link to its page. */
export function typeLink(type: GraphQLType): string {
  if (isNonNullType(type)) return `${typeLink(type.ofType)}!`;
  if (isListType(type)) return `[${typeLink(type.ofType)}]`;
  return `<a href="${typePath(type.name)}">${type.name}</a>`;
}

type Field = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument;

/** Fields or arguments with their types, the input types folded into them. */
export const graphFields = (fields: readonly Field[], depth = 0): string =>
  `<ul class="fields">${fields.map((field) => graphField(field, depth)).join('\n')}</ul>`;

const MAX_DEPTH = 4;

function graphField(field: Field, depth: number): string {
  const named = getNamedType(field.type);
  const nested = isInputObjectType(named) && depth < MAX_DEPTH ? Object.values(named.getFields()) : [];
  const values = isEnumType(named) && 'defaultValue' in field ? ` One of ${named.getValues().map(({ name }) => name).join(', ')}.` : ''; // prettier-ignore
  const old = field.deprecationReason == null ? '' : ` <b>Deprecated.</b> ${linked(field.deprecationReason)}`;
  const below =
    nested.length === 0
      ? ''
      : `<details${depth === 0 ? ' open' : ''}><summary>Fields of <code>${field.name}</code></summary>${graphFields(nested, depth + 1)}</details>`;
  return `<li><code>${field.name}</code> <span class="type">${typeLink(field.type)}</span>${fallback(field)}${who(field)}<p>${linked((field.description ?? '') + values)}${old}</p>${below}</li>`;
}

function fallback(field: Field): string {
  const value = 'defaultValue' in field ? field.defaultValue : undefined;
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? ` <span class="type">= ${escapeHtml(String(value))}</span>` : '';
}

/** For a field that needs more than its record. */
function who(field: Field): string {
  const { allow } = 'args' in field ? rulesOf(field) : {};
  return allow ? ` <span class="type">for ${allow.to.map(callerWords).join(', ')}</span>` : '';
}

const CALLERS: Readonly<Record<string, string>> = {
  anybody: 'anybody',
  signed_in: 'everyone who is signed in',
  shop: 'shops',
  seller: 'sellers',
  erp: 'ERP systems',
  super_admin: 'super administrators',
  ops: 'operations',
  dispatcher: 'dispatchers',
  driver: 'drivers',
  accounts: 'accounting',
  reception: 'reception',
};
export const callerWords = (caller: string): string => CALLERS[caller] ?? caller;

const KINDS = [
  [isObjectType, 'Object'],
  [isInputObjectType, 'Input'],
  [isEnumType, 'Enum'],
  [isScalarType, 'Scalar'],
  [isInterfaceType, 'Interface'],
  [isUnionType, 'Union'],
] as const;

export const kindOf = (type: GraphQLNamedType): string => KINDS.find(([is]) => is(type))?.[1] ?? 'Type';

/** The page of a type. */
export function typePage(schema: GraphQLSchema, type: GraphQLNamedType): string {
  const uses = rootFields(schema).filter((root) => touches(root, type));
  return `<p class="crumbs"><a href="/docs/schema">GraphQL schema</a> / <a href="/docs/schema/types">Types</a></p>
<h1>${type.name}</h1><p class="call"><span class="method">${kindOf(type)}</span></p>
${paragraphs(type.description ?? '')}
${section('Fields', 'fields', 'getFields' in type ? graphFields(Object.values(type.getFields())) : '')}
${section('Values', 'values', isEnumType(type) ? valueList(type.getValues()) : '')}
${section('Types', 'types', isUnionType(type) || isInterfaceType(type) ? `<p>${schema.getPossibleTypes(type).map(typeLink).join(', ')}</p>` : '')}
${section('Where it is used', 'uses', uses.length === 0 ? '' : `<ul>${uses.map(({ path, name }) => `<li><a href="${path}"><code>${name}</code></a></li>`).join('')}</ul>`)}`;
}

const valueList = (values: readonly { readonly name: string; readonly description?: string | null }[]): string =>
  `<ul class="fields">${values.map(({ name, description }) => `<li id="${name.toLowerCase()}"><code>${name}</code>${description ? `<p>${linked(description)}</p>` : ''}</li>`).join('\n')}</ul>`;

/** Whether a field answers the type or takes it as an argument, directly or in a page of a list. */
function touches({ field }: RootField, type: GraphQLNamedType): boolean {
  const answered = getNamedType(field.type);
  const node = isObjectType(answered) ? answered.getFields()['nodes'] : undefined;
  return [answered, ...(node ? [getNamedType(node.type)] : []), ...field.args.map((argument) => getNamedType(argument.type))].some(
    (each) => each === type,
  );
}
