import { isInterfaceType, type GraphQLSchema } from 'graphql';
import { InterfaceType } from 'type-graphql';
import { Id } from './fields.js';

const typeOf = new WeakMap<object, string>();

/** Records the type of a record, which a database row does not contain. */
export function asNode<Value extends object>(type: string, value: Value): Value {
  typeOf.set(value, type);
  return value;
}

const typeOfNode = (value: object): string | undefined => typeOf.get(value);

@InterfaceType('Node', { description: 'A record that can be refetched by its id.', resolveType: typeOfNode })
export abstract class NodeType {
  @Id('The id, unique across all types.') id!: string;
}

/** Resolves the type of a record synchronously: type-graphql returns a promise, which compiled operations do not await. */
export function tellNodeTypes(schema: GraphQLSchema): void {
  const node = schema.getType('Node');
  if (isInterfaceType(node)) node.resolveType = typeOfNode;
}
