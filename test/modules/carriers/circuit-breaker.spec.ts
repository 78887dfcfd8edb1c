import { CircuitBreaker } from '../../../src/modules/carriers/circuit-breaker.js';

function breakerWithClock() {
  let now = Date.parse('2026-11-20T12:00:00Z');
  const breaker = new CircuitBreaker({ now: () => new Date(now) });
  return { breaker, pass: (ms: number) => (now += ms), fail: (times: number) => Array.from({ length: times }, () => breaker.failed()) };
}

describe('a circuit breaker', () => {
  it('opens after five failures in a row', () => {
    const { breaker, fail } = breakerWithClock();
    fail(4);
    expect(breaker.allows()).toBe(true);
    fail(1);
    expect(breaker.allows()).toBe(false);
  });

  it('starts counting anew after a success', () => {
    const { breaker, fail } = breakerWithClock();
    fail(4);
    breaker.succeeded();
    fail(4);
    expect(breaker.allows()).toBe(true);
  });

  it('lets a single call try again after 30 seconds', () => {
    const { breaker, pass, fail } = breakerWithClock();
    fail(5);
    pass(29_999);
    expect(breaker.allows()).toBe(false);
    pass(1);
    expect(breaker.allows()).toBe(true);
    expect(breaker.allows()).toBe(false);
  });

  it('closes when the trial succeeds', () => {
    const { breaker, pass, fail } = breakerWithClock();
    fail(5);
    pass(30_000);
    breaker.allows();
    breaker.succeeded();
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
  });

  it('stays open for another 30 seconds when the trial fails', () => {
    const { breaker, pass, fail } = breakerWithClock();
    fail(5);
    pass(30_000);
    breaker.allows();
    breaker.failed();
    pass(29_999);
    expect(breaker.allows()).toBe(false);
    pass(1);
    expect(breaker.allows()).toBe(true);
  });
});
