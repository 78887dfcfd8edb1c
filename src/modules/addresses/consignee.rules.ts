import type { Address } from './address.rules.js';

/** Who takes a parcel: a person, a company, or a person at a company. */
export interface Consignee {
  readonly firstName: string;
  readonly lastName: string;
  /** Absent in older rows. */
  readonly company?: string | null;
}

interface Told {
  readonly company?: string | null;
  readonly deliveryNote?: string | null;
}

type Place = Pick<Address, 'company' | 'deliveryNote'>;

/** The company at an address: that of the address, else that of the customer. */
export const companyAt = (customer: Told, address: Place): string | null => textOf(address.company) ?? textOf(customer.company);

/** What the driver should know: what the address says, else what the customer says. */
export const deliveryNoteAt = (customer: Told, address: Place): string | null =>
  textOf(address.deliveryNote) ?? textOf(customer.deliveryNote);

/** The name as the store sent it; the company where no person is named. */
export const consigneeName = ({ firstName, lastName, company }: Consignee): string =>
  [firstName, lastName].flatMap((part) => textOf(part) ?? []).join(' ') || (textOf(company) ?? '');

/** The same in the order customary in the country. */
export const printedName = (consignee: Consignee, countryCode: string): string =>
  personName(consignee, countryCode) || (textOf(consignee.company) ?? '');

const textOf = (text: string | null | undefined): string | null => text?.trim() || null;

/** Countries in which the family name is written first. */
const FAMILY_FIRST: ReadonlySet<string> = new Set(['CN', 'HK', 'HU', 'JP', 'KH', 'KP', 'KR', 'MO', 'TW', 'VN']);
/** In these scripts a family name stands first wherever its owner lives, and no space follows it. */
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー・]{1,100}$/u;

/** Formats a person's full name in the order customary where they live. */
function personName({ firstName, lastName }: { firstName: string; lastName: string }, countryCode: string): string {
  const [given, family] = [firstName.trim(), lastName.trim()];
  if (EAST_ASIAN.test(given) && EAST_ASIAN.test(family)) return `${family}${given}`;
  const order = FAMILY_FIRST.has(countryCode) ? [family, given] : [given, family];
  return order.filter((part) => part !== '').join(' ');
}
