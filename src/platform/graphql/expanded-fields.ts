import { Kind, type ValidationContext, type FieldNode, type SelectionSetNode } from 'graphql';

/** The number of fields in a selection with fragments expanded. Each fragment is computed once, however often it is spread. */
export function expandedFields(
  context: Pick<ValidationContext, 'getFragment'>,
  selections: SelectionSetNode,
  counts: (field: FieldNode) => boolean,
): number {
  const known = new Map<string, number>();

  const ofFragment = (name: string): number => {
    const before = known.get(name);
    if (before !== undefined) return before;
    // Another rule refuses recursive fragments; here the recursion must only end.
    known.set(name, 0);
    const fragment = context.getFragment(name);
    const count = fragment ? ofSelection(fragment.selectionSet) : 0;
    known.set(name, count);
    return count;
  };
  const ofSelection = (set: SelectionSetNode): number => {
    let count = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) count += ofFragment(selection.name.value);
      else {
        if (selection.kind === Kind.FIELD && counts(selection)) count++;
        if (selection.selectionSet) count += ofSelection(selection.selectionSet);
      }
    }
    return count;
  };
  return ofSelection(selections);
}
