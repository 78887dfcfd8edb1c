export interface Place {
  readonly country: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Identical items. Numbers are text, as typed. */
export interface ProductLine {
  readonly quantity: string;
  readonly grams: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly price: string;
}

/** Quote input, kept in the URL so that a quote can be shared. */
export interface Question {
  readonly origin: Place;
  readonly destination: Place;
  /** For the whole parcel, if there are no products. */
  readonly kg: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly products: readonly ProductLine[];
  readonly cod: string;
  readonly currency: string;
  readonly isDocument: boolean;
  readonly isReturn: boolean;
  readonly seller: string;
}

export const newLine = (): ProductLine => ({ quantity: '1', grams: '', length: '', width: '', height: '', price: '' });

const LINE = ['quantity', 'grams', 'length', 'width', 'height', 'price'] as const;

export function questionIn(search: URLSearchParams): Question {
  const text = (name: string): string => search.get(name) ?? '';
  const place = (end: string): Place => ({
    country: text(`${end}Country`),
    city: text(`${end}City`),
    state: text(`${end}State`),
    zip: text(`${end}Zip`),
  });
  return {
    origin: place('from'),
    destination: place('to'),
    kg: text('kg'),
    length: text('length'),
    width: text('width'),
    height: text('height'),
    products: search.getAll('product').map(lineOf),
    cod: text('cod'),
    currency: text('currency'),
    isDocument: search.has('document'),
    isReturn: search.has('return'),
    seller: text('seller'),
  };
}

function lineOf(text: string): ProductLine {
  const [quantity = '', grams = '', length = '', width = '', height = '', price = ''] = text.split(',');
  return { quantity, grams, length, width, height, price };
}

export function addressOf({ origin, destination, products, isDocument, isReturn, ...rest }: Question): URLSearchParams {
  const search = new URLSearchParams();
  const set = (name: string, text: string): void => {
    if (text !== '') search.set(name, text);
  };
  for (const [end, { country, city, state, zip }] of [
    ['from', origin],
    ['to', destination],
  ] as const) {
    set(`${end}Country`, country);
    set(`${end}City`, city);
    set(`${end}State`, state);
    set(`${end}Zip`, zip);
  }
  for (const [name, text] of Object.entries(rest)) set(name, text);
  for (const line of products) search.append('product', LINE.map((field) => line[field]).join(','));
  if (isDocument) search.set('document', '1');
  if (isReturn) search.set('return', '1');
  return search;
}
