import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/**
 * The fields that are asked for directly below these, with fragments written out; those that a directive may leave out are among them.
 * How many they can be is limited by the rule that counts the fields of a document in the same way.
 */
export function fieldsBelow(nodes: readonly FieldNode[], fragments: GraphQLResolveInfo['fragments']): FieldNode[] {
  const ofSet = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      return ofSet(selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value]?.selectionSet : selection.selectionSet);
    });
  return nodes.flatMap(({ selectionSet }) => ofSet(selectionSet));
}
