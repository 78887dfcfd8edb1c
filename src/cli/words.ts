/** Formats an amount with its currency. */
export const amountOf = (money: { amount: string; currency: string } | null | undefined): string =>
  money ? `${money.amount} ${money.currency}` : '';

/** Formats a sum in several currencies. */
export const sumOf = (amounts: readonly { amount: string; currency: string }[]): string => amounts.map(amountOf).join(' + ');

/** Formats an instant to the minute, in UTC. */
export const instantOf = (text: string | null | undefined): string => (text ? `${text.slice(0, 10)} ${text.slice(11, 16)}` : '');

export const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
