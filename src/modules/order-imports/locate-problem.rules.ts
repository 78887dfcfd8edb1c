import { problem, type FieldError } from '../../kernel/errors.js';
import { remark, type FieldWarning } from '../../kernel/field-warnings.js';
import type { Said } from '../../kernel/messages.js';
import type { CsvRecord } from '../../platform/csv/read-csv.js';
import type { OrderField } from './formats/file-format.js';
import { cellOf, type OrderGroup } from './group-records.rules.js';
import type { RowProblem } from './order-import.entity.js';
import type { FileWarning } from './questions.rules.js';

interface Source {
  /** What the field is called where no column stands for it. */
  readonly noun: string;
  /** The columns that it is read from. */
  readonly fields: readonly OrderField[];
  /** What is said where none of them is there and nothing else tells it. */
  readonly lacking: 'requiredNoColumn' | 'requiredNoColumnFile' | 'requiredNoColumnParcel';
}

const WHOLE_FILE = 'requiredNoColumnFile';
const PARCEL = 'requiredNoColumnParcel';

const source = (noun: string, fields: readonly OrderField[], lacking: Source['lacking'] = 'requiredNoColumn'): Source => ({
  noun,
  fields,
  lacking,
});

const SOURCES: Readonly<Record<string, Source>> = {
  'order.orderNumber': source('The order number', ['orderNumber']),
  'order.orderReference': source('The order number', ['orderNumber']),
  'order.currency': source('The currency', ['currency'], WHOLE_FILE),
  'order.subTotal': source('The subtotal', ['subTotal']),
  'order.tax': source('The tax', ['tax']),
  'order.discount': source('The discount', ['discount']),
  'order.total': source('The total', ['total']),
  'order.shippingFee': source('The shipping fee', ['shippingFee']),
  'order.collectionAmount': source('The amount to collect', ['codAmount', 'outstanding', 'total']),
  'order.paymentMethod': source('The payment method', ['paymentMethod']),
  'order.carrier': source('The service', ['service']),
  'order.locale': source('The language', ['locale']),
  'customer.firstName': source("The recipient's name", ['firstName', 'name', 'company']),
  'customer.lastName': source("The recipient's last name", ['lastName', 'name', 'company']),
  'customer.email': source("The recipient's e-mail address", ['email']),
  'customer.phone': source("The recipient's phone number", ['phone']),
  'customer.company': source('The company', ['company']),
  'customer.deliveryNote': source('The note for the driver', ['deliveryNote']),
  'destination.address': source('The street', ['address', 'wholeAddress']),
  'destination.city': source('The city', ['city']),
  'destination.state': source('The state', ['state']),
  'destination.countryCode': source('The country', ['countryCode', 'country'], WHOLE_FILE),
  'destination.country': source('The country', ['country', 'countryCode']),
  'destination.zip': source('The postal code', ['zip']),
  'destination.company': source('The company', ['company']),
  'destination.deliveryNote': source('The note for the driver', ['deliveryNote']),
  products: source('The list of items', ['itemName']),
  'products.name': source('The name of the item', ['itemName']),
  'products.quantity': source('The quantity', ['itemNetQuantity', 'itemQuantity']),
  'products.price': source('The price', ['itemPrice']),
  'products.grams': source('The weight', ['itemGrams', 'itemKilograms'], PARCEL),
  'products.length': source('The length', ['itemLength'], PARCEL),
  'products.width': source('The width', ['itemWidth'], PARCEL),
  'products.height': source('The height', ['itemHeight'], PARCEL),
  'products.hsCode': source('The customs code', ['itemHsCode']),
  'products.originCountry': source('The country of origin', ['itemOrigin']),
};

/** What the checks of an order say in the words of its interfaces, in words of the file. */
function inWords({ message, variant, params }: Said): Said {
  if (variant === 'notMore' && params?.['sum'] === 'subTotal + tax') return problem('notMoreThanGoods');
  if (variant === 'atLeast' && params?.['min'] === 1) return problem('positive');
  return { message, ...(variant !== undefined && { variant }), ...(params && { params }) };
}

const PRODUCT = /^products\[(\d+)\]\./;
const ORIGIN = /^origin(?:\.|$)/;

/** The lines of an order: a record for each product. */
export interface LocatedLines {
  readonly group: OrderGroup;
  readonly records: readonly CsvRecord[];
}

/**
 * Where in the file a problem of an order is, in words of the file. Without a column, the English message names what it is about; other
 * languages have the field.
 */
export function locateProblem(lines: LocatedLines, { field, code, ...found }: FieldError): RowProblem {
  const said = inWords(found);
  const { line, column, source: from } = placeOf(lines, field);
  if (ORIGIN.test(field ?? '')) return { line, column: null, field, code, ...said, message: ofOrigin(field, said.message) };
  if (column !== null || !from) return { line, column, field, code, ...said };
  return { line, column, field, code, ...of(from.noun, said.variant === 'required' ? problem(from.lacking) : said) };
}

/** The same for what is taken, but looks wrong. */
export function locateWarning(lines: LocatedLines, { field, ...found }: FieldWarning): FileWarning {
  const { line, column } = placeOf(lines, field);
  if (ORIGIN.test(field ?? '')) return { line, column, field, ...found, message: `Where the parcels are collected: ${found.message}` };
  return { line, column, ...(found.code === 'SUBTOTAL_MISMATCH' ? remark('SUBTOTAL_MISMATCH.ofFile') : found) };
}

const of = (noun: string, said: Said): Said => ({ ...said, message: `${noun} ${said.message}` });

function placeOf({ group, records }: LocatedLines, field: string | null) {
  const index = PRODUCT.exec(field ?? '')?.[1];
  const record = (index === undefined ? undefined : records[Number(index)]) ?? group.records[0];
  const found = SOURCES[(field ?? '').replace(PRODUCT, 'products.')];
  const column = found?.fields.map((each) => cellOf(group.file, record, each).header).find((header) => header !== null) ?? null;
  return { line: record.line, column, source: found };
}

const ofOrigin = (field: string | null, message: string): string =>
  `Choose where the parcels are collected: its ${(field ?? '').replace('origin.', '').replace('address', 'street')} ${message}.`;
