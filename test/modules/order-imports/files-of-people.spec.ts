import { packageOf, boxPackage } from '../../../src/modules/carriers/index.js';
import type { FileAnswer } from '../../../src/modules/order-imports/questions.rules.js';
import { readOrderFile, type FileOrder, type ReadFile } from '../../../src/modules/order-imports/read-order-file.rules.js';
import { dubai } from '../../support/story.js';
import { ownFile, ownLine } from './files.js';

type Cells = Readonly<Record<string, string>>;

const parcel = { grams: 2000, length: 30, width: 20, height: 10 };
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const csvOf = (rows: readonly Cells[]): string => {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [header, ...rows.map((row) => header.map((name) => row[name] ?? ''))].map((cells) => cells.map(quoted).join(',')).join('\n');
};

interface Given {
  readonly answers?: readonly FileAnswer[];
  readonly defaults?: object;
}
const read = (text: string, { answers = [], defaults = {} }: Given = {}): ReadFile =>
  readOrderFile(
    { content: new TextEncoder().encode(text), encoding: 'utf-8', format: null },
    { shopDomain: 'shop.example', origin: dubai, currency: 'AED', countryCode: null, ...parcel, ...defaults },
    { strictSubtotal: false },
    answers,
  );
const only = (text: string, given: Given = {}): FileOrder => {
  const [order, ...more] = read(text, given).orders;
  if (!order || more.length > 0) throw new Error('The file must have one order.');
  return order;
};
const problemsIn = ({ problems }: FileOrder): string[] => problems.map(({ column, message }) => `${column}: ${message}`);
const warningsIn = ({ warnings }: FileOrder): string[] => warnings.map(({ column, code }) => `${column} ${code}`);
const collectedIn = ({ content }: FileOrder) => [content.order?.paymentStatus, content.order?.collectionAmount];

const SHIPPING = {
  'Shipping Name': 'Layla Saleh',
  'Shipping Address1': 'Corniche 5',
  'Shipping City': 'Abu Dhabi',
  'Shipping Country': 'AE',
  'Shipping Phone': '+971501234567',
};
const SHOPIFY = {
  Name: '#1001',
  Email: 'layla@example.com',
  'Financial Status': 'paid',
  Currency: 'AED',
  Total: '110.00',
  'Payment Method': 'Card',
  'Lineitem quantity': '1',
  'Lineitem name': 'Mug',
  'Lineitem price': '100.00',
  ...SHIPPING,
};
const shopify = (more: Cells, ...further: Cells[]): string =>
  csvOf([{ ...SHOPIFY, ...more }, ...further.map((line) => ({ Name: more['Name'] ?? '#1001', ...line }))]);

const WOO = {
  'Order Number': '5001',
  'Order Status': 'Processing',
  'First Name (Billing)': 'Huda',
  'Last Name (Billing)': 'Jaber',
  'Address 1 (Billing)': 'Al Barsha 1',
  'City (Billing)': 'Dubai',
  'Country Code (Billing)': 'AE',
  'Email (Billing)': 'huda@example.com',
  'Phone (Billing)': '+971501112233',
  'Payment Method Title': 'Cash on delivery',
  'Order Total Amount': '50.00',
  'Item Name': 'Mug',
  Quantity: '1',
  'Item Cost': '50.00',
};
const woo = (more: Cells): string => csvOf([{ ...WOO, ...more }]);

const OWN = {
  order_number: '1',
  name: 'Aisha Khan',
  email: 'aisha@example.com',
  phone: '+971501234567',
  address: 'Corniche 5',
  city: 'Abu Dhabi',
  country_code: 'AE',
  currency: 'AED',
  payment: 'prepaid',
  item_name: 'Mug',
  quantity: '1',
  price: '50.00',
};
const own = (more: Cells): string => csvOf([{ ...OWN, ...more }]);

describe('What the driver collects', () => {
  it.each([
    'الدفع عند التوصيل',
    'Pay on Delivery',
    'Payment on delivery',
    'Cash upon delivery',
    'Nachnahme',
    'Kapıda ödeme',
    'Cash on Delivery (COD)',
  ])('is what is outstanding of an order by %s', (method) => {
    const order = only(shopify({ 'Financial Status': 'pending', 'Outstanding Balance': '110.00', 'Payment Method': method }));
    expect([problemsIn(order), ...collectedIn(order)]).toEqual([[], 'postpaid', '110.00']);
  });

  it.each([
    ['nothing of an order that is paid already', { 'Financial Status': 'paid', 'Outstanding Balance': '0.00' }, ['prepaid', null]],
    ['the rest of one that is partly paid', { 'Financial Status': 'partially_paid', 'Outstanding Balance': '80.00' }, ['postpaid', '80.00']],
    ['what a refund has left', { 'Financial Status': 'partially_refunded', 'Refunded Amount': '40.00', 'Outstanding Balance': '70.00' }, ['postpaid', '70.00']],
    ['the total less the refund', { 'Financial Status': 'partially_refunded', 'Refunded Amount': '40.00' }, ['postpaid', '70.00']],
    ['nothing where the store owes the shopper', { 'Financial Status': 'pending', 'Outstanding Balance': '-15.00' }, ['prepaid', null]],
  ])('is %s', (_what, cells, collected) => {
    const order = only(shopify({ 'Payment Method': 'Cash on Delivery (COD)', ...cells }));
    expect([problemsIn(order), ...collectedIn(order)]).toEqual([[], ...collected]);
  }); // prettier-ignore

  it('is asked where the method is not known and money is outstanding, and remembered', () => {
    const text = shopify({ 'Financial Status': 'pending', 'Outstanding Balance': '110.00', 'Payment Method': 'Zapp' });
    const { orders, questions } = read(text);

    expect(orders[0]?.problems).toEqual([
      {
        line: 2,
        column: 'Payment Method',
        field: null,
        code: 'QUESTION',
        message: 'Payment method "Zapp" is not known and 110.00 AED is outstanding: prepaid, or collect 110.00 AED?',
        variant: 'outstandingUnknown',
        params: { method: 'Zapp', amount: '110.00 AED' },
      },
    ]);
    expect(questions).toMatchObject([
      {
        kind: 'payment',
        column: 'Payment Method',
        value: 'Zapp',
        line: 2,
        orders: 1,
        choices: [{ answer: 'prepaid' }, { answer: 'collect' }],
      },
    ]);
    const answered = (answer: string) => only(text, { answers: [{ kind: 'payment', value: 'ZAPP', answer }] });
    expect([problemsIn(answered('collect')), ...collectedIn(answered('collect'))]).toEqual([[], 'postpaid', '110.00']);
    expect([problemsIn(answered('prepaid')), ...collectedIn(answered('prepaid'))]).toEqual([[], 'prepaid', null]);
    expect(problemsIn(answered('maybe'))).toHaveLength(1);
  });

  it('is asked where a method that is paid before shipping is not paid, each time for itself', () => {
    const text = shopify({ 'Financial Status': 'pending', 'Outstanding Balance': '110.00', 'Payment Method': 'Bank Deposit' });
    expect(problemsIn(only(text))).toEqual([
      'Payment Method: Payment method "Bank Deposit" is paid before shipping, but 110.00 AED is outstanding: prepaid, or collect 110.00 AED?',
    ]);
    expect(read(text).questions).toMatchObject([{ value: 'Bank Deposit (pending)' }]);
    expect(problemsIn(only(shopify({ 'Financial Status': 'pending', 'Outstanding Balance': '110.00', 'Payment Method': '' })))).toEqual([
      'Payment Method: No payment method is named and 110.00 AED is outstanding: prepaid, or collect 110.00 AED?',
    ]);
  });

  it('is not known where the balance cannot be read, or is not there', () => {
    const cod = { 'Payment Method': 'COD' };
    expect(problemsIn(only(shopify({ ...cod, 'Financial Status': 'pending', 'Outstanding Balance': 'n/a' })))).toEqual([
      'Outstanding Balance: must be an amount such as 12.50',
    ]);
    expect(problemsIn(only(shopify({ ...cod, 'Financial Status': 'partially_paid' })))).toEqual([
      expect.stringContaining('Financial Status: is partly paid, and the file has no Outstanding Balance'),
    ]);
    expect(problemsIn(only(shopify({ ...cod, 'Financial Status': 'pending', Total: '' })))).toEqual([
      'Total: is needed: without it the file does not say what is owed',
    ]);
  });

  it.each([
    ['the total', {}, ['postpaid', '50.00']],
    ['the total less the refund', { 'Order Refund Amount': '20.00' }, ['postpaid', '30.00']],
    ['the total less a refund that is written as a negative amount', { 'Order Refund Amount': '-20.00' }, ['postpaid', '30.00']],
    ['the total that has the refund in it', { 'Order Total Amount (- Refund)': '30.00' }, ['postpaid', '30.00']],
    ['nothing of an order by card', { 'Payment Method Title': 'Credit card' }, ['prepaid', null]],
  ])('is %s of WooCommerce', (_what, cells, collected) => {
    const order = only(woo(cells));
    expect([problemsIn(order), ...collectedIn(order)]).toEqual([[], ...collected]);
  });

  it('is asked for a method that WooCommerce processes and no one knows', () => {
    expect(problemsIn(only(woo({ 'Payment Method Title': 'Zapp' })))).toEqual([
      'Payment Method Title: Payment method "Zapp" is not known and 50.00 AED is outstanding: prepaid, or collect 50.00 AED?',
    ]);
  });

  it.each([
    'مدى عند الاستلام',
    'Visa on delivery',
    'Swipe card when driver arrives',
    'UPI (scan at doorstep)',
    'PayPal / Cash on delivery',
    'Carte bancaire (remboursement différé)',
  ])('is asked where WooCommerce processes an order by "%s"', (method) => {
    const text = woo({ 'Payment Method Title': method });
    expect(problemsIn(only(text))).toEqual([
      `Payment Method Title: Payment method "${method}" does not say clearly whether it is paid before shipping or at the door, and 50.00 AED is outstanding: prepaid, or collect 50.00 AED?`,
    ]);
    const answered = (answer: string) => collectedIn(only(text, { answers: [{ kind: 'payment', value: method, answer }] }));
    expect([answered('collect'), answered('prepaid')]).toEqual([
      ['postpaid', '50.00'],
      ['prepaid', null],
    ]);
  });

  it.each([
    'Remboursé',
    'Paid online, delivery by courier',
    'COD (paid online)',
    'COD collected',
    'cod refunded',
    'Pas de contre remboursement',
    'bank transfer, collect on arrival',
  ])('is not what our own column does not say clearly: "%s"', (payment) =>
    expect(problemsIn(only(own({ payment })))).toEqual(['payment: must be prepaid or cod']),
  );

  it('is not assumed of our own file in silence', () => {
    const { payment: _payment, ...unpaid } = OWN;
    const warned = (more: Cells) => warningsIn(only(csvOf([{ ...unpaid, ...more }])));
    expect(warned({})).toEqual(['null PAYMENT_ASSUMED']);
    expect(warned({ cod_amount: '' })).toEqual(['null PAYMENT_ASSUMED']);
    expect(warned({ cod_amount: '0' })).toEqual(['cod_amount NOTHING_COLLECTED']);
    expect(warned({ cod_amount: '12' })).toEqual([]);
    expect(problemsIn(only(own({ payment: '', payment_method: 'Visa on delivery' })))).toEqual([
      'payment: is empty, and the payment method does not say clearly when it is paid: enter prepaid or cod',
    ]);
    expect(warningsIn(only(own({ payment_method: 'Visa on delivery' })))).toEqual(['payment_method COLLECTION_IGNORED']);
  });

  it('follows from prices only where each line has one', () => {
    const said = 'is empty: say what is to be collected, or the price and the quantity of each product';
    expect(problemsIn(only(own({ payment: 'cod', price: '' })))).toEqual([`price: ${said}`]);
    expect(problemsIn(only(own({ payment: 'cod', quantity: '' })))).toEqual([`quantity: ${said}`]);
    const second = only(
      csvOf([
        { ...OWN, payment: 'cod' },
        { order_number: '1', item_name: 'Spoon', quantity: '1' },
      ]),
    );
    expect(second.problems).toMatchObject([{ line: 3, column: 'price' }]);
    expect(problemsIn(only(own({ payment: 'cod', price: '', cod_amount: '20' })))).toEqual([]);
    expect(problemsIn(only(own({ payment: 'cod', price: '', subtotal: '20' })))).toEqual([]);
    expect(problemsIn(only(own({ price: '' })))).toEqual([]);
    const without = (column: string): string =>
      csvOf([Object.fromEntries(Object.entries({ ...OWN, payment: 'cod' }).filter(([name]) => name !== column))]);
    expect(problemsIn(only(without('price')))).toEqual([expect.stringContaining('The file has no prices: say what')]);
    expect(problemsIn(only(without('quantity')))).toEqual([]);
  });

  it('is nothing where the total of our own order is nothing, which is told', () => {
    const order = only(own({ payment: 'cod', total: '0' }));
    expect([collectedIn(order), warningsIn(order)]).toEqual([['postpaid', '0.00'], ['total NOTHING_COLLECTED']]);
  });

  it('is nothing of our own prepaid order with an amount, which is told', () => {
    const order = only(own({ payment: 'prepaid', cod_amount: '120.00' }));
    expect([problemsIn(order), ...collectedIn(order), warningsIn(order)]).toEqual([[], 'prepaid', null, ['cod_amount COLLECTION_IGNORED']]);
    expect(order.warnings[0]?.message).toBe('Nothing is collected for a prepaid order; 120.00 AED is not.');
    expect(collectedIn(only(own({ payment: 'Cash on delivery', cod_amount: '120' })))).toEqual(['postpaid', '120.00']);
    expect(warningsIn(only(own({ payment: '' })))).toEqual(['payment PAYMENT_ASSUMED']);
    expect(problemsIn(only(own({ payment: '', payment_method: 'COD' })))).toEqual([expect.stringContaining('payment: is empty, though')]);
  });
});

describe('Numbers of a file', () => {
  const lines = (
    cells: string,
    header = 'order_number;name;email;phone;address;city;country_code;currency;payment;cod_amount;item_name;quantity;price;weight_kg',
  ) => `${header}\n${cells}`;
  const START = '1;Aisha Khan;aisha@example.com;+971501234567;Corniche 5;Abu Dhabi;AE;KWD;cod';

  it('are read with the decimal mark of the file: 12,500 KWD and 0,500 kg', () => {
    const order = only(lines(`${START};12,500;Mug;1;12,500;0,500`));
    expect([problemsIn(order), collectedIn(order)]).toEqual([[], ['postpaid', '12.500']]);
    expect(order.content.products).toMatchObject([{ price: '12.500', grams: 500 }]);
  });

  it('are asked for once where they may be two', () => {
    const text = own({ payment: 'cod', cod_amount: '12,500', currency: 'KWD', price: '1' });
    const { orders, questions } = read(text);
    expect(orders[0]?.problems).toMatchObject([
      { line: 2, column: 'cod_amount', code: 'QUESTION', message: expect.stringContaining('may be 12500 or 12.5') },
    ]);
    expect(questions).toMatchObject([
      { kind: 'decimal_mark', column: null, value: '', orders: 1, choices: [{ answer: 'point' }, { answer: 'comma' }] },
    ]);
    const answered = (answer: string) => collectedIn(only(text, { answers: [{ kind: 'decimal_mark', value: '', answer }] }));
    expect(answered('comma')).toEqual(['postpaid', '12.500']);
    expect(answered('point')).toEqual(['postpaid', '12500.000']);
  });

  const AED = '1;Aisha Khan;aisha@example.com;+971501234567;Corniche 5;Abu Dhabi;AE;AED;cod';
  const answered = (text: string, answer: string) => only(text, { answers: [{ kind: 'decimal_mark', value: '', answer }] });

  it.each([
    ['semicolons', lines(`${AED};1,500;Mug;1;12;0,500`), '1500 or 1.5'],
    ['commas', own({ payment: 'cod', cod_amount: '12.000' }), '12 or 12000'],
    ['a decimal comma', woo({ 'Order Total Amount': '1,500', 'Item Cost': '150,00' }), '1500 or 1.5'],
  ])('are asked for where three digits follow a mark, and AED has two decimals: %s', (_what, text, readings) => {
    const { orders, questions } = read(text);
    expect(orders[0]?.problems).toMatchObject([{ line: 2, code: 'QUESTION', message: expect.stringContaining(`may be ${readings}`) }]);
    expect(questions).toMatchObject([{ kind: 'decimal_mark', orders: 1 }]);
  });

  it('are what is answered, with a warning where decimals are left out, and the weight stays what the file shows', () => {
    const text = lines(`${AED};1,500;Mug;1;12,50;1,250`);
    const [thousands, decimals] = [answered(text, 'point'), answered(text, 'comma')];
    expect([thousands, decimals].map((order) => [problemsIn(order), warningsIn(order), ...collectedIn(order)])).toEqual([
      [[], [], 'postpaid', '1500.00'],
      [[], ['cod_amount DECIMALS_UNUSUAL'], 'postpaid', '1.50'],
    ]);
    expect([thousands, decimals].map(({ content }) => content.products?.[0]?.grams)).toEqual([1250, 1250]);
    expect(read(text).questions[0]?.choices.map((choice) => choice.text)).toEqual([
      '1,500 is 1500: the comma stands between thousands.',
      '1,500 is 1.5: the comma stands before decimals.',
    ]);
  });

  it('are a problem where an answer about an amount would make tons of a weight', () => {
    const order = answered(lines(`${AED};1,500;Mug;1;12;1,250`), 'point');
    expect([problemsIn(order), collectedIn(order)]).toEqual([
      ['weight_kg: may be 1250 or 1.25: write it without a mark for thousands, and with one for decimals'],
      ['postpaid', '1500.00'],
    ]);
  });

  it('of whole grams and units are asked for, of kilograms they are read', () => {
    const asked = (column: string, text: string) => read(own({ price: '50', [column]: text })).questions.map(({ kind }) => kind);
    expect([asked('weight_g', '1.500'), asked('weight_g', '1,500'), asked('quantity', '1.000')]).toEqual([
      ['decimal_mark'],
      ['decimal_mark'],
      ['decimal_mark'],
    ]);
    expect(only(own({ weight_kg: '1.500' })).content.products?.[0]?.grams).toBe(1500);
    expect(only(own({ weight_g: '1,500', price: '12.50' })).content.products?.[0]?.grams).toBe(1500);
  });

  it('may have more zeros than the currency where they are decimals for sure', () => {
    const amounts = ['1500.000', '1.500,000', '0.500', '12.5000'];
    expect(amounts.map((total) => collectedIn(only(own({ payment: 'cod', cod_amount: total })))[1])).toEqual([
      '1500.00', '1500.00', '0.50', '12.50',
    ]); // prettier-ignore
  });

  it('may have Arabic digits, lakhs, or spaces and apostrophes for thousands', () => {
    const price = (text: string) => only(own({ price: text })).content.products?.[0]?.price;
    expect(['١٬٢٣٤٫٥', '1,00,000.00', "1'234.50", '1\u00A0234,50'].map(price)).toEqual(['1234.50', '100000.00', '1234.50', '1234.50']);
  });
});

describe('A row with more cells than the header', () => {
  const HEADER = 'order_number,name,email,phone,address,city,country_code,currency,payment,item_name,quantity,price,cod_amount';
  const START = '1,Aisha Khan,aisha@example.com,+971501234567,Corniche 5,Abu Dhabi,AE,AED,cod,Mug,1,10.00';
  const surplus = 'null: has 14 cells, but the header names 13: put a value that contains "," in quotes';

  it('is a problem of its order: 1,500 without quotes is never collected as 1.00', () => {
    const order = only(`${HEADER}\n${START},1,500`);
    expect(problemsIn(order)).toEqual([surplus]);
    expect(order.problems).toMatchObject([{ line: 2, code: 'VALIDATION_FAILED' }]);
  });

  it('is one too where it is a further line of an order', () => {
    const order = only(`${HEADER}\n${START},20\n1,,,,,,,,,Spoon,1,5.00,,x`);
    expect([problemsIn(order), order.problems[0]?.line]).toEqual([[surplus], 3]);
  });

  it('is a row like the others where the rest is empty', () => {
    const order = only(`${HEADER}\n${START},"1,500.00",,,`);
    expect([problemsIn(order), collectedIn(order)]).toEqual([[], ['postpaid', '1500.00']]);
  });
});

describe('What a spreadsheet has spoilt', () => {
  it.each([
    ['order_number', '5.47832E+12', 'the spreadsheet has shortened this number'],
    ['phone', '9.71501E+11', 'the spreadsheet has shortened this number'],
    ['phone', '#REF!', 'the spreadsheet shows an error'],
    ['cod_amount', '#######', 'the spreadsheet shows an error'],
    ['price', '#N/A', 'the spreadsheet shows an error'],
    ['price', '10. Dec', 'the spreadsheet has made a day of this number'],
    ['city', '#NAME?', 'the spreadsheet shows an error'],
  ])('is told: %s %s', (column, text, message) => {
    expect(problemsIn(only(own({ payment: 'cod', cod_amount: '1', [column]: text })))).toEqual([
      expect.stringContaining(`${column}: is "${text}": ${message}`),
    ]);
  });

  it.each([
    ['cod_amount', 'COD 120', 'must be an amount such as 12.50'],
    ['price', 'AED 15', 'must be an amount such as 12.50'],
    ['quantity', '2 pcs', 'must be a number with at most three decimals'],
  ])('does not say so of words: %s %s', (column, text, message) => {
    expect(problemsIn(only(own({ payment: 'cod', cod_amount: '1', [column]: text })))[0]).toBe(`${column}: ${message}`);
  });

  it.each([
    ['US', '2138', '02138'],
    ['US', '501', '00501'],
    ['DE', '1067', '01067'],
    ['ES', '8001', '08001'],
    ['IT', '118', '00118'],
    ['SG', '18956', '018956'],
  ])('is a postal code of %s without its zeros: %s', (country, zip, whole) => {
    expect(problemsIn(only(own({ country_code: country, zip })))).toEqual([expect.stringContaining(`If it is ${whole}`)]);
  });

  it('is no postal code of a country where none begins with a zero', () => {
    for (const [country, zip] of [
      ['CH', '8001'],
      ['AT', '1010'],
      ['IN', '110001'],
      ['US', '02138'],
      ['US', '02138-1234'],
    ] as const)
      expect(problemsIn(only(own({ country_code: country, zip })))).toEqual([]);
  });

  it('takes off the mark before numbers and formulas only', () => {
    const order = only(own({ name: "'Abdullah", city: "'s-Hertogenbosch", phone: "'+971501234567", order_number: "'0042" }));
    expect(order).toMatchObject({
      name: '0042',
      content: { customer: { firstName: "'Abdullah", phone: '+971501234567' }, destination: { city: "'s-Hertogenbosch" } },
    });
  });

  it('names its separator on the first line', () => {
    expect(read(`sep=,\r\n${ownFile([ownLine('1')])}`).orders).toMatchObject([{ line: 3, problems: [] }]);
  });
});

describe('The name of an order', () => {
  it('identifies it, and a name that is no number gets one later', () => {
    const { orders } = read(csvOf(['EU-1001', 'US-1001', '#1001-1', '#10011', '1001'].map((order_number) => ({ ...OWN, order_number }))));
    expect(
      orders.map(({ name, problems, repeats, content }) => [
        name,
        content.order?.orderNumber,
        content.order?.orderReference,
        problems,
        repeats,
      ]),
    ).toEqual([
      ['EU-1001', null, 'EU-1001', [], null],
      ['US-1001', null, 'US-1001', [], null],
      ['#1001-1', null, '#1001-1', [], null],
      ['#10011', 10011, '#10011', [], null],
      ['1001', 1001, '1001', [], null],
    ]);
  });

  it('is that of another order nowhere else in the file', () => {
    const { orders } = read(
      csvOf([OWN, { ...OWN, order_number: 'EU-1' }, { ...OWN, order_number: '#1', city: 'Dubai' }, { ...OWN, order_number: 'EU-1' }]),
    );
    expect(orders.map(({ repeats, problems }) => [repeats, problems.map(({ code }) => code)])).toEqual([
      [null, []],
      [null, []],
      [null, ['ORDER_EXISTS']],
      [3, []],
    ]);
  });
});

describe('The address', () => {
  const BILLING = {
    'Billing Name': 'Karl Weber',
    'Billing Company': 'Weber GmbH',
    'Billing Address1': 'Hauptstr. 1',
    'Billing Address2': '3. Stock',
    'Billing City': 'Dresden',
    'Billing Zip': '01067',
    'Billing Province': 'SN',
    'Billing Country': 'DE',
    'Billing Phone': '+4935112345',
  };

  it('is that to ship to as a whole, beside a full billing address elsewhere', () => {
    const order = only(shopify({ ...BILLING, 'Shipping Address2': '', 'Shipping Zip': '', 'Shipping Phone': '' }));
    expect(order.content.destination).toMatchObject({
      address: 'Corniche 5',
      city: 'Abu Dhabi',
      state: null,
      countryCode: 'AE',
      zip: '',
      company: null,
    });
    expect(order.content.customer).toMatchObject({ firstName: 'Layla', phone: '+4935112345' });
    expect(warningsIn(order)).toContain('Billing Phone PHONE_OF_BILLING');
  });

  it('is that of the bill as a whole where there is no other', () => {
    const none = Object.fromEntries(Object.keys(SHIPPING).map((name) => [name, '']));
    const order = only(shopify({ ...BILLING, ...none, 'Shipping Country': 'DE' }));
    expect(order.content).toMatchObject({
      customer: { firstName: 'Karl', lastName: 'Weber' },
      destination: {
        address: 'Hauptstr. 1, 3. Stock',
        city: 'Dresden',
        state: 'SN',
        countryCode: 'DE',
        zip: '01067',
        company: 'Weber GmbH',
      },
    });
    expect(problemsIn(order)).toEqual([]);
  });

  it.each([
    ['Building 212, Al Nahda', '12', 'Building 212, Al Nahda, 12'],
    ['Corniche 5', 'corniche 5', 'corniche 5'],
    ['Corniche 5', '', 'Corniche 5'],
    ['', 'Flat 12', 'Flat 12'],
  ])('has both lines, unless they are equal: %j and %j', (address, address2, whole) =>
    expect(only(own({ address, address2 })).content.destination?.address).toBe(whole),
  );

  it('has the company and the note for the driver', () => {
    const order = only(shopify({ 'Shipping Company': 'Lamps LLC', Notes: 'Ring twice,\nthen call' }));
    expect(order.content.destination).toMatchObject({ company: 'Lamps LLC', deliveryNote: 'Ring twice,\nthen call' });
    const long = only(own({ delivery_note: 'x'.repeat(600) }));
    expect([long.content.destination?.deliveryNote?.length, warningsIn(long)]).toEqual([500, ['delivery_note TEXT_SHORTENED']]);
  });

  it('names its country by code or by name, and not two of them', () => {
    expect(only(own({ country_code: '', country: 'United Arab Emirates' })).content.destination?.countryCode).toBe('AE');
    expect(only(own({ country_code: '', country: 'UAE' })).content.destination?.countryCode).toBe('AE');
    expect(problemsIn(only(own({ country: 'Oman' })))).toEqual(['country: is Oman (OM), but the country code is AE']);
    expect(problemsIn(only(own({ country_code: '', country: 'Nowhere' })))[0]).toContain('country: is not a country that is known');
  });
});

describe('What is still to be shipped', () => {
  const namesIn = ({ content }: FileOrder) => content.products?.map(({ name, quantity }) => `${quantity} ${name}`);

  it('is not what was shipped, nor what needs no shipping', () => {
    const order = only(
      shopify(
        { 'Fulfillment Status': 'partial', 'Lineitem fulfillment status': 'fulfilled', 'Lineitem requires shipping': 'true' },
        {
          'Lineitem quantity': '1',
          'Lineitem name': 'Spoon',
          'Lineitem price': '5',
          'Lineitem fulfillment status': 'pending',
          'Lineitem requires shipping': 'true',
        },
        {
          'Lineitem quantity': '1',
          'Lineitem name': 'E-book',
          'Lineitem price': '5',
          'Lineitem fulfillment status': 'pending',
          'Lineitem requires shipping': 'false',
        },
      ),
    );
    expect([problemsIn(order), namesIn(order), warningsIn(order)]).toEqual([[], ['1 Spoon'], ['Lineitem name ITEMS_LEFT_OUT']]);
    expect(order.warnings[0]?.message).toBe('2 of 3 items are left out: they were shipped already or need no shipping.');
  });

  it('is less what was refunded, as far as the file tells', () => {
    expect(namesIn(only(woo({ Quantity: '3', 'Quantity (- Refund)': '2' })))).toEqual(['2 Mug']);
    expect(namesIn(only(woo({ Quantity: '3', 'Refunded Quantity': '-1' })))).toEqual(['2 Mug']);
    expect(problemsIn(only(woo({ Quantity: '3', 'Quantity (- Refund)': '0' })))).toEqual([
      expect.stringContaining('has nothing left to ship: its items were refunded'),
    ]);
    expect(
      warningsIn(only(shopify({ 'Financial Status': 'partially_refunded', 'Refunded Amount': '40', 'Outstanding Balance': '0' }))),
    ).toEqual(['Refunded Amount REFUND_UNCLEAR']);
  });

  it.each(['restocked', 'cancelled', 'Canceled', 'removed'])('is not an item that is %s', (state) => {
    const order = only(
      shopify(
        { 'Lineitem fulfillment status': 'pending' },
        { 'Lineitem quantity': '1', 'Lineitem name': 'Spoon', 'Lineitem price': '5', 'Lineitem fulfillment status': state },
      ),
    );
    expect([problemsIn(order), namesIn(order), warningsIn(order)]).toEqual([[], ['1 Mug'], ['Lineitem name ITEMS_LEFT_OUT']]);
    expect(problemsIn(only(shopify({ 'Lineitem fulfillment status': state })))).toEqual([
      expect.stringContaining('has nothing left to ship'),
    ]);
  });

  it.each(['erfüllt', 'constructor', 'lost'])('is not guessed from the state of an item that is not known: %s', (state) => {
    expect(problemsIn(only(shopify({ 'Lineitem fulfillment status': state })))).toEqual([
      `Lineitem fulfillment status: is "${state}", which is not known: enter unfulfilled, fulfilled or cancelled`,
    ]);
  });

  it('is told by words of several languages, and by no others', () => {
    const needs = (text: string) => problemsIn(only(shopify({ 'Lineitem requires shipping': text })));
    for (const text of ['FALSCH', 'nein', 'no', '0']) expect(needs(text)).toEqual([expect.stringContaining('need no shipping')]);
    for (const text of ['WAHR', 'ja', 'TRUE', '1', '']) expect(needs(text)).toEqual([]);
    expect(needs('maybe')).toEqual(['Lineitem requires shipping: is "maybe", which is not known: enter true or false']);
    expect(problemsIn(only(woo({ 'Item Virtual': 'perhaps' })))).toEqual([
      'Item Virtual: is "perhaps", which is not known: enter true or false',
    ]);
  });

  it('is nothing of an order of e-books', () => {
    expect(problemsIn(only(shopify({ 'Lineitem requires shipping': 'false' })))).toEqual([expect.stringContaining('need no shipping')]);
    expect(problemsIn(only(woo({ 'Item Virtual': 'yes' })))).toEqual([expect.stringContaining('need no shipping')]);
  });

  it.each([
    ['wc-cancelled', 'was cancelled in the store'],
    ['Canceled', 'was cancelled in the store'],
    ['wc-refunded', 'was refunded in the store'],
    ['Failed', 'was not paid in the store'],
    ['completed', 'was completed in the store already'],
  ])('is nothing of an order of WooCommerce that is %s', (status, message) =>
    expect(problemsIn(only(woo({ 'Order Status': status })))).toEqual([`Order Status: ${message}`]),
  );

  it.each(['expired', 'voided', 'refunded'])('is nothing of an order of Shopify that is %s', (status) =>
    expect(problemsIn(only(shopify({ 'Financial Status': status, 'Payment Method': 'Zapp' })))).toHaveLength(1),
  );

  it('is nothing of an order that was cancelled, however that is spelled', () => {
    for (const header of ['Cancelled at', 'Canceled at'])
      expect(problemsIn(only(shopify({ [header]: '2026-11-20' })))).toEqual([`${header}: was cancelled in the store`]);
  });

  it.each(['Pending payment', 'wc-on-hold', 'In Bearbeitung', ''])('is asked for the state %j', (status) => {
    const text = woo({ 'Order Status': status });
    expect(problemsIn(only(text))).toEqual([expect.stringContaining('ship the order, or leave it out?')]);
    expect(read(text).questions).toMatchObject([{ kind: 'order_status', column: 'Order Status', value: status, orders: 1 }]);
    const answered = (answer: string) => problemsIn(only(text, { answers: [{ kind: 'order_status', value: status, answer }] }));
    expect(answered('ship')).toEqual([]);
    expect(answered('skip')).toEqual([expect.stringContaining('as you said')]);
  });
});

describe('The whole parcel', () => {
  it.each([
    ['one line of three', [3]],
    ['three lines', [1, 1, 1]],
    ['seven of three kinds', [2, 4, 1]],
    ['a thousand', [999, 1]],
  ])('weighs and measures what was said, with %s', (_what, quantities) => {
    const order = only(
      csvOf(
        quantities.map((quantity, index) => ({
          ...(index === 0 ? OWN : { order_number: '1' }),
          item_name: `Mug ${index}`,
          quantity: String(quantity),
          price: '1',
        })),
      ),
    );
    const products = (order.content.products ?? []).map((line) => ({ ...line, quantity: line.quantity ?? 0, grams: line.grams ?? 0 }));

    expect(problemsIn(order)).toEqual([]);
    expect(order.parcel).toEqual(parcel);
    expect(products.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(quantities.reduce((sum, each) => sum + each, 0));
    expect(packageOf(products)).toEqual(boxPackage({ weightKg: 2, length: 30, width: 20, height: 10 }));
  });

  it('leaves to the items that the file does not weigh what the others leave', () => {
    const order = only(
      csvOf([
        { ...OWN, weight_g: '1500' },
        { order_number: '1', item_name: 'Spoon', quantity: '3', price: '1' },
      ]),
    );
    expect(order.parcel).toBeNull();
    expect(order.content.products?.map(({ quantity, grams }) => [quantity, grams])).toEqual([
      [1, 1500],
      [2, 166.666],
      [1, 166.668],
    ]);
    expect(
      problemsIn(
        only(
          csvOf([
            { ...OWN, weight_g: '2000' },
            { order_number: '1', item_name: 'Spoon', quantity: '3', price: '1' },
          ]),
        ),
      ),
    ).toEqual([expect.stringContaining('weight_g: is empty, and the other items weigh as much as a whole parcel')]);
  });
});

describe('What the importer is told', () => {
  it('is said in words of the file', () => {
    const order = only(csvOf([{ order_number: '1', name: 'A B', address: 'X 1', city: 'Y' }]), {
      defaults: { currency: null, grams: null, origin: { address: 'X 1', city: '', countryCode: 'AE', zip: '' } },
    });
    expect(problemsIn(order)).toEqual(
      expect.arrayContaining([
        "null: The recipient's e-mail address is required without a phone number",
        'null: The currency is required, and the file has no column for it: choose one for the whole file',
        'null: The weight is required, and the file has no column for it: say what a parcel weighs and measures',
        'null: Choose where the parcels are collected: its city is required.',
      ]),
    );
    expect(problemsIn(only(own({ price: '10', quantity: '1', discount: '20' })))).toEqual([
      'discount: must not be more than the goods with their tax',
    ]);
    expect(only(own({ subtotal: '90' })).warnings).toMatchObject([
      { column: 'subtotal', message: 'The subtotal is not the sum of quantity x price.' },
    ]);
  });

  it('names the field of what no column says, so that it can be said in other languages', () => {
    const origin = { address: 'PO Box 1', city: 'Dubai', countryCode: 'AE', zip: '' };
    expect(only(own({}), { defaults: { origin } }).warnings).toMatchObject([
      { column: null, field: 'origin.address', code: 'PO_BOX', message: expect.stringMatching(/^Where the parcels are collected: /) },
    ]);
  });

  it('is what the shopper wished to be shipped with', () => {
    expect(only(shopify({ 'Shipping Method': 'Express' })).wantedService).toBe('Express');
    expect(only(woo({ 'Shipping Method Title': 'Flat rate' })).wantedService).toBe('Flat rate');
    expect(only(own({ service: 'SVC_ECO' }))).toMatchObject({ wantedService: null, content: { order: { carrier: 'SVC_ECO' } } });
  });
});
