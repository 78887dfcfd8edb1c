import { readDays, readDaysTogether, type GivenDays } from '../../src/kernel/day-range.js';
import { Refusal, FieldChecks } from '../../src/kernel/errors.js';

const days = (start?: string, end?: string): GivenDays => ({ fields: ['startDate', 'endDate'], start, end });

function refusalOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? `${error.code} ${error.errors[0]?.field}` : 'something else';
  }
}

describe('A range of days', () => {
  it('has both of its ends in it, and may be open', () => {
    expect(readDays(new FieldChecks(), days('2026-11-20', '2026-11-20'))).toEqual({
      from: new Date('2026-11-20T00:00:00.000Z'),
      before: new Date('2026-11-21T00:00:00.000Z'),
    });
    expect(readDays(new FieldChecks(), days())).toEqual({ from: null, before: null });
  });

  it.each([['2026-02-30'], ['20261120'], ['2026-11-20T00:00:00Z'], ['yesterday'], ['']])('does not begin on %j', (start) => {
    const checks = new FieldChecks();
    readDays(checks, days(start));
    expect(checks.errors.map(({ field }) => field)).toEqual(['startDate']);
  });

  it('does not end before it begins, and has at most 90 days between its ends', () => {
    const checks = new FieldChecks();
    readDays(checks, days('2026-11-20', '2026-11-19'));
    expect(checks.errors.map(({ field }) => field)).toEqual(['endDate']);
    expect(refusalOf(() => readDays(new FieldChecks(), days('2026-01-01', '2026-04-01')))).toBeUndefined();
    expect(refusalOf(() => readDays(new FieldChecks(), days('2026-01-01', '2026-04-02')))).toBe('DATE_RANGE_TOO_LARGE endDate');
    const year = (end: string) => ({ ...days('2026-01-01', end), most: 365 });
    expect(refusalOf(() => readDays(new FieldChecks(), year('2027-01-01')))).toBeUndefined();
    expect(refusalOf(() => readDays(new FieldChecks(), year('2027-01-02')))).toBe('DATE_RANGE_TOO_LARGE endDate');
  });

  it('has both ends where they belong together', () => {
    expect(refusalOf(() => readDaysTogether(new FieldChecks(), days('2026-01-01')))).toBe('DATES_TOGETHER endDate');
    expect(refusalOf(() => readDaysTogether(new FieldChecks(), days(undefined, '2026-01-01')))).toBe('DATES_TOGETHER startDate');
    expect(readDaysTogether(new FieldChecks(), days())).toEqual({ from: null, before: null });
  });
});
