import type { Updateable } from 'kysely';
import type { Currency } from '../../kernel/money.js';
import { readAmount, readPercent } from '../../kernel/decimal-fields.js';
import type { FieldChecks } from '../../kernel/errors.js';
import { timeZoneOf } from '../../kernel/time-zone.js';
import { checkFields, maxOf } from '../../platform/graphql/declared-fields.js';
import { checkAddress, refuseDroppedPoints } from '../addresses/index.js';
import type { SellerTables } from './sellers.tables.js';
import { SellerChanges } from './seller.types.js';

/** The changed columns; undefined keeps the value. */
export type SellerColumns = Readonly<Updateable<SellerTables['seller']>>;

const REGISTRATION = /^[\p{L}\p{N}][\p{L}\p{N} ./-]{0,49}$/u;
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,6})?$/;
const MAX_NOTIFIED = maxOf(SellerChanges, 'notifyEmails');

/** Validates the changes and returns them as columns; errors are added to `checks`. */
export function sellerColumns(checks: FieldChecks, changes: SellerChanges, baseCurrency: Currency): SellerColumns {
  checkTexts(checks, changes);
  const address = changes.address && checkAddress(checks, 'address', changes.address);
  refuseDroppedPoints(checks);
  const amount = (field: 'creditLimit' | 'adjustmentThreshold') =>
    readAmount(checks, { field, value: changes[field], currency: baseCurrency });
  const percent = () => readPercent(checks, { field: 'codFeePercent', value: changes.codFeePercent, max: 20 });
  return {
    firstName: changes.firstName ?? undefined,
    lastName: changes.lastName ?? undefined,
    company: blankAsNull(changes.company),
    phone: blankAsNull(changes.phone),
    email: changes.email?.trim().toLowerCase(),
    address: given(changes.address, () => address ?? null),
    role: changes.role ?? undefined,
    status: changes.status ?? undefined,
    creditLimitMinor: given(changes.creditLimit, () => amount('creditLimit')),
    adjustmentThresholdMinor: given(changes.adjustmentThreshold, () => amount('adjustmentThreshold')),
    codFeeBasisPoints: given(changes.codFeePercent, () => numberOrNull(percent())),
    isLocal: changes.isLocal ?? undefined,
    isInternational: changes.isInternational ?? undefined,
    language: changes.language ?? undefined,
    taxId: blankAsNull(changes.taxId),
    crNumber: blankAsNull(changes.crNumber),
    timezone: changes.timezone == null ? undefined : checkTimeZone(checks, changes.timezone),
    notes: blankAsNull(changes.notes),
    orderMails: changes.orderMails ?? undefined,
    notifyEmails: changes.notifyEmails?.map((email) => email.trim().toLowerCase()),
  };
}

/** True when no field is given. */
export const changesNothing = (changes: object): boolean => Object.values(changes).every((value) => value === undefined);

const numberOrNull = (value: bigint | null): number | null => (value === null ? null : Number(value));

const NEVER_NULL = [
  'firstName',
  'lastName',
  'email',
  'role',
  'status',
  'isLocal',
  'isInternational',
  'language',
  'timezone',
  'notifyEmails',
  'orderMails',
] as const;

function checkTexts(checks: FieldChecks, changes: SellerChanges): void {
  for (const field of NEVER_NULL) if (changes[field] === null) checks.fail(field, 'null');
  if (changes.email != null) checks.email('email', changes.email.trim());
  checkFields(checks, '', SellerChanges, changes);
  checkRegistration(checks, changes);
  if (changes.language != null && !LANGUAGE.test(changes.language)) checks.fail('language', 'language', { one: 'en', other: 'ar' });
  checkNotified(checks, changes.notifyEmails ?? []);
}

/** Formats differ by authority, so only impossible characters are rejected. */
export function checkRegistration(checks: FieldChecks, given: Pick<SellerChanges, 'taxId' | 'crNumber'>): void {
  for (const field of ['taxId', 'crNumber'] as const) {
    const number = given[field]?.trim() ?? '';
    if (number !== '' && !REGISTRATION.test(number)) checks.fail(field, 'registration');
  }
}

export function checkTimeZone(checks: FieldChecks, name: string): string {
  const zone = timeZoneOf(name);
  if (zone === undefined) checks.fail('timezone', 'timeZone', { example: 'Asia/Dubai' });
  return zone ?? name;
}

function checkNotified(checks: FieldChecks, emails: readonly string[]): void {
  emails.slice(0, MAX_NOTIFIED).forEach((email, index) => checks.email(`notifyEmails[${index}]`, email.trim()));
}

const given = <T>(value: unknown, read: () => T): T | undefined => (value === undefined ? undefined : read());

/** Treats an empty company or phone as absent. */
export const blankAsNull = (text: string | null | undefined): string | null | undefined => (text == null ? text : text.trim() || null);
