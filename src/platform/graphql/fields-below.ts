import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/**
 * The fields selected directly below these, with fragments expanded, including fields that a directive may omit. Their number is bounded by
 * the rule that counts a document's fields in the same way.
 */
export function fieldsBelow(nodes: readonly FieldNode[], fragments: GraphQLResolveInfo['fragments']): FieldNode[] {
  const ofSet = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      return ofSet(selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value]?.selectionSet : selection.selectionSet);
    });
  return nodes.flatMap(({ selectionSet }) => ofSet(selectionSet));
}
