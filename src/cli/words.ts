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

/**
 * Control characters, which move the cursor or change the terminal, and marks that reorder the text around them: names and messages are
 * written by others. Direction marks, which Arabic texts need, reorder nothing.
 */
const RUN_OF_UNSAFE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const STYLED_OR_UNSAFE = /\p{Cc}\[(?:1|2|22|31|32|33|39)m|[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const UNSAFE_IN_JSON = /(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A value from other people, on one line. */
export const plain = (value: string | number | null | undefined): string => String(value ?? '').replace(RUN_OF_UNSAFE, ' ');

/** Text to print, without control characters: only the styles of `Desk.paint`, line ends and tabs stay. */
export const terminalText = (text: string): string =>
  text.replace(STYLED_OR_UNSAFE, (found) => (found.startsWith('\u001b[') || found === '\n' || found === '\t' ? found : found.slice(1)));

/** The value as JSON, with control characters escaped: it parses as the same value. */
export const terminalJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(UNSAFE_IN_JSON, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
