import { defaultFieldResolver, type GraphQLField } from 'graphql';
import type { Context } from './context.js';
import { loopTurns } from './turns.js';
import { valuesPerEntry } from './values-per-entry.js';

type AnyField = GraphQLField<unknown, Context>;

/** Lets a list charge the budget for what is selected of each entry, and its entries wait for their turn of the event loop. */
export function chargeList(field: AnyField): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args: Record<string, unknown>, context, info): unknown => {
    const charged = (list: unknown): unknown => {
      if (!Array.isArray(list) || list.length === 0) return list;
      const perEntry = valuesPerEntry(info);
      context.budget.charge(list.length * perEntry);
      return loopTurns.share(list, perEntry);
    };
    const found: unknown = resolve(source, args, context, info);
    return isPromise(found) ? found.then(charged) : charged(found);
  };
}

/** Lets a text charge the budget for its length. */
export function chargeText(field: AnyField, { isFile }: { isFile: boolean }): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args: Record<string, unknown>, context, info): unknown => {
    const charged = (text: unknown): unknown => {
      if (isFile) context.budget.chargeFile(charactersOf(text));
      else context.budget.chargeText(charactersOf(text));
      return text;
    };
    const found: unknown = resolve(source, args, context, info);
    return isPromise(found) ? found.then(charged) : charged(found);
  };
}

function charactersOf(text: unknown): number {
  if (typeof text === 'string') return text.length;
  if (text instanceof Uint8Array) return Math.ceil(text.length / 3) * 4;
  return text === null || text === undefined ? 0 : JSON.stringify(text).length;
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;
