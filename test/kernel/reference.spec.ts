import { randomBytes } from 'node:crypto';
import { isSameNumber, isShipmentReference, referencesMeant, shipmentReference, typedNumber } from '../../src/kernel/reference.js';

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

describe('A reference that a person typed', () => {
  // Ten characters with 0 and 1 among them.
  const reference = shipmentReference('SVC', Uint8Array.of(0, 1, 18, 7, 0, 1, 28, 2, 26, 11));
  const returned = `RTN-${reference}-2`;

  it.each([
    ['with O for 0', reference.replaceAll('0', 'O')],
    ['with I for 1', reference.replaceAll('1', 'I')],
    ['with l for 1, in small letters', reference.toLowerCase().replaceAll('1', 'l')],
    ['in groups', `${reference.slice(0, 3)} ${reference.slice(3, 8)}-${reference.slice(8)}`],
    ['behind the apostrophe of a spreadsheet', `'${reference}`],
    ['with characters that nobody sees', `\u200E${reference}\uFEFF`],
    ['as it is', reference],
  ])('%s means the one parcel', (_how, typed) => {
    expect(referencesMeant(typed)).toEqual([reference]);
    expect(isSameNumber(typed, reference)).toBe(true);
  });

  it('may be that of a return', () => {
    expect(referencesMeant(returned.replaceAll('0', 'o').replaceAll('-', ' '))).toContain(returned);
    expect(referencesMeant(`rtn-${reference.replaceAll('0', 'O')}`)).toContain(`RTN-${reference}`);
  });

  it('may begin with a prefix that has such letters itself', () => {
    const own = shipmentReference('OIL', Uint8Array.of(0, 1, 18, 7, 0, 1, 28, 2, 26, 11));
    expect(referencesMeant(own.replaceAll('O', '0'))).toContain(own);
  });

  it.each(['', 'SVC', 'S', 'RTN', 'RTN-', 'ORD-1001', "'", 'X'.repeat(5_000)])('is none if it cannot be one: %p', (text) => {
    expect(referencesMeant(text)).toEqual([]);
  });

  it('means no other parcel: the check character has to match', () => {
    const last = reference.endsWith('Z') ? 'Y' : 'Z';
    expect(referencesMeant(reference.slice(0, -1) + last)).toEqual([]);
    expect(isSameNumber(reference.slice(0, -1) + last, reference)).toBe(false);
  });

  it('keeps what a carrier wrote within its number', () => {
    expect(typedNumber(" '1Z 999-AA1 ")).toBe('1Z 999-AA1');
    expect(isSameNumber("'1z999aa1", '1Z999AA1')).toBe(true);
    expect(isSameNumber('1Z999AAI', '1Z999AA1')).toBe(false);
  });
});
