import { defaultFieldResolver, type GraphQLField, type GraphQLResolveInfo } from 'graphql';
import type { Context } from '../work/context.js';
import { loopTurns } from '../work/loop-turns.js';
import { valuesPerEntry } from './values-per-entry.js';

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
