import DataLoader from 'dataloader';
import type { Context } from './context.js';

/** How to fetch one kind of record for many keys at once. Declared once, instantiated per request. */
export interface LoaderDefinition<Key, Value, Needs = unknown> {
  readonly load: (keys: readonly Key[], context: Context<Needs>) => Promise<readonly (Value | null)[]>;
}

/** Declares a loader for rows with a unique key. */
export function loaderBy<Key, Value, Needs = unknown>(
  fetch: (keys: readonly Key[], context: Context<Needs>) => Promise<readonly Value[]>,
  keyOf: (value: Value) => Key,
): LoaderDefinition<Key, Value, Needs> {
  return {
    load: async (keys, context) => {
      const found = new Map((await fetch(keys, context)).map((value) => [keyOf(value), value]));
      return keys.map((key) => found.get(key) ?? null);
    },
  };
}

/** Declares a loader that returns a list for each key. Together the lists may have as many entries as one operation may read. */
export const listLoaderBy = <Key, Value, Needs = unknown>(
  fetch: (keys: readonly Key[], context: Context<Needs>) => Promise<readonly Value[]>,
  keyOf: (value: Value) => Key,
): LoaderDefinition<Key, Value[], Needs> => listLoaderOf(fetch, keyOf, (value) => value);

/** The same for rows that become values, which is left undone for too many of them. */
export function listLoaderOf<Key, Row, Value, Needs = unknown>(
  fetch: (keys: readonly Key[], context: Context<Needs>) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
  valueOf: (row: Row) => Value,
): LoaderDefinition<Key, Value[], Needs> {
  return {
    load: async (keys, context) => {
      const lists = new Map<Key, Value[]>(keys.map((key) => [key, []]));
      const rows = await fetch(keys, context);
      // One list has its own greatest length.
      if (keys.length > 1) context.budget.limitEntries(rows.length);
      for (const row of rows) lists.get(keyOf(row))?.push(valueOf(row));
      return keys.map((key) => lists.get(key) ?? []);
    },
  };
}

export type Loaders = Map<LoaderDefinition<never, unknown>, DataLoader<unknown, unknown>>;

export function loaderOf<Key, Value, Needs>(
  loaders: Loaders,
  definition: LoaderDefinition<Key, Value, Needs>,
  context: Context<Needs>,
): DataLoader<Key, Value | null> {
  const key = definition as unknown as LoaderDefinition<never, unknown>;
  let loader = loaders.get(key) as DataLoader<Key, Value | null> | undefined;
  if (!loader) {
    loader = new DataLoader<Key, Value | null>((keys) => definition.load(keys, context).then((values) => [...values]));
    loaders.set(key, loader);
  }
  return loader;
}
