import { isCurrency } from '../../kernel/currency.js';
import { formatScaled, parseScaled } from '../../kernel/decimal.js';
import { exponentOf } from '../../kernel/currency.js';
import type { FileRecord } from '../../platform/csv/csv-file.js';
import type { DraftContent } from '../order-drafts/index.js';
import { amountOf, measureOf, namesCashOnDelivery } from './cells.rules.js';
import type { OrderField } from './formats/file-format.js';
import type { RecognisedFile } from './formats/recognise.js';
import { cellOf, type OrderGroup } from './group-records.rules.js';
import type { RowProblem } from './order-import.entity.js';
import { orderNumberOf } from './order-number.rules.js';

/** What an import assumes where its file says nothing. */
export interface ImportDefaults {
  readonly shopDomain: string;
  readonly origin: DraftContent['origin'];
  readonly currency: string | null;
  readonly countryCode: string | null;
  /** Of the whole parcel. */
  readonly grams: number | null;
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

export interface ReadOrder {
  readonly content: DraftContent;
  readonly problems: readonly RowProblem[];
}

/** Reads one order of a file. A cell that cannot be read is a problem with its line and column. */
export function readOrder(file: RecognisedFile, group: OrderGroup, defaults: ImportDefaults): ReadOrder {
  return new OrderReader(file, group, defaults).read();
}

class OrderReader {
  private readonly problems: RowProblem[];
  private readonly currency: string;

  constructor(
    private readonly file: RecognisedFile,
    private readonly group: OrderGroup,
    private readonly defaults: ImportDefaults,
  ) {
    this.problems = [...group.problems];
    this.currency = (this.text('currency') || (defaults.currency ?? '')).toUpperCase();
  }

  read(): ReadOrder {
    this.checkShipped();
    const products = this.products();
    const content: DraftContent = {
      order: this.order(),
      customer: this.customer(),
      origin: this.defaults.origin,
      destination: this.destination(),
      products,
    };
    return { content, problems: this.problems };
  }

  private get first(): FileRecord {
    return this.group.records[0];
  }

  private text(field: OrderField, record = this.first): string {
    return cellOf(this.file, record, field).text;
  }

  private fail(field: OrderField, message: string, record = this.first): void {
    const { header } = cellOf(this.file, record, field);
    this.problems.push({ line: record.line, column: header, field: null, code: 'VALIDATION_FAILED', message });
  }

  /** Orders that the store has cancelled, refunded or shipped are no work for a carrier. */
  private checkShipped(): void {
    if (this.text('cancelledAt') !== '') this.fail('cancelledAt', 'was cancelled in the store');
    for (const field of ['orderStatus', 'payment', 'fulfilment'] as const) {
      const reason = this.file.layout.notShipped[this.text(field).toLowerCase()];
      if (reason !== undefined) this.fail(field, reason);
    }
  }

  private order(): DraftContent['order'] {
    const isCod = this.isCashOnDelivery();
    const total = this.amount('total');
    const collected = this.amount('codAmount');
    return {
      shopDomain: this.defaults.shopDomain,
      orderNumber: this.group.name === '' ? null : orderNumberOf(this.group.name),
      orderReference: this.group.name.slice(0, 100) || null,
      currency: this.currency,
      tax: this.taxOnTop(total),
      discount: this.amount('discount'),
      shippingFee: this.amount('shippingFee'),
      total,
      paymentStatus: isCod ? 'postpaid' : 'prepaid',
      paymentMethod: this.text('paymentMethod').slice(0, 50) || null,
      // What the shopper agreed to pay, however the store computed it.
      collectionAmount: isCod ? (collected ?? total) : null,
      carrier: this.text('service') || null,
      locale: this.text('locale') || null,
    };
  }

  /** By the method, else by the payment that is still open; our own column says it directly. */
  private isCashOnDelivery(): boolean {
    const payment = this.text('payment').toLowerCase();
    if (this.file.layout.format === 'own') {
      if (payment !== '' && payment !== 'prepaid' && payment !== 'cod') this.fail('payment', 'must be prepaid or cod');
      return payment === 'cod' || (payment === '' && this.text('codAmount') !== '');
    }
    const method = this.text('paymentMethod');
    return namesCashOnDelivery(method) || (payment === 'pending' && method === '');
  }

  /** Stores export taxes that are included in their prices, too. */
  private taxOnTop(total: string | null): string | null {
    const [tax, subTotal] = [this.amount('tax'), this.amount('subTotal')];
    if (tax === null || subTotal === null || total === null || this.file.layout.format === 'own') return tax;
    const minor = (amount: string | null): bigint => parseScaled(amount ?? '0', exponentOf(this.currency)) ?? 0n;
    const isIncluded = minor(subTotal) + minor(this.amount('shippingFee')) === minor(total);
    return isIncluded ? null : tax;
  }

  private customer(): DraftContent['customer'] {
    const [first = '', ...rest] = this.text('name').split(/\s+/);
    return {
      firstName: this.text('firstName') || first,
      lastName: this.text('lastName') || rest.join(' ') || first,
      email: this.text('email'),
      phone: this.text('phone') || null,
    };
  }

  private destination(): DraftContent['destination'] {
    const street = this.text('address');
    const more = this.text('address2');
    return {
      address: more === '' || street.includes(more) ? street : `${street}, ${more}`,
      city: this.text('city'),
      state: this.text('state') || null,
      countryCode: this.text('countryCode') || this.defaults.countryCode,
      zip: this.text('zip'),
    };
  }

  private products(): NonNullable<DraftContent['products']> {
    const records = this.group.records;
    const quantities = records.map((record) => this.measure('itemQuantity', record) ?? 1);
    const units = quantities.reduce((sum, quantity) => sum + (quantity > 0 ? quantity : 0), 0) || 1;
    return records.map((record, index) => ({
      name: this.text('itemName', record) || (this.file.columns.has('itemName') ? null : 'Goods'),
      quantity: quantities[index] ?? 1,
      price: this.amount('itemPrice', record) ?? '0',
      grams: this.grams(record) ?? share(this.defaults.grams, units),
      length: this.measure('itemLength', record) ?? this.defaults.length,
      width: this.measure('itemWidth', record) ?? this.defaults.width,
      height: this.measure('itemHeight', record) ?? share(this.defaults.height, units),
      volume: 0,
      currency: this.currency,
      hsCode: this.text('itemHsCode', record) || null,
      originCountry: this.text('itemOrigin', record) || null,
    }));
  }

  private grams(record: FileRecord): number | null {
    const kilograms = this.measure('itemKilograms', record);
    return this.measure('itemGrams', record) ?? (kilograms === null ? null : Math.round(kilograms * 1e6) / 1e3);
  }

  private amount(field: OrderField, record = this.first): string | null {
    const text = this.text(field, record);
    if (text === '') return null;
    const amount = amountOf(text, this.currency);
    if (amount === undefined) this.fail(field, `must be an amount such as ${formatScaled(1250n, decimalsOf(this.currency))}`, record);
    return amount ?? null;
  }

  private measure(field: OrderField, record: FileRecord): number | null {
    const text = this.text(field, record);
    if (text === '') return null;
    const number = measureOf(text);
    if (number === undefined) this.fail(field, 'must be a number with at most three decimals', record);
    return number ?? null;
  }
}

const decimalsOf = (currency: string): number => (isCurrency(currency) ? exponentOf(currency) : 2);

/** The part of one unit in what a whole parcel has: units are stacked by height. */
const share = (whole: number | null, units: number): number | null =>
  whole === null ? null : Math.max(0.001, Math.round((whole / units) * 1e3) / 1e3);
