import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLResolveInfo,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../work/context.js';
import { loopTurns } from '../work/loop-turns.js';
import { isList } from './field-size.js';

type AnyField = GraphQLField<unknown, Context>;

/** Lets a list charge the budget for what is selected of each entry. Its entries share the event loop with other answers. */
export const chargeList = (field: AnyField): void =>
  onceResolved(field, (list, context, info) => {
    if (!Array.isArray(list) || list.length === 0) return list;
    const perEntry = valuesPerEntry(info);
    context.budget.charge(list.length * perEntry);
    return loopTurns.share(list, perEntry);
  });

/** Lets the objects that the entries of long lists load share the event loop: all of them come at once. */
export function shareObject(field: AnyField): void {
  const { resolve } = field;
  if (!resolve) return;
  field.resolve = (source, args: Record<string, unknown>, context, info): unknown => {
    const found: unknown = resolve(source, args, context, info);
    return found instanceof Promise && context.budget.isOfManyTurns ? loopTurns.pass(found, valuesPerEntry(info)) : found;
  };
}

/** Lets a text charge the budget for its length. */
export const chargeText = (field: AnyField, { isFile }: { isFile: boolean }): void =>
  onceResolved(field, (text, { budget }) => {
    if (isFile) budget.chargeFile(charactersOf(text));
    else budget.chargeText(charactersOf(text));
    return text;
  });

function onceResolved(field: AnyField, take: (value: unknown, context: Context, info: GraphQLResolveInfo) => unknown): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args: Record<string, unknown>, context, info): unknown => {
    const found: unknown = resolve(source, args, context, info);
    return found instanceof Promise ? found.then((value) => take(value, context, info)) : take(found, context, info);
  };
}

function charactersOf(text: unknown): number {
  if (typeof text === 'string') return text.length;
  if (text instanceof Uint8Array) return Math.ceil(text.length / 3) * 4;
  return text === null || text === undefined ? 0 : JSON.stringify(text).length;
}

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'returnType' | 'schema'>;

const known = new WeakMap<FieldNode, number>();

/** The values that an operation selects of each entry of a list; the lists inside charge for themselves. */
function valuesPerEntry({ fieldNodes, fragments, returnType, schema }: Asked): number {
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
