import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { isList } from './field-size.js';

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'returnType' | 'schema'>;

const known = new WeakMap<FieldNode, number>();

/** The values that an operation selects of each entry of a list; the lists inside charge for themselves. */
export function valuesPerEntry({ fieldNodes, fragments, returnType, schema }: Asked): number {
  let values = 1;
  for (const node of fieldNodes) {
    let below = known.get(node);
    if (below === undefined) known.set(node, (below = valuesBelow(node.selectionSet, getNamedType(returnType), { fragments, schema })));
    values += below;
  }
  return values;
}

interface Surroundings {
  readonly fragments: GraphQLResolveInfo['fragments'];
  readonly schema: GraphQLSchema;
}

function valuesBelow(set: SelectionSetNode | undefined, type: GraphQLNamedType | undefined, around: Surroundings): number {
  let values = 0;
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) values += valuesOf(selection, type, around);
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const condition = selection.typeCondition?.name.value;
      values += valuesBelow(selection.selectionSet, condition === undefined ? type : around.schema.getType(condition), around);
    } else {
      const fragment = around.fragments[selection.name.value];
      if (fragment) values += valuesBelow(fragment.selectionSet, around.schema.getType(fragment.typeCondition.name.value), around);
    }
  }
  return values;
}

function valuesOf(node: FieldNode, type: GraphQLNamedType | undefined, around: Surroundings): number {
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
  if (!field || isLeafType(getNamedType(field.type))) return 1;
  return isList(field) ? 1 : 1 + valuesBelow(node.selectionSet, getNamedType(field.type), around);
}
