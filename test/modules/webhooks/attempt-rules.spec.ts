import { nextDelay } from '../../../src/modules/webhooks/attempts/record-attempts.js';

const SCHEDULE = [0, 60, 300, 900, 1800, 3600];
const after = (attempt: number, outcome: { httpStatus?: number | null; retryAfterSeconds?: number } = {}, random = 0) =>
  nextDelay(SCHEDULE, { attempt, random, outcome: { httpStatus: 500, retryAfterSeconds: null, ...outcome } });

describe('The pause after a failed attempt', () => {
  it('is that of the schedule: six attempts in all', () => {
    expect([1, 2, 3, 4, 5, 6].map((attempt) => after(attempt))).toEqual([60, 300, 900, 1800, 3600, undefined]);
  });

  it('is never shorter and at most a tenth longer', () => {
    for (const random of [0, 0.1, 0.5, 0.9, 0.999]) {
      const pause = after(1, {}, random) ?? 0;
      expect(pause).toBeGreaterThanOrEqual(60);
      expect(pause).toBeLessThanOrEqual(66);
    }
  });

  it('is the Retry-After of a busy receiver, if that is longer, up to an hour', () => {
    expect(after(1, { httpStatus: 429, retryAfterSeconds: 120 })).toBe(120);
    expect(after(1, { httpStatus: 503, retryAfterSeconds: 5 })).toBe(60);
    expect(after(1, { httpStatus: 503, retryAfterSeconds: 86_400 })).toBe(3600);
    expect(after(1, { httpStatus: 500, retryAfterSeconds: 120 })).toBe(60);
    expect(after(6, { httpStatus: 429, retryAfterSeconds: 120 })).toBeUndefined();
  });

  it('does not come when the receiver is gone', () => {
    expect(after(1, { httpStatus: 410 })).toBeUndefined();
  });
});
