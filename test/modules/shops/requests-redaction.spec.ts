import fc from 'fast-check';
import { invalid, refuseFields } from '../../../src/kernel/errors.js';
import { MAX_BODY_BYTES, MaskedJson } from '../../../src/modules/shop-requests/masked-json.rules.js';
import { redactedCall, strangersCall } from '../../../src/modules/shop-requests/redacted-call.rules.js';
import type { ShopCall } from '../../../src/platform/http/shop-call.js';

const CALL: ShopCall = {
  shop: { id: '01890000-0000-7000-8000-000000000001' },
  method: 'POST',
  path: '/api/order',
  route: '/api/order',
  query: {},
  body: undefined,
  status: 400,
  answer: null,
  warned: undefined,
  refusal: undefined,
  requestId: 'req_1',
  userAgent: 'shop/1.0',
  tokenKind: 'sst',
  durationMs: 12.4,
};

const letters = (from: string, least: number) => fc.string({ unit: fc.constantFrom(...from), minLength: least, maxLength: 20 });
const name = fc.oneof(letters('bdfghjklpqvwxyz', 5), letters('أبجدهوزحطيكلمن', 5));
const digits = fc.string({ unit: fc.constantFrom(...'123456789'), minLength: 9, maxLength: 12 });
const personal = fc.oneof(
  name,
  digits.map((number) => `+${number}`),
  fc.tuple(letters('bdfghjklpqvwxyz', 5), letters('bdfghjklpqvwxyz', 5)).map(([user, host]) => `${user}@${host}.test`),
  fc.tuple(name, fc.integer({ min: 10, max: 99 })).map(([street, number]) => `${street} ${number}`),
  digits.map(Number),
);
const secret = fc.oneof(
  fc
    .constantFrom('sst', 'whsec', 'sat', 'erp')
    .chain((prefix) => fc.stringMatching(/^[A-Za-z0-9]{20}$/).map((text) => `${prefix}_${text}`)),
  fc.stringMatching(/^[A-Za-z0-9]{12}$/),
);
/** Documented fields, and those of plug-ins that no one knows. */
const fieldOfPeople = fc.constantFrom(
  'firstName', 'lastName', 'email', 'phone', 'address', 'street_1', 'fullname', 'mobile_no', 'notes', 'contact', 'company', 'x', 'custom_7', 'instructions', 'zip', 'name', 'url', 'message',
); // prettier-ignore
const fieldOfSecrets = fc.constantFrom(
  'password',
  'token',
  'api_key',
  'x-svc-shop-token',
  'secret',
  'otp',
  'pin',
  'Authorization',
  'signing_secret',
);

const object = fc
  .record({
    people: fc.array(fc.tuple(fieldOfPeople, personal), { minLength: 1, maxLength: 6 }),
    secrets: fc.array(fc.tuple(fieldOfSecrets, secret), { maxLength: 3 }),
    depth: fc.integer({ min: 0, max: 4 }),
    inList: fc.boolean(),
  })
  .map(({ people, secrets, depth, inList }) => {
    let body: unknown = Object.fromEntries([...people, ...secrets]);
    for (let level = 0; level < depth; level++) body = { [`level${level}`]: inList ? [body] : body };
    return { body, values: Object.values(Object.fromEntries([...people, ...secrets])).map(String) };
  });

describe('What is stored of a request', () => {
  it('holds no personal data and no secret of its body, its query or the answer that repeats them', () => {
    fc.assert(
      fc.property(object, ({ body, values }) => {
        const [first = ''] = values;
        const errors = values.map((value) => invalid('customer.phone', 'oneOf', { allowed: value }));
        const stored = redactedCall({
          ...CALL,
          body,
          query: { q: first },
          path: `/api/order/${encodeURIComponent(first)}/update`,
          refusal: refuseFields(errors),
          answer: { code: 'VALIDATION_FAILED', message: `No such customer: ${values.join(', ')}`, customer: body as never },
        });
        const text = JSON.stringify(stored);
        for (const value of values) expect(text).not.toContain(value);
      }),
      { numRuns: 300 },
    );
  });

  it('shows numbers, codes, currencies and places, without which nobody understands a request', () => {
    const body = {
      order: { orderNumber: 1001, currency: 'USD', subTotal: 100, total: '95.00' },
      destination: { address: 'Corniche 5', city: 'Abu Dhabi', countryCode: 'AE', zip: '12345' },
      customer: { phone: '+971 50 123', email: 'a.khan@example.com' },
    };
    expect(JSON.parse(new MaskedJson().request(body) ?? '')).toEqual({
      order: { orderNumber: 1001, currency: 'USD', subTotal: 100, total: '00.00' },
      destination: { address: '•••••••• 0', city: 'Abu Dhabi', countryCode: 'AE', zip: '00000' },
      customer: { phone: '+000 00 000', email: '•.••••@•••••••.•••' },
    });
  });

  it('removes secrets whatever they are, and not only their text', () => {
    const json = new MaskedJson().request({
      password: 'x',
      token: 'y',
      credentials: { pin: 1234, user: 'u' },
      code: 123456,
      note: `sst_${'a'.repeat(43)}`,
    });
    expect(JSON.parse(json ?? '')).toEqual({
      password: '[secret]',
      token: '[secret]',
      credentials: '[secret]',
      code: '000000',
      note: '[secret]',
    });
  });

  it('masks field names that are no names', () => {
    expect(new MaskedJson().request({ 'mona@example.com': 1 })).not.toContain('mona');
  });

  it.each([
    ['many orders', { orders: Array.from({ length: 5_000 }, (_each, index) => ({ orderNumber: index, note: 'x'.repeat(50) })) }],
    ['a long text', { note: 'ض'.repeat(1_000_000), again: 'x'.repeat(1_000_000) }],
    ['many fields', Object.fromEntries(Array.from({ length: 10_000 }, (_each, index) => [`f${index}`, 'x'.repeat(60)]))],
    ['many levels', JSON.parse('[{"a":'.repeat(500) + '1' + '}]'.repeat(500)) as unknown],
  ])('has at most 8 KiB of a body with %s', (_what, body) => {
    const text = new MaskedJson().request(body) ?? '';
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BODY_BYTES);
    expect(text.length).toBeGreaterThan(0);
  });

  it('is nothing but the outline of a request without a valid token', () => {
    const stored = strangersCall({
      ...CALL,
      shop: { domain: 'mugs.example' },
      body: { name: 'Mallory' },
      query: { q: 'Mallory' },
      path: '/api/Mallory@x',
      route: null,
    });
    expect(stored).toMatchObject({ isAuthenticated: false, requestBody: null, responseBody: null, query: null, problems: [] });
    expect(JSON.stringify(stored)).not.toContain('Mallory');
  });
});
