import { getNullableType, getOperationAST, isListType, typeFromAST, type GraphQLInputType, type GraphQLSchema } from 'graphql';
import type { InputRules } from '../../platform/graphql/input-shape.js';
import { isFieldOf, writtenField } from '../../platform/graphql/written-field.js';
import type { RestRequest } from '../request.js';
import type { Route } from '../route.js';
import { body, field, path, query, type Source } from './source.js';
import { spellingOf } from './spelling.js';

/** A variable of a row's document: its type and source. */
export interface RowVariable {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly source: Source;
}

/** Maps a request to the variables of a row's document. */
export class RowVariables {
  readonly all: readonly RowVariable[];
  readonly rules: InputRules;
  /** The names of the query parameters. */
  readonly parameters: ReadonlySet<string>;
  private readonly byName: ReadonlyMap<string, RowVariable>;
  private readonly body: RowVariable | undefined;

  constructor(
    private readonly row: Route,
    schema: GraphQLSchema,
  ) {
    const definitions = getOperationAST(row.document)?.variableDefinitions ?? [];
    this.all = definitions.map(({ variable, type: node }) => {
      const type = typeFromAST(schema, node as never) as GraphQLInputType;
      const name = variable.name.value;
      return { name, type, source: row.variables[name] ?? usualSource(name, row) };
    });
    this.byName = new Map(this.all.map((each) => [each.name, each]));
    this.parameters = new Set(this.all.flatMap(({ source }) => (source.in === 'query' ? [source.name] : [])));
    this.body = this.all.find(({ source }) => source.in === 'body');
    this.rules = rulesOf(row);
  }

  /** The variables from the request, not yet checked. */
  read(request: RestRequest): Readonly<Record<string, unknown>> {
    this.row.check?.(request);
    const values: Record<string, unknown> = {};
    for (const { name, type, source } of this.all) values[name] = source.read(request, type);
    return values;
  }

  readonly nameOf = (variable: string): string => this.byName.get(variable)?.source.name ?? variable;

  /** The caller's name of a field in a resolver's error. */
  written(field: string, request: RestRequest): string {
    const { row, body } = this;
    const own = row.fieldNames[field] ?? row.fieldNames[rootOf(field)];
    if (own !== undefined) return row.fieldNames[field] === undefined ? field.replace(rootOf(field), own) : own;
    if (body && isFieldOf(body.type, field)) return this.writtenInBody(field, body, request);
    const variable = this.byName.get(rootOf(field));
    if (!variable || variable.source.in === 'body') return field;
    const { name, in: place } = variable.source;
    const renamed = name === '' ? field : field.replace(rootOf(field), name);
    // Reports an entry of a query list under the name of the list.
    return place === 'query' ? renamed.replace(/\[\d+\]$/, '') : renamed;
  }

  private writtenInBody(field: string, { type, source }: RowVariable, request: RestRequest): string {
    const set = source.set?.[rootOf(field)];
    if (set) return set.name === '' ? field : set.name;
    const { spelling } = this.rules;
    const isAlone = isListType(getNullableType(type)) && !Array.isArray(request.body);
    if (!isAlone) return writtenField(field, request.body, { type, spelling });
    // A single object in place of a list reports fields without an index.
    return writtenField(field, [request.body], { type, spelling }).replace(/^\[0\]\.?/, '');
  }
}

/** The name of a country may stand for its code, if only one country has it. */
const COUNTRY = { countryCode: 'country' };
const STANDS_IN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AddressInput: COUNTRY,
  LocationInput: COUNTRY,
  LoginLocationInput: COUNTRY,
};

/** The callers' names of input fields in a row. */
export const rulesOf = ({ spelling, requires }: Pick<Route, 'spelling' | 'requires'>): InputRules => ({
  spelling: spellingOf(spelling),
  requires: (type, field) => requires[type]?.includes(field) ?? false,
  instead: (type, field) => STANDS_IN[type]?.[field],
});

const rootOf = (field: string): string => /^\w+/.exec(field)?.[0] ?? '';

/** By name: path parameters, then the body and its fields, or the query if there is no body. */
function usualSource(name: string, { method, path: pattern }: Route): Source {
  if (pattern.split('/').includes(`:${name}`)) return path(name);
  if (method === 'GET') return query(name);
  return name === 'input' ? body() : field(name);
}
