import { Field, ID, InterfaceType } from 'type-graphql';

const typeOf = new WeakMap<object, string>();

/** Remembers which type a record is of, which a row of the database does not say itself. */
export function asNode<Value extends object>(type: string, value: Value): Value {
  typeOf.set(value, type);
  return value;
}

@InterfaceType('Node', { description: 'A record that can be read again by its id.', resolveType: (value: object) => typeOf.get(value) })
export abstract class NodeType {
  @Field(() => ID, { description: 'Its id, which no record of another type has.' })
  id!: string;
}
