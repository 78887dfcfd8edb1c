import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

type AnyField = GraphQLField<unknown, unknown>;

interface Branch {
  readonly type: GraphQLObjectType;
  readonly fields: { readonly field: AnyField; readonly below: Branch | undefined }[];
}

/**
 * Everything below a root field, in one selection: every object that can be reached without an argument, by node, edge and nested path.
 * When a type recurs, its plain fields are selected and the path ends.
 */
export function wholeSelection(schema: GraphQLSchema, field: AnyField, mayAsk: (name: string) => boolean): string {
  const type = getNamedType(field.type);
  if (isInterfaceType(type))
    return `{ __typename ${schema
      .getPossibleTypes(type)
      .map(({ name }) => `... on ${name} { id }`)
      .join(' ')} }`;
  if (!isObjectType(type)) return '';
  const opened = new Set<string>();
  const root: Branch = { type, fields: [] };
  const waiting = [root];
  for (let branch = waiting.shift(); branch; branch = waiting.shift()) {
    const again = opened.has(branch.type.name);
    opened.add(branch.type.name);
    for (const each of Object.values(branch.type.getFields())) {
      if (each.args.some(isRequiredArgument) || !mayAsk(`${branch.type.name}.${each.name}`)) continue;
      const inner = getNamedType(each.type);
      if (!isObjectType(inner)) branch.fields.push({ field: each, below: undefined });
      else if (!again) {
        const below: Branch = { type: inner, fields: [] };
        branch.fields.push({ field: each, below });
        waiting.push(below);
      }
    }
  }
  return textOf(root);
}

const textOf = ({ fields }: Branch): string =>
  `{ __typename ${fields.map(({ field, below }) => (below ? `${field.name} ${textOf(below)}` : field.name)).join(' ')} }`;

/** `Type.field` of everything in an answer that holds something. */
export function seenIn(answer: unknown, seen = new Set<string>()): Set<string> {
  if (Array.isArray(answer)) for (const each of answer) seenIn(each, seen);
  else if (typeof answer === 'object' && answer !== null) {
    const type = (answer as { __typename?: string }).__typename;
    for (const [name, value] of Object.entries(answer)) {
      if (type && name !== '__typename' && value !== null && !(Array.isArray(value) && value.length === 0)) seen.add(`${type}.${name}`);
      seenIn(value, seen);
    }
  }
  return seen;
}
