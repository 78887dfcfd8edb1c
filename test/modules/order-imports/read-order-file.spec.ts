import fc from 'fast-check';
import { readCsvFile } from '../../../src/platform/csv/csv-file.js';
import { Refusal, type FieldError } from '../../../src/kernel/errors.js';
import { readOrderFile, type FileOrder, type ReadFile } from '../../../src/modules/order-imports/read-order-file.rules.js';
import { orderNumberOf } from '../../../src/modules/orders/index.js';
import { dubai } from '../../support/story.js';
import { OWN_HEADER, ownFile, ownLine, shopifyFile, woocommerceFile } from './files.js';

const parcel = { grams: 500, length: 20, width: 15, height: 10 };
const defaults = { shopDomain: 'shop.example', origin: dubai, currency: null, countryCode: null, ...parcel };
const encoded = (text: string | Uint8Array): Uint8Array => (typeof text === 'string' ? new TextEncoder().encode(text) : text);
const read = (text: string | Uint8Array, more: { currency?: string; encoding?: 'windows-1256' } = {}): ReadFile =>
  readOrderFile(
    { content: encoded(text), encoding: more.encoding ?? 'utf-8', format: null },
    { ...defaults, currency: more.currency ?? null },
    { strictSubtotal: false },
  );
const problemsIn = ({ problems }: FileOrder | undefined = { problems: [] } as unknown as FileOrder): string[] =>
  problems.map(({ line, column, message }) => `${line} ${column}: ${message}`);

function refusalOf(text: string | Uint8Array): readonly FieldError[] {
  try {
    read(text);
  } catch (error) {
    if (error instanceof Refusal) return error.errors;
    throw error;
  }
  throw new Error('The file was not refused.');
}

describe('A file with our own columns', () => {
  it('has one order for each number, with its further lines as items', () => {
    const file = read(
      ownFile([ownLine('1001'), '1001,,,,,,,,,,Spoon,1,20.00,100,15,3,2', ownLine('1002', { payment: 'cod', cod: '120' })]),
    );

    expect(file.format).toBe('own');
    expect(file.orders.map(({ name, line, problems }) => [name, line, problems])).toEqual([
      ['1001', 2, []],
      ['1002', 4, []],
    ]);
    expect(file.orders[0]?.content.products).toMatchObject([
      { name: 'Mug', quantity: 2, price: '50.00', grams: 600 },
      { name: 'Spoon', quantity: 1, price: '20.00', grams: 100 },
    ]);
    expect(file.orders[1]?.content.order).toMatchObject({ orderNumber: 1002, paymentStatus: 'postpaid', collectionAmount: '120.00' });
  });

  it('tells each mistake with its line and column', () => {
    const lines = [
      ownLine('1').replace('aisha@example.com', 'nobody'),
      ownLine('2', { city: '' }),
      ownLine('3', { payment: 'later' }),
      ownLine('4').replace('50.00', 'cheap').replace('600', 'heavy'),
      '4,,,,,Elsewhere,,,,,Spoon,1,20.00,100,15,3,2',
      ownLine('5').replace(',AE,', ',UAE,'),
    ];
    expect(read(ownFile(lines)).orders.flatMap((order) => problemsIn(order))).toEqual([
      '2 email: must be an e-mail address',
      '3 city: is required',
      '4 payment: must be prepaid or cod',
      '6 city: differs from line 5 of the same order',
      '5 price: must be an amount such as 12.50',
      '5 weight_g: must be a number with at most three decimals',
      expect.stringMatching(/^7 country_code: /),
    ]);
  });

  it('says that a required column is not there', () => {
    const file = read('order_number,address,city,country_code,currency\n1,Corniche 5,Abu Dhabi,AE,USD');
    expect(problemsIn(file.orders[0])).toEqual([
      "2 null: The recipient's name is required without a company",
      "2 null: The recipient's e-mail address is required without a phone number",
    ]);
  });

  it('tells an order that is there twice from another order with its number', () => {
    const file = read(ownFile([ownLine('1'), ownLine('2'), ownLine('1'), ownLine('3'), ownLine('2', { name: 'Omar Haddad' })]));

    expect(file.orders.map(({ repeats }) => repeats)).toEqual([null, null, 2, null, null]);
    expect(problemsIn(file.orders[4])).toEqual(['6 null: has the order number of line 3, with other content']);
  });

  it.each([
    [
      'semicolons and decimal commas',
      (text: string) =>
        text.replaceAll('.', ',').split(',').join(';').replaceAll('50;00', '50,00').replaceAll('example;com', 'example.com'),
    ],
    ['tabs', (text: string) => text.replaceAll(',', '\t')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['old line ends and empty lines', (text: string) => `\r\n${text}\r\n\r\n`],
    [
      'quotes around everything',
      (text: string) =>
        text
          .split('\r\n')
          .map((line) =>
            line
              .split(',')
              .map((cell) => `"${cell}"`)
              .join(','),
          )
          .join('\n'),
    ],
    ['other capitals and spaces in the header', (text: string) => text.replace('order_number', ' Order_Number ')],
  ])('may have %s', (_what, change) => {
    const [order] = read(change(ownFile([ownLine('1001')]))).orders;
    expect(order?.problems).toEqual([]);
    expect(order?.content).toEqual(read(ownFile([ownLine('1001')])).orders[0]?.content);
  });

  it('may be UTF-16, as spreadsheets save Unicode text', () => {
    const text = ownFile([ownLine('1', { name: 'ليلى صالح' })]).replaceAll(',', '\t');
    expect(read(Buffer.from(`\uFEFF${text}`, 'utf16le')).orders[0]?.content.customer).toMatchObject({
      firstName: 'ليلى',
      lastName: 'صالح',
    });
  });

  it('is read as Windows-1256 only when told so', () => {
    // The bytes of "ليلى" in Windows-1256.
    const bytes = Buffer.concat([
      Buffer.from(`${OWN_HEADER}\n1,`),
      Buffer.from([0xe1, 0xed, 0xe1, 0xec]),
      Buffer.from(ownLine('1').slice('1,Aisha'.length)),
    ]);
    expect(refusalOf(bytes)).toMatchObject([{ field: 'file', message: expect.stringContaining('windows-1256 (Arabic)') }]);
    expect(read(bytes, { encoding: 'windows-1256' }).orders[0]?.content.customer?.firstName).toBe('ليلى');
  });
});

describe('The header of our own columns', () => {
  const headed = (change: (header: string) => string, cells = ''): string =>
    `${change(OWN_HEADER)}\n${ownLine('1', { payment: 'cod', cod: '120' })}${cells}`;

  it('may be written with other capitals, blanks, dashes and underscores', () => {
    const file = read(
      headed((header) =>
        header.replace('order_number', 'Order Number').replace('cod_amount', 'COD-Amount').replace('weight_g', 'Weight G'),
      ),
    );
    expect([file.format, file.ignoredColumns]).toEqual(['own', []]);
    expect(file.orders[0]).toMatchObject({
      problems: [],
      content: { order: { orderNumber: 1, collectionAmount: '120.00' }, products: [{ grams: 600 }] },
    });
  });

  it('names each column once', () => {
    expect(refusalOf(headed((header) => `${header},payment`, ',prepaid'))).toEqual([
      {
        field: 'file[1]',
        code: 'VALIDATION_FAILED',
        message: 'has the column payment twice',
        variant: 'columnTwice',
        params: { column: 'payment' },
      },
    ]);
    expect(refusalOf(headed((header) => `${header},COD Amount`, ',60'))).toMatchObject([
      { field: 'file[1]', message: 'has the column cod_amount twice, also as COD Amount' },
    ]);
    expect(refusalOf(shopifyFile.replace('Payment Reference', 'Payment Method'))).toMatchObject([
      { field: 'file[1]', message: 'has the column Payment Method twice' },
    ]);
  });

  it('may name a column twice of which one is empty in the whole file', () => {
    const [order] = read(`payment,${OWN_HEADER}\n,${ownLine('1', { payment: 'cod', cod: '120' })}`).orders;
    expect([order?.problems, order?.content.order?.paymentStatus]).toEqual([[], 'postpaid']);
  });

  it('tells which columns were not read', () => {
    expect(read(headed((header) => `${header},COD,payment_status,COD,Weight, ,${'x'.repeat(150)}`)).ignoredColumns).toEqual([
      'COD',
      'payment_status',
      'Weight',
      'x'.repeat(100),
    ]);
    expect(
      read(headed((header) => [header, ...Array.from({ length: 120 }, (_, index) => `more ${index}`)].join(','))).ignoredColumns,
    ).toHaveLength(100);
    expect(read(shopifyFile).ignoredColumns).toEqual([]);
  });

  it('may have both weights where they are the same', () => {
    const weighed = (kilograms: string) => problemsIn(read(headed((header) => `${header},weight_kg`, `,${kilograms}`)).orders[0]);
    expect([weighed('0.6'), weighed(''), weighed('6')]).toEqual([[], [], ['2 weight_kg: is 6 kg, but weight_g is 600 g']]);
  });
});

describe('An export of Shopify', () => {
  it('is recognised, with items, notes over lines, and cash on delivery', () => {
    const file = read(shopifyFile);

    expect(file.format).toBe('shopify');
    expect(file.orders.map(({ line }) => line)).toEqual([2, 5, 6]);
    expect(file.orders[0]).toMatchObject({
      problems: [],
      content: {
        order: {
          orderNumber: 1001,
          orderReference: '#1001',
          currency: 'AED',
          paymentStatus: 'prepaid',
          total: '170.00',
          collectionAmount: null,
        },
        customer: { firstName: 'Layla', lastName: 'Saleh', phone: '+971501234567' },
        destination: { address: 'Corniche 5, Flat 12', city: 'Abu Dhabi', zip: '00000', countryCode: 'AE' },
        products: [
          { name: 'Mug, blue', quantity: 2, price: '50.00' },
          { name: 'Spoon', quantity: 1, price: '50.00' },
        ],
      },
    });
    expect(file.orders[1]?.content.order).toMatchObject({ paymentStatus: 'postpaid', collectionAmount: '105.00', tax: '5.00' });
    expect(problemsIn(file.orders[2])).toEqual(['6 Financial Status: was refunded in the store']);
  });

  it('gets the default parcel, whose weight and size its units have together', () => {
    const [order] = read(shopifyFile).orders;
    expect(order?.parcel).toEqual(parcel);
    expect(order?.content.products).toMatchObject([
      { quantity: 2, grams: 166.666, length: 20, width: 15, height: 3.3333 },
      { quantity: 1, grams: 166.668, length: 20, width: 15, height: 3.3334 },
    ]);
  });
});

describe('An export of WooCommerce', () => {
  it('is recognised, with the billing address where no other is given', () => {
    const file = read(woocommerceFile, { currency: 'AED' });

    expect(file.format).toBe('woocommerce');
    expect(file.orders[0]).toMatchObject({
      problems: [],
      content: {
        order: { orderNumber: 5001, paymentStatus: 'postpaid', collectionAmount: '115.00', shippingFee: '15.00' },
        customer: { firstName: 'Huda', email: 'huda@example.com' },
        destination: { address: 'Al Barsha 1', city: 'Dubai', state: 'DU' },
        products: [{ name: 'Mug', quantity: 2, price: '50.00' }],
      },
    });
    expect(problemsIn(file.orders[1])).toEqual(['3 Order Status: was cancelled in the store']);
  });
});

describe('A file that cannot be read', () => {
  it.each([
    ['', 'file', 'is empty'],
    [OWN_HEADER, 'file', 'has no orders below its header'],
    ['a,b,c\n1,2,3', 'file[1]', 'must be a header that is known'],
    [ownFile([ownLine('1'), '2,"Aisha,x']), 'file[3]', 'quote'],
    [ownFile(['2,A"isha,x']), 'file[2]', 'has a quote in the wrong place'],
    ['PK\0\0', 'file', 'is not a text file'],
  ])('is refused with its line: %j', (text, field, message) => {
    expect(refusalOf(text)).toMatchObject([{ field, message: expect.stringContaining(message) }]);
  });

  it.each([
    ['a row of commas', ','.repeat(5_000_000), 'atMostColumns', 500],
    ['a row of commas below its header', `${ownFile([ownLine('1')])}\n${','.repeat(4_000_000)}`, 'atMostColumns', 500],
    ['a header with as many tabs', `Name${'\t'.repeat(501)}`, 'atMostColumns', 500],
    ['line ends', '\n'.repeat(5_000_000), 'atMostLines', 20_000],
    ['line ends below its header', `${OWN_HEADER}\r\n${'\r\n'.repeat(20_001)}`, 'atMostLines', 20_000],
    ['cells', `${`${','.repeat(110)}\n`.repeat(20_000)}`, 'atMostCells', 2_000_000],
  ])('is refused for its size before it is parsed (#30): %s', (_what, text, variant, max) => {
    const message: unknown = expect.stringContaining(`at most ${max} `);
    expect(refusalOf(text)).toEqual([{ field: 'file', code: 'VALIDATION_FAILED', message, variant, params: { max } }]);
  });

  it('may have commas and line ends in quotes without end', () => {
    const [order] = read(ownFile([ownLine('1', { item: `"Mug${', blue'.repeat(600)}${'\n'.repeat(21_000)}"` })])).orders;
    expect(order?.problems.filter(({ column }) => column === null)).toEqual([]);
    expect(order?.content.products).toHaveLength(1);
  });

  it('may have as many lines as are allowed, with or without an end of the last one', () => {
    const lines = `${OWN_HEADER}\n1${'\n'.repeat(19_998)}`;
    expect(read(`${lines}x`).orders.length).toBeGreaterThan(0);
    expect(read(`${lines}x\n`).orders.length).toBeGreaterThan(0);
    expect(refusalOf(`${lines}x\ny`)).toMatchObject([{ message: 'must have at most 20000 lines' }]);
  });

  it('has more orders than an import', () => {
    const many = Array.from({ length: 5_001 }, (_, index) => `${index + 1},A B,C,D`);
    expect(refusalOf(['order_number,name,address,city', ...many].join('\n'))).toMatchObject([
      { message: expect.stringContaining('5000 orders') },
    ]);
  });

  it('never breaks the reader, and every problem names a line of it', () => {
    const cell = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('', '1', '"', 'AE', 'cod', '12.5', '\n', ',', '#1', '=1+1', "'"));
    const line = fc.array(cell, { maxLength: 20 }).map((cells) => cells.join(','));
    const header = fc.constantFrom(
      OWN_HEADER,
      shopifyFile.split('\n')[0] ?? '',
      woocommerceFile.split('\r\n')[0]?.replaceAll(';', ',') ?? '',
      'x',
    );
    fc.assert(
      fc.property(header, fc.array(line, { maxLength: 8 }), (first, lines) => {
        const text = [first, ...lines].join('\n');
        const count = text.split(/\r\n|\n|\r/).length;
        try {
          for (const { problems } of read(text).orders) for (const { line: at } of problems) expect(at > 1 && at <= count).toBe(true);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          for (const { field } of error.errors) expect(field).toMatch(/^file(\[\d+\])?$/);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never breaks the reader of bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom('utf-8' as const, 'windows-1256' as const), (bytes, encoding) => {
        const answer = readCsvFile(bytes, encoding);
        expect('message' in answer ? answer.field : answer.header.line).toBeTruthy();
      }),
      { numRuns: 300 },
    );
  });
});

describe('The number of an order', () => {
  it.each([
    ['#1001', 1001],
    ['1001', 1001],
    ['000042', 42],
    ['EU-1001', null],
    ['#1001-1', null],
    ['ABC', null],
    ['114-3941689-8772232', null],
    ['9999999999999', null],
    ['0', null],
  ])('of %s is %p', (name, number) => expect(orderNumberOf(name)).toBe(number));
});
