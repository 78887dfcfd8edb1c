/** Longer numbers would reach those of orders of no store. */
const PLAIN = /^#?(\d{1,12})$/;

/** The number of an order by its name in the store; null where the name is no plain number, such as `EU-1001` or `#1001-1`. */
export function orderNumberOf(name: string): number | null {
  const number = Number(PLAIN.exec(name)?.[1] ?? 0);
  return number > 0 ? number : null;
}

/** What makes two names the same order: `#1001` is 1001. */
export const identityOf = (name: string): string => String(orderNumberOf(name) ?? name);
