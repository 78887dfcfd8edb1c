import { LRUCache } from 'lru-cache';
import { detached } from '../../platform/db/request-scope.js';
import type { ConnectedAccount } from '../carrier-accounts/index.js';
import { failureOf, type CarrierFailure, type CarrierQuoteAnswer, type CarrierQuoteRequest } from '../carriers/index.js';

/** The carrier's answer, or why there is none. */
export type LiveAnswer =
  | { readonly status: 'answered'; readonly answer: CarrierQuoteAnswer; readonly estimated: boolean }
  | { readonly status: 'failed'; readonly failure: CarrierFailure };

export interface LiveQuoteLimits {
  /** How long an answer is used without asking again. */
  readonly freshMs: number;
  /** How long it still serves when the carrier does not answer. */
  readonly staleMs: number;
  /** Answers kept in memory. */
  readonly entries: number;
  /** All carriers together. */
  readonly overallMs: number;
}

const LIMITS: LiveQuoteLimits = { freshMs: 10 * 60_000, staleMs: 24 * 3_600_000, entries: 20_000, overallMs: 4_000 };

interface Kept {
  readonly answer: CarrierQuoteAnswer;
  readonly at: number;
}

/** Asks carriers for prices, each question once at a time, and remembers the answers. */
export class LiveQuotes {
  private readonly kept: LRUCache<string, Kept>;
  private readonly asking = new Map<string, Promise<LiveAnswer>>();

  constructor(private readonly limits: LiveQuoteLimits = LIMITS) {
    this.kept = new LRUCache({ max: limits.entries });
  }

  /** Never rejects. Answers at once, without a promise, from what it remembers. */
  ask(account: ConnectedAccount, request: CarrierQuoteRequest): LiveAnswer | Promise<LiveAnswer> {
    const key = keyOf(account, request);
    const known = this.kept.get(key);
    if (known && request.at.getTime() - known.at < this.limits.freshMs)
      return { status: 'answered', answer: known.answer, estimated: false };
    let asked = this.asking.get(key);
    if (!asked) {
      // Several requests wait for it: it must not end with the first of them.
      asked = detached(() => this.fetch(key, account, request)).finally(() => this.asking.delete(key));
      this.asking.set(key, asked);
    }
    return asked;
  }

  private async fetch(key: string, account: ConnectedAccount, request: CarrierQuoteRequest): Promise<LiveAnswer> {
    try {
      const signal = AbortSignal.timeout(this.limits.overallMs);
      const answer = await account.call((access, ending) => account.adapter.quote(access, request, ending), { signal });
      this.kept.set(key, { answer, at: request.at.getTime() });
      return { status: 'answered', answer, estimated: false };
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      const known = this.kept.get(key);
      const isDown = failure.kind !== 'refused' && failure.kind !== 'credentials';
      if (known && isDown && request.at.getTime() - known.at < this.limits.staleMs)
        return { status: 'answered', answer: known.answer, estimated: true };
      return { status: 'failed', failure };
    }
  }
}

const GRAMS_PER_STEP = 500;

/** Everything that the price may depend on: the account, the lane, the weight step, the measures, the contents and the day. */
function keyOf({ id, version }: ConnectedAccount, request: CarrierQuoteRequest): string {
  const { origin, destination, parcel, type, currency, cod, declaredValue, isReturn, services, at } = request;
  return JSON.stringify([
    id,
    version,
    [origin.countryCode, origin.state, origin.city, origin.zip],
    [destination.countryCode, destination.state, destination.city, destination.zip],
    Math.ceil(parcel.weightG / GRAMS_PER_STEP),
    parcel.box && [parcel.box.lengthMm, parcel.box.widthMm, parcel.box.heightMm],
    [type, currency, isReturn],
    cod && [cod.amount?.currency, String(cod.amount?.minor)],
    declaredValue && [declaredValue.currency, String(declaredValue.minor)],
    services,
    at.toISOString().slice(0, 10),
  ]);
}
