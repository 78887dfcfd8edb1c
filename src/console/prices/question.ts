import type { AddressInput, ProductInput, QuoteRatesInput, RatesInput } from '../../schema-types.generated.js';
import type { Place, Question } from '../app/price-question.js';

/** True if the input is complete enough for a quote. */
export const isComplete = ({ origin, destination, kg, products }: Question): boolean =>
  origin.country !== '' && destination.country !== '' && (kg !== '' || products.length > 0);

/** Whether the size is known, on which the price depends. */
export const isMeasured = (question: Question): boolean => question.products.length > 0 || hasSides(question);

/** Quote variables for operator staff. */
export function operatorInput(question: Question, currency: string): QuoteRatesInput {
  const { kg, cod, seller, isReturn } = question;
  const what =
    question.products.length > 0
      ? { products: productsOf(question, currency) }
      : hasSides(question)
        ? { package: { weightKg: Number(kg), ...sidesOf(question) } }
        : { weight: Number(kg) };
  return {
    ...routeOf(question, currency),
    ...what,
    sellerId: seller || null,
    cod: cod === '' ? null : true,
    collectionAmount: cod || null,
    isReturn,
  };
}

/** Quote variables for sellers. A parcel with dimensions is sent as one product. */
export function sellerInput(question: Question, currency: string): RatesInput {
  const { kg, cod } = question;
  const parcel = { quantity: '1', grams: String(Number(kg) * 1_000), price: '0', ...textSides(question) };
  const lines = question.products.length > 0 ? question.products : hasSides(question) ? [parcel] : [];
  return {
    ...routeOf(question, currency),
    ...(lines.length > 0 ? { products: productsOf({ ...question, products: lines }, currency) } : { weight: Number(kg) }),
    collectionAmount: cod || null,
  };
}

const routeOf = ({ origin, destination, isDocument }: Question, currency: string) => ({
  origin: givenPlace(origin),
  destination: givenPlace(destination),
  currency,
  type: isDocument ? ('DOCUMENT' as const) : ('NON_DOCUMENT' as const),
});

/** Prices do not depend on the street, but addresses require one. */
const givenPlace = ({ country, city, state, zip }: Place): AddressInput => ({
  address: city || country,
  city,
  state: state || null,
  zip,
  countryCode: country,
});

const productsOf = ({ products }: Question, currency: string): ProductInput[] =>
  products.map(({ quantity, grams, price, ...sides }, index) => ({
    name: `Product ${index + 1}`,
    quantity: Number(quantity),
    grams: Number(grams),
    price: price || '0',
    currency,
    volume: 0,
    ...sidesOf(sides),
  }));

export const SIDES = ['length', 'width', 'height'] as const;
type Sides = Pick<Question, 'length' | 'width' | 'height'>;

const hasSides = (sides: Sides): boolean => SIDES.every((side) => sides[side] !== '');

const sidesOf = ({ length, width, height }: Sides) => ({ length: Number(length), width: Number(width), height: Number(height) });

const textSides = ({ length, width, height }: Sides): Sides => ({ length, width, height });
