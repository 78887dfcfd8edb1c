import { normaliseDomain } from '../../src/kernel/domain-name.js';

it.each([
  ['shop.example', 'shop.example'],
  ['Shop.EXAMPLE', 'shop.example'],
  [' HTTPS://Demo-Store.Example/shop?x=1 ', 'demo-store.example'],
  ['http://shop.example/path?query#fragment', 'shop.example'],
  ['shop.example.', 'shop.example'],
  ['shop.example:443', 'shop.example'],
  ['http://shop.example:80/', 'shop.example'],
  ['shop.example:8443', 'shop.example:8443'],
  ['localhost:3000', 'localhost:3000'],
  ['127.0.0.1', '127.0.0.1'],
  ['[::1]:8080', '[::1]:8080'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['XN--MNCHEN-3YA.example', 'xn--mnchen-3ya.example'],
  ['متجر.example', 'xn--pgbep1f.example'],
])('knows %p as %p', (given, canonical) => {
  expect(normaliseDomain(given)).toBe(canonical);
});

it.each([
  '',
  '   ',
  'https://',
  '/path',
  '?query',
  'two words.example',
  'user@shop.example',
  'https://user:secret@shop.example',
  'shop.example:99999',
  'shop.example:port',
  `${'a'.repeat(260)}.example`,
])('sees no domain in %p', (given) => {
  expect(normaliseDomain(given)).toBeUndefined();
});

it('does not change a normalised name', () => {
  for (const given of ['https://Shop.EXAMPLE./x', 'münchen.example:8443', '[::1]:8080']) {
    const once = normaliseDomain(given) ?? '';
    expect(normaliseDomain(once)).toBe(once);
  }
});
