import type { FieldError } from '../../kernel/errors.js';
import type { OrderField } from './formats/file-format.js';
import type { RecognisedFile } from './formats/recognise.js';
import { cellOf, type OrderGroup } from './group-records.rules.js';
import type { RowProblem } from './order-import.entity.js';

/** The columns that a field of an order is read from. */
const SOURCES: Readonly<Record<string, readonly OrderField[]>> = {
  'order.orderNumber': ['orderNumber'],
  'order.orderReference': ['orderNumber'],
  'order.currency': ['currency'],
  'order.subTotal': ['subTotal'],
  'order.tax': ['tax'],
  'order.discount': ['discount'],
  'order.total': ['total'],
  'order.shippingFee': ['shippingFee'],
  'order.collectionAmount': ['codAmount', 'total'],
  'order.paymentMethod': ['paymentMethod'],
  'order.carrier': ['service'],
  'order.locale': ['locale'],
  'customer.firstName': ['firstName', 'name'],
  'customer.lastName': ['lastName', 'name'],
  'customer.email': ['email'],
  'customer.phone': ['phone'],
  'destination.address': ['address'],
  'destination.city': ['city'],
  'destination.state': ['state'],
  'destination.countryCode': ['countryCode'],
  'destination.zip': ['zip'],
  'products.name': ['itemName'],
  'products.quantity': ['itemQuantity'],
  'products.price': ['itemPrice'],
  'products.grams': ['itemGrams', 'itemKilograms'],
  'products.length': ['itemLength'],
  'products.width': ['itemWidth'],
  'products.height': ['itemHeight'],
  'products.hsCode': ['itemHsCode'],
  'products.originCountry': ['itemOrigin'],
};

const PRODUCT = /^products\[(\d+)\]\./;

/** Where in the file a problem of an order is. Without a column, the file does not tell the field. */
export function locateProblem(file: RecognisedFile, group: OrderGroup, { field, code, message }: FieldError): RowProblem {
  const index = Number(PRODUCT.exec(field ?? '')?.[1] ?? 0);
  const record = group.records[index] ?? group.records[0];
  const sources = SOURCES[(field ?? '').replace(PRODUCT, 'products.')] ?? [];
  const column = sources.map((source) => cellOf(file, record, source).header).find((header) => header !== null) ?? null;
  const isLacking = column === null && code === 'MISSING_FIELD' && sources.length > 0;
  return { line: record.line, column, field, code, message: isLacking ? `${message}, and the file has no column for it` : message };
}
