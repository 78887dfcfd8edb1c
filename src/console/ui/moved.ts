/** The keys with one of them a place earlier or later. From the end, the next place is the beginning. */
export function moved(keys: readonly string[], key: string, step: 1 | -1): string[] {
  const rest = keys.filter((each) => each !== key);
  const to = (keys.indexOf(key) + step + keys.length) % keys.length;
  return [...rest.slice(0, to), key, ...rest.slice(to)];
}
