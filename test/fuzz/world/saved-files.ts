import fc from 'fast-check';
import { exponentOf } from '../../../src/kernel/money.js';
import { formatScaled } from '../../../src/kernel/decimal.js';
import { owedOf, settledOf, totalOf, type ModelItem, type ModelOrder } from './order-model.js';
import { amountIn, plainAmount, shortAmountIn, type Marks } from './write-number.js';

/** A file as one program saves it. */
export interface SavedFile {
  readonly program: string;
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly encoding: 'UTF_8' | 'WINDOWS_1252';
  /** The name of each order as it stands in the file. */
  readonly names: readonly string[];
  readonly decimalMark: string;
}

interface Program {
  readonly name: string;
  readonly delimiter: string;
  readonly quotesTexts: boolean;
  readonly separatorLine: boolean;
  readonly mark: boolean;
  readonly lineEnd: string;
  /** Writes numbers as the country does, not as a program of the United States. */
  readonly isLocal: boolean;
  /** Puts a mark between thousands, and leaves the decimals of whole amounts out: 1,500 and 1,234.50. */
  readonly isGrouped: boolean;
}

const EXCEL: Program = {
  name: 'Excel',
  delimiter: ';',
  quotesTexts: false,
  separatorLine: false,
  mark: true,
  lineEnd: '\r\n',
  isLocal: true,
  isGrouped: false,
};
const LIBRE_OFFICE: Program = {
  name: 'LibreOffice',
  delimiter: ',',
  quotesTexts: true,
  separatorLine: false,
  mark: false,
  lineEnd: '\n',
  isLocal: false,
  isGrouped: false,
};
const PROGRAMS: readonly Program[] = [
  EXCEL,
  { ...EXCEL, name: 'Excel with a line for itself', separatorLine: true },
  { ...EXCEL, name: 'Excel of the United States', delimiter: ',', isLocal: false },
  LIBRE_OFFICE,
  { ...LIBRE_OFFICE, name: 'LibreOffice with tabs', delimiter: '\t', isLocal: true },
  { ...EXCEL, name: 'Excel with thousands', isGrouped: true },
  { ...LIBRE_OFFICE, name: 'LibreOffice with thousands', isGrouped: true },
  { ...LIBRE_OFFICE, name: 'LibreOffice with tabs and thousands', delimiter: '\t', isLocal: true, isGrouped: true },
];

type Cells = Readonly<Record<string, string>>;

function written(program: Program, columns: readonly string[], rows: readonly Cells[]): Buffer {
  const cell = (text: string): string => {
    const isQuoted = /["\r\n]/.test(text) || text.includes(program.delimiter) || (program.quotesTexts && !/^[\d.]*$/.test(text));
    return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))].map((cells) =>
    cells.map(cell).join(program.delimiter),
  );
  const all = [...(program.separatorLine ? [`sep=${program.delimiter}`] : []), ...lines];
  return Buffer.from(`${program.mark ? '\ufeff' : ''}${all.join(program.lineEnd)}${program.lineEnd}`);
}

function marksOf({ isLocal, isGrouped }: Program, { country }: ModelOrder): Marks {
  const { decimal, thousands } = isLocal ? country.marks : { decimal: '.', thousands: ',' };
  return { decimal, thousands: isGrouped ? thousands : '' };
}

const kilograms = (grams: number): string => formatScaled(BigInt(grams), 3);

const person = ({ first, last }: ModelOrder): string => [first, last].filter((part) => part !== '').join(' ');

const nameOf = (order: ModelOrder, number: number): string => `${order.prefix}${number}`;

function ownRows(program: Program, order: ModelOrder, name: string): Cells[] {
  const { country, place } = order;
  const marks = marksOf(program, order);
  const amount = (minor: number): string => (program.isGrouped ? shortAmountIn : amountIn)(minor, country.currency, marks);
  const owed = owedOf(order);
  const itemCells = ({ name: item_name, quantity, priceMinor, grams }: ModelItem): Cells => ({
    item_name,
    quantity: String(quantity),
    price: amount(priceMinor),
    // Weights would show the decimal mark.
    weight_kg: program.isGrouped ? '' : kilograms(grams).replace('.', marks.decimal),
    length_cm: '20',
    width_cm: '15',
    height_cm: '10',
  });
  const [firstItem, ...more] = order.items.map(itemCells);
  const first: Cells = {
    order_number: name,
    name: person(order),
    company: order.company,
    email: 'someone@example.com',
    phone: order.phone,
    address: order.line,
    address2: order.more,
    city: place.city,
    state: place.state,
    country_code: country.code,
    zip: place.zip,
    currency: country.currency,
    payment: owed > 0 ? 'cod' : 'prepaid',
    cod_amount: owed > 0 ? amount(owed) : '',
    delivery_note: order.note,
    ...firstItem,
  };
  return [first, ...more.map((cells) => ({ order_number: name, ...cells }))];
}

const OWN_COLUMNS = [
  'order_number', 'name', 'company', 'email', 'phone', 'address', 'address2', 'city', 'state', 'country_code', 'zip', 'currency', 'payment',
  'cod_amount', 'delivery_note', 'item_name', 'quantity', 'price', 'weight_kg', 'length_cm', 'width_cm', 'height_cm',
]; // prettier-ignore

const FINANCIAL = {
  cash_on_delivery: 'pending',
  paid: 'paid',
  partly_paid: 'partially_paid',
  partly_refunded: 'partially_refunded',
} as const;

function shopifyRows(order: ModelOrder, name: string): Cells[] {
  const { country, place } = order;
  const amount = (minor: number): string => plainAmount(minor, country.currency);
  const itemCells = ({ name: item, quantity, priceMinor }: ModelItem): Cells => ({
    'Lineitem name': item,
    'Lineitem quantity': String(quantity),
    'Lineitem price': amount(priceMinor),
    'Lineitem requires shipping': 'true',
    'Lineitem fulfillment status': 'pending',
  });
  const [firstItem, ...more] = order.items.map(itemCells);
  const first: Cells = {
    Name: name,
    Email: 'someone@example.com',
    'Financial Status': FINANCIAL[order.payment],
    'Fulfillment Status': 'unfulfilled',
    Currency: country.currency,
    Subtotal: amount(totalOf(order)),
    Shipping: amount(0),
    Taxes: amount(0),
    Total: amount(totalOf(order)),
    'Outstanding Balance': amount(owedOf(order)),
    'Refunded Amount': order.payment === 'partly_refunded' ? amount(settledOf(order)) : amount(0),
    'Payment Method': order.method,
    'Shipping Name': person(order),
    'Shipping Company': order.company,
    'Shipping Phone': order.phone,
    'Shipping Address1': order.line,
    'Shipping Address2': order.more,
    'Shipping City': place.city,
    'Shipping Zip': place.zip === '' ? '' : `'${place.zip}`,
    'Shipping Province': place.state,
    'Shipping Country': country.code,
    // The address of the bill is another one, in another country, and complete.
    'Billing Name': 'Somebody Else',
    'Billing Company': 'Elsewhere Ltd',
    'Billing Address1': '1 Elsewhere Road',
    'Billing Address2': 'Floor 9',
    'Billing City': 'Sydney',
    'Billing Zip': '2000',
    'Billing Province': 'NSW',
    'Billing Country': 'AU',
    Notes: order.note,
    ...firstItem,
  };
  return [first, ...more.map((cells) => ({ Name: name, ...cells }))];
}

const SHOPIFY_COLUMNS = [
  'Name', 'Email', 'Financial Status', 'Fulfillment Status', 'Currency', 'Subtotal', 'Shipping', 'Taxes', 'Total', 'Outstanding Balance',
  'Refunded Amount', 'Payment Method', 'Lineitem name', 'Lineitem quantity', 'Lineitem price', 'Lineitem requires shipping',
  'Lineitem fulfillment status', 'Billing Name', 'Billing Company', 'Billing Address1', 'Billing Address2', 'Billing City', 'Billing Zip',
  'Billing Province', 'Billing Country', 'Shipping Name', 'Shipping Company', 'Shipping Phone', 'Shipping Address1', 'Shipping Address2',
  'Shipping City', 'Shipping Zip', 'Shipping Province', 'Shipping Country', 'Notes',
]; // prettier-ignore

function wooRows(order: ModelOrder, name: string): Cells[] {
  const { country, place } = order;
  const amount = (minor: number): string => plainAmount(minor, country.currency);
  const base: Cells = {
    'Order Number': name,
    'Order Status': 'wc-processing',
    'Customer Note': order.note,
    'First Name (Shipping)': order.first,
    'Last Name (Shipping)': order.last,
    'Company (Shipping)': order.company,
    'Address 1&2 (Shipping)': order.more === '' ? order.line : `${order.line}, ${order.more}`,
    'City (Shipping)': place.city,
    'State Code (Shipping)': place.state,
    'Postcode (Shipping)': place.zip,
    'Country Code (Shipping)': country.code,
    'Phone (Billing)': order.phone,
    'Email (Billing)': 'someone@example.com',
    'Payment Method Title': order.method,
    'Order Total Amount': amount(totalOf(order)),
    'Order Refund Amount': amount(totalOf(order) - owedOf(order)),
    'Order Currency': country.currency,
  };
  // The usual plug-ins repeat the columns of the order on each line.
  return order.items.map(({ name: item, quantity, priceMinor, grams }) => ({
    ...base,
    'Item Name': item,
    'Quantity (- Refund)': String(quantity),
    'Item Cost': amount(priceMinor),
    'Item Weight': kilograms(grams),
  }));
}

const WOO_COLUMNS = [
  'Order Number', 'Order Status', 'Customer Note', 'First Name (Shipping)', 'Last Name (Shipping)', 'Company (Shipping)',
  'Address 1&2 (Shipping)', 'City (Shipping)', 'State Code (Shipping)', 'Postcode (Shipping)', 'Country Code (Shipping)', 'Phone (Billing)',
  'Email (Billing)', 'Payment Method Title', 'Order Total Amount', 'Order Refund Amount', 'Order Currency', 'Item Name',
  'Quantity (- Refund)', 'Item Cost', 'Item Weight',
]; // prettier-ignore

/** A decimal mark can only be seen where a currency has decimals. */
const isWritable = (orders: readonly ModelOrder[]): boolean => orders.every(({ country }) => exponentOf(country.currency) > 0);

/** The orders as files of each kind. Their numbers count from `first`. */
export function savedFile(orders: readonly ModelOrder[], first: number): fc.Arbitrary<SavedFile> {
  const names = orders.map((order, index) => nameOf(order, first + index));
  const named = <T>(rows: (order: ModelOrder, name: string) => T[]): T[] =>
    orders.flatMap((order, index) => rows(order, names[index] ?? ''));
  const file = (program: Program, kind: string, bytes: Buffer, decimalMark: string): SavedFile => ({
    program: `${program.name}, ${kind}`,
    fileName: `${kind}.csv`,
    bytes,
    encoding: 'UTF_8',
    names,
    decimalMark,
  });
  const own = fc.constantFrom(...PROGRAMS.filter(({ isLocal }) => !isLocal || isWritable(orders))).map((program) => {
    const marks = orders[0] ? marksOf(program, orders[0]) : { decimal: '.' };
    return file(
      program,
      'own',
      written(
        program,
        OWN_COLUMNS,
        named((order, name) => ownRows(program, order, name)),
      ),
      marks.decimal,
    );
  });
  const store: Program = {
    name: 'the store',
    delimiter: ',',
    quotesTexts: false,
    separatorLine: false,
    mark: false,
    lineEnd: '\n',
    isLocal: false,
    isGrouped: false,
  };
  const shopify = fc.constant(file(store, 'shopify', written(store, SHOPIFY_COLUMNS, named(shopifyRows)), '.'));
  // WooCommerce has no part payments: the settled part is a refund.
  const woo = fc
    .constant(orders.map((order) => (order.payment === 'partly_paid' ? { ...order, payment: 'partly_refunded' as const } : order)))
    .map((changed) =>
      file(
        store,
        'woocommerce',
        written(
          store,
          WOO_COLUMNS,
          changed.flatMap((order, index) => wooRows(order, names[index] ?? '')),
        ),
        '.',
      ),
    );
  return fc.oneof({ weight: 2, arbitrary: own }, shopify, woo);
}
