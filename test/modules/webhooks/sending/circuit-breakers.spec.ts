import { CircuitBreakers } from '../../../../src/modules/webhooks/sending/index.js';

const hung = { delivered: false, durationMs: 10_000 };
const failedAtOnce = { delivered: false, durationMs: 20 };
const delivered = { delivered: true, durationMs: 20 };
const deliveredSlowly = { delivered: true, durationMs: 9000 };

function breakersAt(instant: string, limits?: ConstructorParameters<typeof CircuitBreakers>[1]) {
  let now = Date.parse(instant);
  const breakers = new CircuitBreakers({ now: () => new Date(now) }, limits);
  return {
    breakers,
    pass: (ms: number) => (now += ms),
    record: (times: number, outcome: typeof hung, endpoint = 'a') =>
      Array.from({ length: times }, () => breakers.record(endpoint, outcome)),
  };
}

const NOON = '2026-11-21T12:00:00.000Z';
const HALF_A_MINUTE_LATER = new Date('2026-11-21T12:00:30.000Z');

describe('circuit breakers of endpoints', () => {
  it('leave an endpoint alone once ten attempts in a row hung', () => {
    const { breakers, record } = breakersAt(NOON);
    record(9, hung);
    expect(breakers.putOffUntil('a')).toBeUndefined();
    record(1, hung);
    expect(breakers.putOffUntil('a')).toEqual(HALF_A_MINUTE_LATER);
    expect(breakers.putOffUntil('b')).toBeUndefined();
  });

  it('look at the newest ten attempts, of which seven are too many', () => {
    const { breakers, record } = breakersAt(NOON);
    record(6, hung);
    record(3, delivered);
    expect(breakers.putOffUntil('a')).toBeUndefined();
    record(1, hung);
    expect(breakers.putOffUntil('a')).toEqual(HALF_A_MINUTE_LATER);
  });

  it('do not mind a receiver that fails at once or succeeds slowly: its attempts keep their schedule', () => {
    const { breakers, record } = breakersAt(NOON);
    record(100, failedAtOnce);
    record(100, deliveredSlowly);
    expect(breakers.putOffUntil('a')).toBeUndefined();
    expect(breakers.size).toBe(0);
  });

  it('let one attempt try after half a minute, and everyone through when it is answered', () => {
    const { breakers, pass, record } = breakersAt(NOON);
    record(10, hung);
    pass(29_999);
    expect(breakers.putOffUntil('a')).toEqual(HALF_A_MINUTE_LATER);
    pass(1);
    expect(breakers.putOffUntil('a')).toBeUndefined();
    expect(breakers.putOffUntil('a')).toEqual(new Date('2026-11-21T12:01:00.000Z'));
    record(1, failedAtOnce);
    expect([breakers.putOffUntil('a'), breakers.putOffUntil('a')]).toEqual([undefined, undefined]);
  });

  it('stay open for another half a minute when the trial hangs too', () => {
    const { breakers, pass, record } = breakersAt(NOON);
    record(10, hung);
    pass(30_000);
    breakers.putOffUntil('a');
    pass(10_000);
    record(1, hung);
    expect(breakers.putOffUntil('a')).toEqual(new Date('2026-11-21T12:01:10.000Z'));
  });

  it('let another attempt try when the trial never reports back', () => {
    const { breakers, pass, record } = breakersAt(NOON);
    record(10, hung);
    pass(30_000);
    breakers.putOffUntil('a');
    pass(30_000);
    expect(breakers.putOffUntil('a')).toBeUndefined();
  });

  it('remember so many endpoints and no more, and forget those that recovered', () => {
    const { breakers, record } = breakersAt(NOON, { attempts: 10, hanging: 7, hangingMs: 1000, openSeconds: 30, endpoints: 100 });
    for (let number = 0; number < 1000; number += 1) record(1, hung, `endpoint ${number}`);
    expect(breakers.size).toBe(100);
    record(10, delivered, 'endpoint 999');
    expect(breakers.size).toBe(99);
  });
});
