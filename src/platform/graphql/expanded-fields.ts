import { Kind, type ValidationContext, type FieldNode, type SelectionSetNode } from 'graphql';

/** How many fields a selection has when every fragment is written out. Each fragment is counted once, however often it is spread. */
export function expandedFields(
  context: Pick<ValidationContext, 'getFragment'>,
  selections: SelectionSetNode,
  counts: (field: FieldNode) => boolean,
): number {
  const known = new Map<string, number>();

  const ofFragment = (name: string): number => {
    const before = known.get(name);
    if (before !== undefined) return before;
    // A fragment that spreads itself is refused by another rule; here it must only come to an end.
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
