import { isCurrency } from '../../kernel/money.js';
import { type CarrierOffer, type CarrierQuoteAnswer, type CarrierQuoteRequest, failureOf } from '../../modules/carriers/adapter/index.js';
import { abortedSoon, expectAnswer, expectFailure, patient } from './calls.js';
import { check, controlled, ensure, isList, NotApplicable, type ConformanceSubject, type ControlledSubject } from './check.js';
import { expectExact, transcriptOf } from './exact-amount.js';
import { sampleQuote, servicesOf } from './sample.js';

const needs = ['quote'] as const;
const UNKNOWN_SERVICE = 'NO_SUCH_SERVICE';

export const quoteChecks = [
  check(
    'quote',
    'A parcel that the carrier takes has a price',
    async (subject) => {
      const { offers } = await quoteOf(subject, {});
      ensure(offers.length > 0, 'at least one offer for the sample parcel (if this carrier needs another one, export `sample`)', offers);
      offers.forEach(expectOffer);
    },
    { needs },
  ),

  check(
    'quote',
    'Each wanted service has one offer or a reason',
    async (subject) => {
      const wanted = servicesOf(subject);
      const { offers, rejections } = await quoteOf(subject, { services: wanted });
      for (const service of wanted) {
        const count = offers.filter(({ carrierService }) => carrierService === service).length;
        const hasReason = rejections.some(({ carrierService }) => carrierService === service || carrierService === null);
        ensure(count === 1 || (count === 0 && hasReason), `one offer or a rejection for the service ${service}`, { offers, rejections });
      }
    },
    { needs },
  ),

  check(
    'quote',
    'No answer is empty without a reason',
    async (subject) => {
      const tooHeavy = { weightG: 5_000_000, box: { lengthMm: 9_000, widthMm: 9_000, heightMm: 9_000 } };
      await expectReason(subject, { parcel: tooHeavy }, 'a parcel of five tonnes');
      await expectReason(subject, { services: [UNKNOWN_SERVICE] }, `the service ${UNKNOWN_SERVICE}, which the carrier does not have`);
    },
    { needs },
  ),

  controlled(
    'quote',
    'Amounts are exact in currencies with no, two and three decimals',
    async (subject) => {
      for (const currency of ['JPY', 'USD', 'KWD']) await expectExactQuote(subject, currency);
    },
    { needs },
  ),

  controlled(
    'quote',
    'A quote ends within 100 ms of its signal',
    async (subject) => {
      const access = subject.makeAccess();
      const { calls } = subject.simulator;
      const before = calls.length;
      subject.simulator.fail({ kind: 'delay', ms: 2_000, times: 100 });
      const isSent = (): boolean => calls.length > before;
      const failure = await abortedSoon(isSent, (signal) => subject.adapter.quote(access, sampleQuote(subject, access), signal));
      ensure(failure.kind === 'unavailable', 'an aborted quote to be `unavailable`', failure);
    },
    { needs },
  ),

  controlled('quote', 'An answer of 500 or 503 is `unavailable`', (subject) => expectUnavailable(subject, [500, 503]), { needs }),

  controlled(
    'quote',
    'An answer that is cut in half is `unavailable`',
    async (subject) => {
      const access = subject.makeAccess();
      subject.simulator.fail({ kind: 'malformed', times: 1_000 });
      await expectFailure(['unavailable'], 'when the answer is cut in half', () =>
        subject.adapter.quote(access, sampleQuote(subject, access), patient()),
      );
    },
    { needs },
  ),

  controlled(
    'quote',
    'A connection that ends without an answer is `unavailable`',
    async (subject) => {
      const access = subject.makeAccess();
      subject.simulator.fail({ kind: 'cut_before', times: 1_000 });
      await expectFailure(['unavailable'], 'when the connection is cut', () =>
        subject.adapter.quote(access, sampleQuote(subject, access), patient()),
      );
    },
    { needs },
  ),
];

async function quoteOf(subject: ConformanceSubject, more: Partial<CarrierQuoteRequest>): Promise<CarrierQuoteAnswer> {
  const access = subject.makeAccess();
  const request = sampleQuote(subject, access, more);
  const answer = await expectAnswer('`quote` to answer', () => subject.adapter.quote(access, request, patient()));
  const isAnswer = typeof answer === 'object' && isList(answer?.offers) && isList(answer?.rejections);
  ensure(isAnswer, '`quote` to return { offers, rejections }', answer);
  for (const each of answer.rejections) ensure(isReason(each.message), 'a rejection to have a message of 1 to 1,000 characters', each);
  return answer;
}

const isReason = (message: unknown): boolean => typeof message === 'string' && message.trim() !== '' && message.length <= 1_000;

function expectOffer(offer: CarrierOffer): void {
  const { carrierService, price, chargeableG, minTransitDays, maxTransitDays } = offer;
  ensure(typeof carrierService === 'string' && carrierService !== '', 'an offer to name the service of the carrier', offer);
  ensure(typeof price?.minor === 'bigint' && price.minor > 0n, 'a price of whole minor units (a bigint) above zero', offer);
  ensure(typeof price.currency === 'string' && isCurrency(price.currency), 'a price in an ISO 4217 currency', offer);
  for (const count of [chargeableG, minTransitDays, maxTransitDays])
    ensure(count === undefined || (Number.isInteger(count) && count >= 0), 'grams and days to be whole numbers or absent', offer);
}

/** A refusal is a reason too. */
async function expectReason(subject: ConformanceSubject, more: Partial<CarrierQuoteRequest>, what: string): Promise<void> {
  const access = subject.makeAccess();
  try {
    const answer = await subject.adapter.quote(access, sampleQuote(subject, access, more), patient());
    const isExplained = answer.offers.length > 0 || answer.rejections.some(({ message }) => isReason(message));
    ensure(isExplained, `an offer or a rejection with a message for ${what}`, answer);
    const isMadeUp = answer.offers.some(({ carrierService }) => carrierService === UNKNOWN_SERVICE);
    ensure(!isMadeUp, `no offer of the service ${UNKNOWN_SERVICE}`, answer);
  } catch (error) {
    if (failureOf(error)?.kind !== 'refused') throw error;
  }
}

async function expectExactQuote(subject: ControlledSubject, currency: string): Promise<void> {
  const { simulator, adapter } = subject;
  const transcript = transcriptOf(subject.makeAccess());
  simulator.decisions.currency = currency;
  const request = sampleQuote(subject, transcript.access, { currency });
  const { offers } = await expectAnswer(`a quote in ${currency}`, () => adapter.quote(transcript.access, request, patient()));
  if (!transcript.text().includes(currency))
    throw new NotApplicable(`The simulator does not answer in ${currency} when its decision \`currency\` says so.`);
  ensure(offers.length > 0, `offers in ${currency}`, offers);
  for (const { price } of offers) {
    ensure(price.currency === currency, `a price in ${currency}, as the carrier answered`, price);
    expectExact(price, transcript, simulator.amounts);
  }
}

async function expectUnavailable(subject: ControlledSubject, statuses: readonly number[]): Promise<void> {
  for (const status of statuses) {
    const access = subject.makeAccess();
    subject.simulator.fail({ kind: 'status', status, times: 1_000 });
    await expectFailure(['unavailable'], `when the carrier answers ${status}`, () =>
      subject.adapter.quote(access, sampleQuote(subject, access), patient()),
    );
    subject.simulator.recover();
  }
}
