import { amountOf, readAmount } from '../../src/adapters/aramex/amounts.js';
import { dateOf, readDate } from '../../src/adapters/aramex/dates.js';
import { scanCodes } from '../../src/adapters/aramex/scan-codes.js';
import { formatRef, parseRef } from '../../src/adapters/aramex/shipment-ref.js';
import { money } from '../../src/kernel/money.js';
import { scanStatus } from '../../src/modules/carriers/adapter/index.js';

describe('times of Aramex', () => {
  it.each([
    ['/Date(1718900000000+0300)/', '2024-06-20T16:13:20.000Z'],
    ['/Date(1718900000000-0530)/', '2024-06-20T16:13:20.000Z'],
    ['/Date(1718900000000)/', '2024-06-20T16:13:20.000Z'],
    ['2024-06-20T16:13:20Z', '2024-06-20T16:13:20.000Z'],
    ['2024-06-20T20:13:20+04:00', '2024-06-20T16:13:20.000Z'],
    // Local to the country of the account.
    ['2024-06-20T20:13:20', '2024-06-20T16:13:20.000Z'],
    ['2024-06-20T20:13:20.1234567', '2024-06-20T16:13:20.123Z'],
  ])('are instants: %s', (given, instant) => {
    expect(readDate(given, 'AE')?.toISOString()).toBe(instant);
  });

  it('without a zone follow daylight saving time where a country has it', () => {
    expect(readDate('2024-01-15T12:00:00', 'LB')?.toISOString()).toBe('2024-01-15T10:00:00.000Z');
    expect(readDate('2024-07-15T12:00:00', 'LB')?.toISOString()).toBe('2024-07-15T09:00:00.000Z');
  });

  it.each([
    '',
    'yesterday',
    '/Date(NaN+0400)/',
    '/Date(253402300799999)/',
    '/Date(-62135596800000)/',
    '2024-13-45T99:00:00',
    '2024-06-20',
    null,
    1718900000000,
    'x'.repeat(10_000),
  ])('that cannot be read are none: %p', (given) => {
    expect(readDate(given, 'AE')).toBeUndefined();
  });

  it('are written with the offset of the country', () => {
    const instant = new Date('2035-01-01T06:00:00Z');
    expect(dateOf(instant, 'AE')).toBe('/Date(2051244000000+0400)/');
    expect(dateOf(instant, 'IN')).toBe('/Date(2051244000000+0530)/');
    expect(dateOf(instant, 'GB')).toBe('/Date(2051244000000+0000)/');
    expect(dateOf(instant, 'VE')).toBe('/Date(2051244000000-0400)/');
  });
});

describe('amounts of Aramex', () => {
  it.each([
    [12.345, 'KWD', 12_345n],
    [0.1 + 0.2, 'AED', 30n],
    [11.550000000000001, 'SAR', 1_155n],
    [1e-7, 'BHD', 0n],
    [1200, 'JPY', 1_200n],
    ['35.500', 'OMR', 35_500n],
  ])('are read exactly: %p %s', (Value, CurrencyCode, minor) => {
    expect(readAmount({ CurrencyCode, Value })).toEqual(money(minor, CurrencyCode));
  });

  it.each([{ CurrencyCode: 'XQQ', Value: 1 }, { CurrencyCode: 'AED', Value: 'many' }, { CurrencyCode: 'AED' }, { Value: 1 }, null, 12])(
    'without a number or a currency are none: %p',
    (given) => {
      expect(readAmount(given)).toBeUndefined();
    },
  );

  it('are written as numbers with no digit lost', () => {
    expect(JSON.stringify(amountOf(money(12_345n, 'KWD')))).toBe('{"CurrencyCode":"KWD","Value":12.345}');
    expect(JSON.stringify(amountOf(money(5n, 'BHD')))).toBe('{"CurrencyCode":"BHD","Value":0.005}');
    expect(JSON.stringify(amountOf(money(99_999_999_999n, 'OMR')))).toBe('{"CurrencyCode":"OMR","Value":99999999.999}');
    expect(() => amountOf(money(9_007_199_254_740_993n, 'AED'))).toThrow(/more digits/);
  });
});

describe('references and codes', () => {
  it('of a shipment keep its product and origin; anything else is a bare waybill', () => {
    const ref = { number: '46032800500', product: { group: 'DOM', type: 'OND', entity: 'DXB' } } as const;
    expect(parseRef(formatRef(ref))).toEqual(ref);
    for (const text of ['46032800500', 'DOM/OND/DXB', 'XXX/OND/DXB/1', 'x'.repeat(10_000)]) {
      expect(parseRef(text)).toEqual({ number: text, product: null });
      expect(formatRef(parseRef(text))).toBe(text);
    }
  });

  it('of updates mean a status each, once, and leave contradictory ones to operators', () => {
    const statuses = Object.values(scanCodes);
    expect(statuses.every((status) => scanStatus.values.includes(status))).toBe(true);
    expect(Object.keys(scanCodes).every((code) => /^SH\d{3}$/.test(code))).toBe(true);
    expect(scanCodes).toMatchObject({ SH005: 'delivered', SH012: 'picked_up', SH014: 'information', SH069: 'return_started' });
    expect(['SH043', 'SH154', 'SH156', 'SH163'].filter((code) => code in scanCodes)).toEqual([]);
  });
});
