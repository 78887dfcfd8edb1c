/** Formats an amount with its currency. */
export const amountOf = (money: { amount: string; currency: string } | null | undefined): string =>
  money ? `${money.amount} ${money.currency}` : '';

/** Formats a sum in several currencies, without those of which there is nothing. */
export function sumOf(amounts: readonly { amount: string; currency: string }[]): string {
  const some = amounts.filter(({ amount }) => Number(amount) !== 0);
  return (some.length > 0 ? some : amounts.slice(0, 1)).map(amountOf).join(' + ');
}

/** Formats an instant to the minute, in UTC. */
export const instantOf = (text: string | null | undefined): string => (text ? `${text.slice(0, 10)} ${text.slice(11, 16)}` : '');

export const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
