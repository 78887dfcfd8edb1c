import { isFarAhead, scanRow } from '../../../src/modules/carrier-tracking/scan-row.rules.js';

const scan = (more: object) => ({
  awb: 'X1',
  eventId: null,
  code: 'DELIVERED',
  message: 'Handed over',
  occurredAt: new Date('2026-11-20T10:00:00Z'),
  location: null,
  proof: null,
  ...more,
});
const rowAt = (now: string, more: object) => scanRow('account', 'poll', scan(more), new Date(now));

it('A scan whose time cannot be read moves nothing, and is the same one whenever the carrier repeats it', () => {
  const [first, again] = ['2026-11-20T12:00:00Z', '2026-11-21T12:00:00Z'].map((now) => rowAt(now, { occurredAt: new Date(Number.NaN) }));
  expect([first, again].map((row) => row && isFarAhead(row))).toEqual([true, true]);
  expect(first?.eventKey).toBe(again?.eventKey);
  expect(first?.dueAt).toEqual(first?.receivedAt);
});

it('The point 0,0 of a scan is no point', () => {
  const pointOf = (lat: number, lng: number) => {
    const row = rowAt('2026-11-20T12:00:00Z', { location: { text: 'Hub', lat, lng } });
    return [row.lat, row.lng];
  };
  expect([pointOf(0, 0), pointOf(0, 36.8), pointOf(25.2, 55.3)]).toEqual([
    [null, null],
    [0, 36.8],
    [25.2, 55.3],
  ]);
});
