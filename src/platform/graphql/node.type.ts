import { isInterfaceType, type GraphQLSchema } from 'graphql';
import { Field, ID, InterfaceType } from 'type-graphql';

const typeOf = new WeakMap<object, string>();

/** Remembers which type a record is of, which a row of the database does not say itself. */
export function asNode<Value extends object>(type: string, value: Value): Value {
  typeOf.set(value, type);
  return value;
}

const typeOfNode = (value: object): string | undefined => typeOf.get(value);

@InterfaceType('Node', { description: 'A record that can be read again by its id.', resolveType: typeOfNode })
export abstract class NodeType {
  @Field(() => ID, { description: 'Its id, which no record of another type has.' })
  id!: string;
}

/** Tells the type of a record at once: type-graphql answers a promise of it, which compiled operations do not wait for. */
export function tellNodeTypes(schema: GraphQLSchema): void {
  const node = schema.getType('Node');
  if (isInterfaceType(node)) node.resolveType = typeOfNode;
}
