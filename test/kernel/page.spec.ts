import { decodeCursor, encodeCursor, MAX_PAGE, pageSize } from '../../src/kernel/page.js';

const key = { createdAt: new Date('2026-11-20T10:11:12.345Z'), id: '0193a5c0-1111-7222-8333-444455556666' };

it('leads back to the row that it was made of, to the millisecond', () => {
  expect(decodeCursor(encodeCursor(key))).toEqual(key);
});

it('can be part of a URL unescaped', () => {
  expect(encodeCursor(key)).toMatch(/^[\w-]+$/);
});

const forged = (text: string): string => Buffer.from(text).toString('base64url');

it.each([
  ['nothing', ''],
  ['something else', 'hello'],
  ['no id', forged('2026-11-20T10:11:12.345Z|')],
  ['no instant', forged(`|${key.id}`)],
  ['an instant that is none', forged(`yesterday|${key.id}`)],
  ['an id that is none', forged("2026-11-20T10:11:12.345Z|1' or '1'='1")],
])('is refused as a field error when it holds %s', (_, cursor) => {
  expect(() => decodeCursor(cursor)).toThrow(
    expect.objectContaining({ code: 'VALIDATION_FAILED', errors: [expect.objectContaining({ field: 'after' })] }),
  );
});

it('has pages of 1 to 500 rows', () => {
  expect([1, 100, MAX_PAGE].map(pageSize)).toEqual([1, 100, 500]);
  for (const size of [0, -1, MAX_PAGE + 1]) {
    expect(() => pageSize(size)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED', errors: [expect.objectContaining({ field: 'first' })] }),
    );
  }
});
