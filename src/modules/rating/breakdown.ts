import { type Money, money, subtract } from '../../kernel/money.js';
import { plainDecimal } from '../../kernel/decimal.js';
import { convert, rateText } from '../../kernel/exchange.js';
import type { Quote } from './quote.js';

export interface BreakdownLine {
  readonly code: string;
  readonly label: string;
  readonly amount: Money;
}

/**
 * The price as line items in the currency of the request. The lines up to CONVERSION add up to the actual rate exactly, and all lines to
 * the display rate: CONVERSION absorbs the rounding difference between converting each line and converting the sum.
 */
export function breakdownOf(quote: Quote): readonly BreakdownLine[] {
  const { displayRate, actualRate } = quote;
  const lines = [...freightLines(quote), ...discountLine(quote)];
  if (quote.exchange.from !== quote.exchange.to && !quote.offer.live?.ownAccount) lines.push(conversionLine(quote, lines));
  if (displayRate) lines.push(line('DISPLAY_RULE', 'Price shown to the shopper', subtract(displayRate, actualRate)));
  return lines;
}

function freightLines({ offer, exchange, service, actualRate }: Quote): BreakdownLine[] {
  if (offer.live?.ownAccount) return [line('HANDLING', `${service.name}, billed by the carrier: handling`, actualRate)];
  const amount = (minor: bigint): Money => money(convert(minor, exchange), exchange.to);
  const weight = plainDecimal(BigInt(offer.weights.chargeableMg), 6);
  const base = line('BASE', `${service.name}${offer.tier ? `, tier ${offer.tier}` : ''}, ${weight} kg`, amount(offer.base));
  const markup = offer.live && offer.freight - offer.base;
  if (markup) return [base, line('MARKUP', 'Markup', amount(markup))];
  return [base, ...offer.surcharges.map(({ surcharge, amount: minor }) => line(surcharge.code, surcharge.label, amount(minor)))];
}

/** The effect of the plan, including its minimum charge; no line when there is none. */
function discountLine({ actualRate, publicRate, planName, planPercent, offer }: Quote): BreakdownLine[] {
  if (offer.live?.ownAccount) return [];
  const amount = subtract(actualRate, publicRate);
  const percent = planPercent ? ` ${plainDecimal(planPercent, 2)} %` : '';
  return amount.minor === 0n ? [] : [line('PLAN_DISCOUNT', `Plan ${planName ?? ''}${percent}`, amount)];
}

function conversionLine({ exchange, actualRate }: Quote, lines: readonly BreakdownLine[]): BreakdownLine {
  const rest = lines.reduce((sum, { amount }) => subtract(sum, amount), actualRate);
  return line('CONVERSION', `${exchange.from} to ${exchange.to} at ${rateText(exchange)}`, rest);
}

const line = (code: string, label: string, amount: Money): BreakdownLine => ({ code, label, amount });
