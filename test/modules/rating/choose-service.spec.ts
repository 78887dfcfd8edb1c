import { money } from '../../../src/kernel/money.js';
import { quote, type Quote, chooseService } from '../../../src/modules/rating/quote.js';
import { publicTerms } from '../../../src/modules/pricing/terms.js';
import { aBook, dubai, request } from './sample-book.js';

const [sample] = quote(aBook(), request({ destination: dubai }), publicTerms).quotes;

function candidate(code: string, minor: bigint, maxTransitDays: number, shown: bigint | null = null): Quote {
  if (!sample) throw new Error('The seed offers nothing within one city.');
  const currency = 'USD';
  const displayRate = shown === null ? null : money(shown, currency);
  return { ...sample, service: { ...sample.service, code }, actualRate: money(minor, currency), displayRate, maxTransitDays };
}

const chosen = (...candidates: Quote[]) => chooseService(candidates)?.service.code;

describe('the service that is chosen', () => {
  it('is the cheapest by what the seller pays, whatever the shopper sees', () => {
    expect(chosen(candidate('A', 200n, 1, 1n), candidate('B', 100n, 9, 900n))).toBe('B');
  });

  it('is the faster of two equally cheap ones', () => {
    expect(chosen(candidate('A', 100n, 3), candidate('B', 100n, 2))).toBe('B');
  });

  it('is the first by code when price and speed are equal, in whatever order they come', () => {
    expect(chosen(candidate('B', 100n, 2), candidate('A', 100n, 2), candidate('C', 100n, 2))).toBe('A');
    expect(chosen(candidate('A', 100n, 2), candidate('B', 100n, 2))).toBe('A');
  });

  it('is none when nothing is offered', () => {
    expect(chosen()).toBeUndefined();
  });
});
