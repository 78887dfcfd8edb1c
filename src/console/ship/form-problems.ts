import type { TFunction } from 'i18next';
import type { FormProblem } from '../ui/form-problems.js';
import { crossesBorder, SIDES, type Place, type ShipmentForm } from './shipment-form.js';
import { isEmail } from '../ui/is-email.js';

/** The name of this form in the ids of its controls. */
export const FORM = 'ship';

type Words = TFunction<'ship'>;

/** What keeps the form from being placed, as far as the form itself tells, in the order of its fields. */
export function problemsIn(form: ShipmentForm, t: Words): readonly FormProblem[] {
  return [
    ...placeProblems(form.origin, 'origin', t),
    ...contactProblems(form, t),
    ...placeProblems(form.destination, 'destination', t),
    ...nameOfEntry(form, t),
    ...parcelProblems(form, t),
    ...form.items.flatMap((_, index) => itemProblems(form, index, t)),
    ...moneyProblems(form, t),
  ];
}

const isBlank = (text: string): boolean => text.trim() === '';

const unless = (isRight: boolean, field: string, text: string): readonly FormProblem[] => (isRight ? [] : [{ field, text }]);

function placeProblems({ address, city, country }: Place, at: 'origin' | 'destination', t: Words): readonly FormProblem[] {
  return [
    ...unless(!isBlank(address), `${at}.address`, t(`problems.${at}.address`)),
    ...unless(!isBlank(city), `${at}.city`, t(`problems.${at}.city`)),
    ...unless(country !== '', `${at}.countryCode`, t(`problems.${at}.country`)),
  ];
}

const PHONE = /\p{Nd}.*\p{Nd}.*\p{Nd}/u;

function contactProblems({ contact: { name, company, phone, email } }: ShipmentForm, t: Words): readonly FormProblem[] {
  return [
    ...unless(!isBlank(name) || !isBlank(company), 'customer.name', t('problems.name')),
    ...unless(!isBlank(phone) || !isBlank(email), 'customer.phone', t('problems.reach')),
    ...unless(isBlank(phone) || PHONE.test(phone), 'customer.phone', t('problems.phone')),
    ...unless(isBlank(email) || isEmail(email.trim()), 'customer.email', t('problems.email')),
  ];
}

const nameOfEntry = ({ rememberAs }: ShipmentForm, t: Words): readonly FormProblem[] =>
  unless(rememberAs === null || !isBlank(rememberAs), 'rememberAs', t('problems.rememberAs'));

const MEASURE = /^[0-9]{1,7}([.][0-9]{1,4})?$/;

const parcelProblems = ({ parcel }: ShipmentForm, t: Words): readonly FormProblem[] =>
  (['kg', ...SIDES] as const).flatMap((field) =>
    unless(MEASURE.test(parcel[field].trim()) && Number(parcel[field]) > 0, `parcel.${field}`, t(`problems.parcel.${field}`)),
  );

const COUNT = /^[1-9][0-9]{0,5}$/;
const AMOUNT = /^[0-9]{1,12}([.][0-9]{1,3})?$/;

/** Within a country, contents need no description and no value. */
function itemProblems(form: ShipmentForm, index: number, t: Words): readonly FormProblem[] {
  const { name, quantity, price } = form.items[index] ?? { name: '', quantity: '', price: '' };
  const [at, number] = [`products[${index}]`, index + 1];
  const isNeeded = crossesBorder(form);
  return [
    ...unless(!isNeeded || !isBlank(name), `${at}.name`, t('problems.item.name', { number })),
    ...unless(COUNT.test(quantity.trim()), `${at}.quantity`, t('problems.item.quantity', { number })),
    ...unless(isBlank(price) ? !isNeeded : AMOUNT.test(price.trim()), `${at}.price`, t('problems.item.price', { number })),
  ];
}

function moneyProblems(form: ShipmentForm, t: Words): readonly FormProblem[] {
  const { currency, payment, collection, items } = form;
  const isCash = payment === 'POSTPAID';
  const isKnown = !isBlank(collection) || items.every(({ price }) => !isBlank(price));
  return [
    ...unless(/^[A-Z]{3}$/.test(currency ?? ''), 'order.currency', t('problems.currency')),
    ...unless(!isCash || isKnown, 'order.collectionAmount', t('problems.collection')),
    ...unless(!isCash || isBlank(collection) || AMOUNT.test(collection.trim()), 'order.collectionAmount', t('problems.amount')),
  ];
}
