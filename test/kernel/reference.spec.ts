import { randomBytes } from 'node:crypto';
import { isShipmentReference, shipmentReference, withoutMark } from '../../src/kernel/reference.js';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

it('is the prefix, ten random characters and a check character', () => {
  expect(shipmentReference('SVC', randomBytes(10))).toMatch(/^SVC[0-9A-HJKMNP-TV-Z]{11}$/);
});

it('catches every single mistyped character', () => {
  const reference = shipmentReference('SVC', randomBytes(10));
  expect(isShipmentReference('SVC', reference)).toBe(true);
  for (let at = 3; at < reference.length; at++) {
    for (const character of ALPHABET) {
      const typed = reference.slice(0, at) + character + reference.slice(at + 1);
      expect(isShipmentReference('SVC', typed)).toBe(typed === reference);
    }
  }
});

it.each(['', 'SVC', 'SVC123', 'SVC00000000000000', 'svc00000000000', 'SVC0000000000!'])('does not take %p for a reference', (text) => {
  expect(isShipmentReference('SVC', text)).toBe(false);
});

it('belongs to its prefix', () => {
  expect(isShipmentReference('RTN', shipmentReference('SVC', randomBytes(10)))).toBe(false);
});

it('is read as a spreadsheet marks it, with an apostrophe before it', () => {
  expect(["'1234567890", '’SVC1A', " 'svc1a ", '1234567890'].map(withoutMark)).toEqual(['1234567890', 'SVC1A', 'svc1a', '1234567890']);
  expect(["'", "''1", "12'34"].map(withoutMark)).toEqual(["'", "''1", "12'34"]);
});
