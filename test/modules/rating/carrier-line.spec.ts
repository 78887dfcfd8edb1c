import type { CarrierAnswer } from '../../../src/modules/carriers/carrier-adapter.js';
import { quoteCollector } from '../../../src/modules/rating/collect-quotes.js';
import { publicTerms } from '../../../src/modules/pricing/terms.js';
import { asking, book, partner } from './connected-carrier.js';
import { NOON, request } from './sample-book.js';

type Reply = (signal: AbortSignal) => Promise<CarrierAnswer>;

const down: Reply = () => Promise.reject(new Error('down'));
const answers: Reply = () => Promise.resolve(asking(900n));
const makesNoSense: Reply = () => Promise.resolve(asking(-1n));

/** A carrier that replies as it was told last, and what a shop hears of it: OK or the reason of the rejection. */
function aCarrier() {
  const failures: string[] = [];
  const carrier = { reply: answers, calls: 0, failures };
  const adapter = partner((_, signal) => ((carrier.calls += 1), carrier.reply(signal)));
  const onFailure = (_: string, error: unknown): unknown => failures.push(String(error));
  const collect = quoteCollector({ adapters: [adapter], timeoutMs: 20, onFailure });
  const ask = async (reply?: Reply): Promise<string> => {
    if (reply) carrier.reply = reply;
    const { rejected } = await collect(book, request(), publicTerms, { explain: true });
    return rejected.find(({ serviceCode }) => serviceCode === 'SVC_INT_EXP')?.code ?? 'OK';
  };
  const askTimes = async (times: number, reply: Reply): Promise<string[]> => {
    const heard: string[] = [];
    for (let time = 0; time < times; time += 1) heard.push(await ask(reply));
    return heard;
  };
  return { carrier, ask, askTimes };
}

const FIVE_FAILURES = Array.from({ length: 5 }, () => 'CARRIER_TIMEOUT');

describe('the line to a carrier', () => {
  let now = NOON.getTime();
  beforeEach(() => jest.spyOn(Date, 'now').mockImplementation(() => now));
  afterEach(() => jest.restoreAllMocks());

  it('leaves a carrier alone after five failures in a row, and does not call that a failure', async () => {
    const { carrier, ask, askTimes } = aCarrier();
    expect(await askTimes(5, down)).toEqual(FIVE_FAILURES);
    expect(await ask()).toBe('CARRIER_DISABLED');
    expect(carrier).toMatchObject({ calls: 5, failures: { length: 5 } });
  });

  it('counts answers that make no sense', async () => {
    const { ask, askTimes } = aCarrier();
    expect(await askTimes(5, makesNoSense)).toEqual(FIVE_FAILURES);
    expect(await ask()).toBe('CARRIER_DISABLED');
  });

  it('starts counting anew after an answer', async () => {
    const { ask, askTimes } = aCarrier();
    await askTimes(4, down);
    expect(await ask(answers)).toBe('OK');
    await askTimes(4, down);
    expect(await ask(answers)).toBe('OK');
  });

  it('lets a single call try again after 30 seconds, and all when it is answered', async () => {
    const { carrier, ask, askTimes } = aCarrier();
    await askTimes(5, down);
    now += 29_999;
    expect(await ask(answers)).toBe('CARRIER_DISABLED');
    now += 1;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['OK', 'CARRIER_DISABLED', 'CARRIER_DISABLED']);
    expect(await Promise.all([ask(), ask()])).toEqual(['OK', 'OK']);
    expect(carrier.calls).toBe(8);
  });

  it('stays open for another 30 seconds when the trial fails', async () => {
    const { ask, askTimes } = aCarrier();
    await askTimes(5, down);
    now += 30_000;
    expect(await ask()).toBe('CARRIER_TIMEOUT');
    now += 29_999;
    expect(await ask(answers)).toBe('CARRIER_DISABLED');
    now += 1;
    expect(await ask()).toBe('OK');
  });

  it('does not wait for a carrier longer than allowed, and tells it to stop', async () => {
    const { carrier, ask } = aCarrier();
    let asked: AbortSignal | undefined;
    const silent: Reply = (signal) => ((asked = signal), new Promise<never>(() => undefined));
    expect(await ask(silent)).toBe('CARRIER_TIMEOUT');
    expect(asked?.aborted).toBe(true);
    expect(carrier.failures).toEqual(['Error: Operation timed out after 20ms']);
  });

  it('names lateness as the cause when the carrier stops at once', async () => {
    const { carrier, ask } = aCarrier();
    const obedient: Reply = (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    expect(await ask(obedient)).toBe('CARRIER_TIMEOUT');
    expect(carrier.failures).toEqual(['Error: Operation timed out after 20ms']);
  });
});
