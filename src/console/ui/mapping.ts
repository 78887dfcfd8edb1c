import type { FileColumn, Mapping } from './file-columns.js';

/** Small letters and digits only: "AWB No." and "awb_no" are one header. */
const plain = (header: string): string => header.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The headers to choose from: named ones, each once, because the service knows them by name. */
export const headersOf = (header: readonly string[]): string[] =>
  header.filter((name, index) => name !== '' && header.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index);

/** The header for each column: as this carrier's last file had it, or else by its usual names. */
export function mappingOf<Key extends string>(
  columns: readonly FileColumn<Key>[],
  header: readonly string[],
  remembered: Partial<Mapping<Key>>,
): Mapping<Key> {
  const there = headersOf(header);
  const taken = new Set<string>();
  const find = ({ key, name, alsoCalled }: FileColumn<Key>): string | null => {
    const last = there.find((each) => each.toLowerCase() === remembered[key]?.toLowerCase());
    const usual = [name, ...alsoCalled].map(plain);
    const found = last ?? there.find((each) => usual.includes(plain(each)) && !taken.has(each)) ?? null;
    if (found !== null) taken.add(found);
    return found;
  };
  return Object.fromEntries(columns.map((column) => [column.key, find(column)])) as Mapping<Key>;
}

/** The cell of a column in a line; empty if the file has no such column. */
export const cellAt = (header: readonly string[], cells: readonly string[], named: string | null): string =>
  named === null ? '' : (cells[header.findIndex((each) => each.toLowerCase() === named.toLowerCase())] ?? '');

const placeOf = (kind: string, carrierCode: string): string => `shipgraph.columns.${kind}.${carrierCode}`;

/** Headers of the last file of a carrier. */
export function rememberedMapping<Key extends string>(kind: string, carrierCode: string): Partial<Mapping<Key>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(placeOf(kind, carrierCode)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    // Something else has written there: the usual names still work.
    return {};
  }
}

export const rememberMapping = <Key extends string>(kind: string, carrierCode: string, mapping: Mapping<Key>): void =>
  localStorage.setItem(placeOf(kind, carrierCode), JSON.stringify(mapping));
