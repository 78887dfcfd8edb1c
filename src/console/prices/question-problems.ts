import type { TFunction } from 'i18next';
import { SIDES } from './question.js';
import type { Place, ProductLine, Question } from '../app/price-question.js';
import type { FieldProblem } from '../graph/graph-error.js';
import { controlId, type FormProblem } from '../ui/form-problems.js';

/** The name of the form in the ids of its controls. */
export const FORM = 'quote';

/** What is wrong with a field; undefined if nothing. */
export type ProblemOf = (field: string) => string | undefined;

/** The id and the problem of the control for a field. */
export const fieldOf = (field: string, problemOf: ProblemOf) => ({ id: controlId(FORM, field), error: problemOf(field) });

type Words = TFunction<'prices'>;

const unless = (isRight: boolean, field: string, text: string): readonly FormProblem[] => (isRight ? [] : [{ field, text }]);

/** What keeps a quote from being asked for, in the order of the fields. */
export function problemsIn(question: Question, t: Words): readonly FormProblem[] {
  const { origin, destination, products, cod } = question;
  return [
    ...placeProblems(origin, 'origin', t),
    ...placeProblems(destination, 'destination', t),
    ...(products.length > 0 ? products.flatMap((line, index) => lineProblems(line, index, t)) : parcelProblems(question, t)),
    ...unless(cod === '' || isNumber(cod), 'cod', t('try.wrong.cod')),
  ];
}

const placeProblems = ({ country, city }: Place, at: 'origin' | 'destination', t: Words): readonly FormProblem[] => [
  ...unless(country !== '', `${at}.country`, t(`try.wrong.${at}.country`)),
  ...unless(city.trim() !== '', `${at}.city`, t(`try.wrong.${at}.city`)),
];

const isNumber = (text: string): boolean => /^[0-9]+([.][0-9]+)?$/.test(text.trim());
const isPositive = (text: string): boolean => isNumber(text) && Number(text) > 0;

/** Documents have no size that counts. */
function parcelProblems(question: Question, t: Words): readonly FormProblem[] {
  const mayLack = (text: string): boolean => question.isDocument && text === '';
  return [
    ...unless(isPositive(question.kg), 'kg', t('try.wrong.kg')),
    ...SIDES.flatMap((side) => unless(mayLack(question[side]) || isPositive(question[side]), side, t(`try.wrong.${side}`))),
  ];
}

function lineProblems(line: ProductLine, index: number, t: Words): readonly FormProblem[] {
  const number = index + 1;
  const measures = (['quantity', 'grams', ...SIDES] as const).flatMap((field) =>
    unless(isPositive(line[field]), `products[${index}].${field}`, t('try.wrong.product', { number, field: t(`try.${field}`) })),
  );
  const isPriced = line.price === '' || isNumber(line.price);
  return [...measures, ...unless(isPriced, `products[${index}].price`, t('try.wrong.product', { number, field: t('try.price') }))];
}

/** Names of the service for what the form has another field for. */
const CONTROLS: Readonly<Record<string, string>> = {
  'origin.countryCode': 'origin.country',
  'destination.countryCode': 'destination.country',
  'package.weightKg': 'kg',
  weight: 'kg',
  'package.length': 'length',
  'package.width': 'width',
  'package.height': 'height',
  collectionAmount: 'cod',
};
/** A parcel with sides is sent as one product. */
const OF_PARCEL: Readonly<Record<string, string>> = { grams: 'kg', length: 'length', width: 'width', height: 'height' };

/** The field of the form that a problem of the service belongs to. */
export function controlFor({ field }: FieldProblem, { products }: Question): string {
  const name = field ?? '';
  const ofParcel = products.length === 0 ? OF_PARCEL[/^products\[0\][.](\w+)$/.exec(name)?.[1] ?? ''] : undefined;
  return ofParcel ?? CONTROLS[name] ?? name;
}
