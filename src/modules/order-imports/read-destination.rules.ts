import { countryNamed, isCountry } from '../addresses/index.js';
import type { DraftContent } from '../order-drafts/index.js';
import { cellOf } from './group-records.rules.js';
import type { OrderCells } from './order-cells.rules.js';

type Destination = NonNullable<DraftContent['destination']>;
type Customer = NonNullable<DraftContent['customer']>;

const MAX_COMPANY = 100;
const MAX_NOTE = 500;

export function readDestination(cells: OrderCells, usualCountry: string | null): Destination {
  const countryCode = readCountry(cells) || usualCountry;
  return {
    address: readStreet(cells),
    city: cells.text('city'),
    state: cells.text('state') || null,
    countryCode,
    zip: readZip(cells, (countryCode ?? '').toUpperCase()),
    company: cells.shortText('company', MAX_COMPANY) || null,
    deliveryNote: cells.shortText('deliveryNote', MAX_NOTE) || null,
  };
}

export function readCustomer(cells: OrderCells): Customer {
  const [first = '', ...rest] = cells.text('name').split(/\s+/);
  const firstName = cells.text('firstName') || first;
  const isAlone = cells.text('firstName') === '' && cells.text('lastName') === '';
  // A name of one word is both; a company needs none.
  const lastName = cells.text('lastName') || rest.join(' ') || firstName;
  return { firstName: isAlone ? first : firstName || lastName, lastName, email: cells.text('email'), phone: readPhone(cells) };
}

/** Lines that say the same are one; a line that is only a part of another is not. */
function readStreet(cells: OrderCells): string {
  const [line, more] = [cells.text('address'), cells.text('address2')];
  if (line === '' && cells.text('wholeAddress') !== '') return cells.text('wholeAddress');
  return [...new Map([line, more].filter((each) => each !== '').map((each) => [each.toLowerCase(), each])).values()].join(', ');
}

function readZip(cells: OrderCells, countryCode: string): string {
  const zip = cells.exactText('zip');
  const restored = restoredZip(countryCode, zip);
  if (restored !== undefined)
    cells.fail('zip', 'shortenedZip', { given: zip, country: countryCode, count: restored.length, zip: restored });
  return zip;
}

/** By its code, else by its name. */
function readCountry(cells: OrderCells): string {
  const [code, name] = [cells.text('countryCode'), cells.text('country')];
  const named = isCountry(name.toUpperCase()) ? name.toUpperCase() : countryNamed(name);
  if (code === '' && name !== '' && named === undefined) cells.fail('country', 'unknownCountry');
  if (code !== '' && named !== undefined && named !== code.toUpperCase())
    cells.fail('country', 'countryContradicts', { name, named, code });
  if (code !== '' && name !== '' && named === undefined) cells.warn('country', 'COUNTRY_UNKNOWN', { name, code });
  return code || named || '';
}

/** From wherever the file has one. That of a billing address abroad may not be the recipient's. */
function readPhone(cells: OrderCells): string | null {
  const phone = cells.exactText('phone');
  if (phone === '') return null;
  const { file } = cells.group;
  const billed = cellOf({ ...file, columns: file.billing }, cells.first, 'countryCode').text.toUpperCase();
  const isBilling = (cells.headerOf('phone') ?? '').toLowerCase().includes('billing');
  if (isBilling && billed !== '' && billed !== cells.text('countryCode').toUpperCase())
    cells.warn('phone', 'PHONE_OF_BILLING', { country: billed });
  return phone;
}

/** Digits of the postal codes of countries where they can begin with a zero, which spreadsheets take away. */
const DIGITS: Readonly<Record<string, number>> = {
  AU: 4,
  ...Object.fromEntries('DE DZ ES FI FR IT KR LT MX MY PE PR SK TR UA US'.split(' ').map((country) => [country, 5])),
  ...Object.fromEntries('CN EC RO SG'.split(' ').map((country) => [country, 6])),
  JP: 7,
  BR: 8,
};
const MOST_ZEROS = 2;

/** The postal code with the zeros that a spreadsheet took from its beginning; undefined if it lacks none. */
function restoredZip(countryCode: string, zip: string): string | undefined {
  const digits = Object.hasOwn(DIGITS, countryCode) ? DIGITS[countryCode] : undefined;
  if (digits === undefined || !/^\d{1,8}$/.test(zip)) return undefined;
  const lacking = digits - zip.length;
  return lacking > 0 && lacking <= MOST_ZEROS ? zip.padStart(digits, '0') : undefined;
}
