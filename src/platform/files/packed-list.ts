import { setImmediate as nextTurn } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';

/** A long list on its way between threads. Copied in one piece, it would keep the receiving thread for as long as its file kept the other. */
export interface PackedList<Item> {
  readonly slices: readonly Uint8Array[];
  /** Has no value; it keeps the type. */
  readonly of?: Item;
}

const PACKED_AT_ONCE = 20;

export function packed<Item>(items: readonly Item[]): PackedList<Item> {
  const slices: Uint8Array[] = [];
  for (let from = 0; from < items.length; from += PACKED_AT_ONCE) slices.push(serialize(items.slice(from, from + PACKED_AT_ONCE)));
  return { slices };
}

/** Other requests are answered between two slices. */
export async function unpacked<Item>({ slices }: PackedList<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for (const slice of slices) {
    items.push(...(deserialize(slice) as Item[]));
    await nextTurn();
  }
  return items;
}
