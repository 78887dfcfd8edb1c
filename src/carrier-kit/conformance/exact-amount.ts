import { exponentOf, formatMoney, type PlainMoney } from '../../kernel/money.js';
import { divideRounded, divideUp, parseScaled } from '../../kernel/decimal.js';
import type { CarrierAccess } from '../../modules/carriers/adapter/index.js';
import { watched } from './calls.js';
import { ensure } from './check.js';

const MAX_TEXT = 2 * 1024 * 1024;
const MAX_NUMBERS = 300;
const NUMBER = /\d{1,15}(?:\.\d{1,15})?/g;
/** More decimals than any amount in an answer. */
const SCALE = 18;

/** What a carrier wrote while an adapter talked to it. */
export interface Transcript {
  readonly access: CarrierAccess;
  text(): string;
}

export function transcriptOf(access: CarrierAccess): Transcript {
  const answers: string[] = [];
  return { access: watched(access, { after: (_, answer) => answers.push(answer) }), text: () => answers.join('\n').slice(0, MAX_TEXT) };
}

/** Fails unless the carrier wrote the amount, or up to three amounts that add up to it, as a total with its surcharges and taxes. */
export function expectExact(price: PlainMoney, transcript: Transcript, amounts: 'major' | 'minor'): void {
  const written = amountsIn(transcript.text(), price.currency, amounts);
  ensure(
    typeof price.minor === 'bigint' && isSumOf(price.minor, written),
    `an amount in ${price.currency} (${exponentOf(price.currency)} decimals) that the carrier wrote in its answer`,
    typeof price.minor === 'bigint' ? `${formatMoney(price)} ${price.currency}` : price,
  );
}

/** In minor units. An amount with more decimals than the currency has counts as rounded, and as rounded up. */
function amountsIn(text: string, currency: string, amounts: 'major' | 'minor'): readonly bigint[] {
  const step = 10n ** BigInt(SCALE - (amounts === 'minor' ? 0 : exponentOf(currency)));
  const numbers = [...new Set(text.match(NUMBER) ?? [])].slice(0, MAX_NUMBERS).map((each) => parseScaled(each, SCALE) ?? 0n);
  return [...new Set(numbers.flatMap((each) => [divideRounded(each, step), divideUp(each, step)]))];
}

function isSumOf(total: bigint, parts: readonly bigint[]): boolean {
  const all = new Set(parts);
  if (all.has(total)) return true;
  return parts.some((first) => all.has(total - first) || parts.some((second) => all.has(total - first - second)));
}
