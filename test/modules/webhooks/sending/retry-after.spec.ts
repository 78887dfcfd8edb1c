import { retryAfterSeconds } from '../../../../src/modules/webhooks/sending/outcome.js';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('what a receiver requests in Retry-After', () => {
  it.each<[string, string | undefined, number | null]>([
    ['seconds', '120', 120],
    ['no time at all', '0', 0],
    ['spaces around it', ' 30 ', 30],
    ['more than an hour', '86400', 3600],
    ['more than a number holds', '9'.repeat(400), 3600],
    ['a date', 'Sat, 21 Nov 2026 12:02:00 GMT', 120],
    ['a date in the old form', 'Saturday, 21-Nov-26 12:02:00 GMT', 120],
    ['a date that has passed', 'Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['a date next year', 'Sun, 21 Nov 2027 12:00:00 GMT', 3600],
    ['a fraction', '1.5', null],
    ['a negative number', '-5', null],
    ['a year that only looks like a date', '2026', 2026],
    ['words', 'later', null],
    ['nothing', '', null],
    ['no header', undefined, null],
  ])('%s', (_, header, seconds) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'retry-after': header };
    expect(retryAfterSeconds(429, headers, NOW)).toBe(seconds);
    expect(retryAfterSeconds(503, headers, NOW)).toBe(seconds);
    expect(retryAfterSeconds(500, headers, NOW)).toBeNull();
    expect(retryAfterSeconds(null, headers, NOW)).toBeNull();
  });

  it('measures a date by the clock of the receiver', () => {
    const headers = { 'retry-after': 'Sat, 21 Nov 2026 11:01:30 GMT', date: 'Sat, 21 Nov 2026 11:00:00 GMT' };
    expect(retryAfterSeconds(429, headers, NOW)).toBe(90);
  });
});
