import { Refusal } from '../../../src/kernel/errors.js';
import { readInvoiceCsv } from '../../../src/modules/carrier-bills/invoice-csv.rules.js';
import { readRemittanceCsv } from '../../../src/modules/carrier-bills/remittance-csv.rules.js';
import { readScanCsv } from '../../../src/modules/carrier-tracking/scan-csv.rules.js';
import { breaksOfCsv } from '../../../src/modules/rating/rate-card-csv.rules.js';
import { readCsvFile } from '../../../src/platform/csv/csv-file.js';
import { isShortened, numberProblem, spreadsheetProblem, withoutSpreadsheetMark } from '../../../src/platform/csv/spreadsheet.js';

const now = new Date('2026-11-20T12:00:00Z');
const bill = (csv: string) => readInvoiceCsv({ csv, headers: {} });
const remittance = (csv: string) => readRemittanceCsv({ csv, headers: {}, now });
const scans = (csv: string) => readScanCsv({ csv, headers: {}, now });

function complaints(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof Refusal) return error.errors.map(({ field, message }) => `${field} ${message}`);
    throw error;
  }
  throw new Error('The file was not refused.');
}

describe("A carrier's bill", () => {
  it.each([
    [
      'commas for decimals',
      'invoice;awb;amount;currency;weight_kg\nA;X1;12,500;KWD;0,500\nA;X2;1.234,500;KWD;1',
      [12_500n, 1_234_500n],
      500,
    ],
    [
      'points for decimals',
      'invoice,awb,amount,currency,weight_kg\nA,X1,12.500,KWD,0.5\nA,X2,"1,234.50",KWD,1',
      [12_500n, 1_234_500n],
      500,
    ],
    ['Arabic digits', 'invoice,awb,amount,currency,weight_kg\nA,X1,١٢٫٥,KWD,٠٫٥\nA,X2,١٬٢٣٤٫٥,KWD,1', [12_500n, 1_234_500n], 500],
    [
      'apostrophes and spaces for thousands',
      "invoice;awb;amount;currency;weight_kg\nA;X1;12.5;KWD;0.5\nA;X2;1'234.50;KWD;1",
      [12_500n, 1_234_500n],
      500,
    ],
    ['lakhs', 'invoice,awb,amount,currency,weight_kg\nA,X1,"1,00,000.00",INR,0.5', [10_000_000n], 500],
    ['a line that names its separator', 'sep=;\ninvoice;awb;amount;currency;weight_kg\nA;X1;12,5;KWD;0,5', [12_500n], 500],
  ])('may have %s', (_what, csv, amounts, grams) => {
    const rows = bill(csv);
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual(amounts);
    expect(rows[0]?.weightGrams).toBe(grams);
  });

  it('has an amount that is asked for again where it may be two', () => {
    expect(complaints(() => bill('invoice,awb,amount,currency\nA,X1,"12,500",KWD'))).toEqual([
      'csv[2].amount may be 12500 or 12.5: write it without a mark for thousands, and with one for decimals',
    ]);
  });

  it('never has an amount with too many decimals read as thousands', () => {
    expect(complaints(() => bill('invoice,awb,amount,currency\nA,X1,2.505,USD'))).toEqual([
      'csv[2].amount may be 2.505 or 2505: write it without a mark for thousands, and with one for decimals',
    ]);
    expect(complaints(() => bill('invoice,awb,amount,currency\nA,X1,2.5055,USD'))).toEqual([
      'csv[2].amount must be a number with at most 2 decimals',
    ]);
  });

  it.each([
    ['semicolons', 'invoice;awb;amount;currency\nA;X1;1,500;USD', '1500 or 1.5'],
    ['commas', 'invoice,awb,amount,currency\nA,X1,12.000,AED', '12 or 12000'],
    ['the decimal comma of another line', 'invoice;awb;amount;currency\nA;X1;1,500;AED\nA;X2;150,00;AED', '1500 or 1.5'],
    ['a currency without decimals', 'invoice;awb;amount;currency\nA;X1;1,500;JPY', '1500 or 1.5'],
  ])('never loses a third decimal between %s', (_what, csv, readings) => {
    expect(complaints(() => bill(csv))).toEqual([expect.stringContaining(`csv[2].amount may be ${readings}: write it without a mark`)]);
  });

  it('may have thousands as its other lines have them, and more zeros than its currency', () => {
    const csv = 'invoice,awb,amount,currency\nA,X1,"1,500",AED\nA,X2,150.00,AED\nA,X3,1500.000,AED\nA,X4,"1,500.000",AED\nA,X5,0.500,AED';
    expect(bill(csv).map(({ amountMinor }) => amountMinor)).toEqual([150_000n, 15_000n, 150_000n, 150_000n, 50n]);
  });

  it('is told what the spreadsheet did to it', () => {
    expect(complaints(() => bill('invoice,awb,amount,currency\nA,5.47832E+12,10.Dec,USD\nB,#REF!,1,USD'))).toEqual([
      expect.stringContaining('csv[2].awb is "5.47832E+12": the spreadsheet has shortened this number'),
      expect.stringContaining('csv[2].amount is "10.Dec": the spreadsheet has made a day of this number'),
      expect.stringContaining('csv[3].awb is "#REF!": the spreadsheet shows an error'),
    ]);
  });
});

describe('Words in place of an amount', () => {
  it('are said to be no number', () => {
    expect(complaints(() => bill('invoice,awb,amount,currency\nA,X1,AED 15,AED'))).toEqual([
      'csv[2].amount must be a number with at most 2 decimals',
    ]);
  });
});

describe('An AWB that the spreadsheet has marked as text', () => {
  it('is understood in bills, in lists of cash and in lists of scans', () => {
    expect(bill("invoice,awb,amount,currency\n'77,'0012345,1,USD")).toMatchObject([{ invoice: '77', awb: '0012345', asGiven: '0012345' }]);
    expect(remittance("awb,amount,currency,date,reference\n'0012345,1.50,USD,2026-11-19,R1")).toMatchObject([
      { awb: '0012345', asGiven: '0012345', amountMinor: 150n },
    ]);
    expect(scans("awb,status,time\n'0012345,delivered,2026-11-20 10:00")).toMatchObject([{ awb: '0012345' }]);
  });

  it.each([
    ["'0012345", '0012345'],
    ["'=1+1", '=1+1'],
    ["'+971501234567", '+971501234567'],
    ["'@home", '@home'],
    ["'٠٥٠", '٠٥٠'],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
    ["'Abdullah", "'Abdullah"],
    ["''12", "''12"],
    ["O'Neill", "O'Neill"],
  ])('%s is %s', (text, expected) => expect(withoutSpreadsheetMark(text)).toBe(expected));
});

describe('A list of cash', () => {
  it('has its decimal mark from all of its lines', () => {
    const csv = 'awb\tamount\tcurrency\tdate\treference\nX1\t12,500\tKWD\t2026-11-19\tR1\nX2\t7,25\tKWD\t2026-11-19\tR1';
    expect(remittance(csv).map(({ amountMinor }) => amountMinor)).toEqual([12_500n, 7_250n]);
    expect(complaints(() => remittance('awb;amount;currency;date;reference\nX1;1,500;AED;2026-11-19;R1'))).toEqual([
      expect.stringContaining('csv[2].amount may be 1500 or 1.5'),
    ]);
    expect(complaints(() => remittance(csv.split('\n').slice(0, 2).join('\n')))).toEqual([expect.stringContaining('may be 12500 or 12.5')]);
  });
});

describe('A price list', () => {
  it('may be what a spreadsheet of any country saves', () => {
    const expected = [
      { tier: 'D1', upToKg: '0.5', price: '1234.5' },
      { tier: 'D1', upToKg: '1', price: '12.5' },
    ];
    expect(breaksOfCsv('tier;upToKg;price\nD1;0,5;1.234,50\nD1;1;12,50')).toMatchObject({ breaks: expected, errors: [] });
    expect(breaksOfCsv('tier,upToKg,price\nD1,0.5,"1,234.50"\nD1,1,12.50')).toMatchObject({ breaks: expected, errors: [] });
  });

  it('has a price that is asked for again where it may be two', () => {
    expect(breaksOfCsv('tier,upToKg,price\nD1,1,"1,500"')).toMatchObject({
      breaks: [],
      errors: [{ field: 'csv[2].price', message: expect.stringContaining('may be 1500 or 1.5') }],
    });
    expect(breaksOfCsv('tier;upToKg;price;stepKg;pricePerStep\nD1;1,250;1,500;1;2,500')).toMatchObject({
      breaks: [{ upToKg: '1.25', price: '1.5', stepKg: '1', pricePerStep: '2.5' }],
      errors: [],
      unclearPrices: [{ field: 'csv[2].price' }, { field: 'csv[2].pricePerStep' }],
    });
  });
});

describe('A row with more cells than its header', () => {
  const has = (cells: number, columns: number, sign: string): string =>
    `has ${cells} cells, but the header names ${columns}: put a value that contains ${sign} in quotes`;

  it('is refused by its line, for a number that is not in quotes has become two', () => {
    expect(complaints(() => bill('invoice,awb,currency,amount\nQ1,ZZ,AED,1\nQ1,ZZ,AED,1,500.00'))).toEqual([`csv[3] ${has(5, 4, '","')}`]);
    expect(complaints(() => bill('invoice;awb;currency;amount;;\nQ1;ZZ;AED;1;500'))).toEqual([`csv[2] ${has(5, 4, '";"')}`]);
    expect(complaints(() => remittance('awb\tcurrency\tdate\treference\tamount\nX\tAED\t2026-11-19\tR\t1\t500'))).toEqual([
      `csv[2] ${has(6, 5, 'tab')}`,
    ]);
    expect(complaints(() => scans('awb,time,status\nX,2026-11-20 10:00,delivered,x'))).toEqual([`csv[2] ${has(4, 3, '","')}`]);
    expect(breaksOfCsv('tier,upToKg,price\nD1,1,1,500.00')).toMatchObject({
      breaks: [],
      errors: [{ field: 'csv[2]', message: has(4, 3, '","') }],
    });
  });

  it('is a row like the others where the rest is empty, as spreadsheets leave it, and may have fewer', () => {
    expect(bill('invoice,awb,currency,amount,reason\nQ1,Z1,AED,1.50,,,\nQ1,Z2,AED,2.50').map(({ amountMinor }) => amountMinor)).toEqual([
      150n,
      250n,
    ]);
    expect(breaksOfCsv('tier,upToKg,price\nD1,1,1.50,,')).toMatchObject({ breaks: [{ price: '1.5' }], errors: [] });
  });
});

describe('A file in another encoding than is said', () => {
  const text = 'name,city\nZoë Müller,ليلى';
  const western = Uint8Array.from([...'name\nZo\xEB M\xFCller'], (sign) => sign.charCodeAt(0));

  it.each(['windows-1252', 'windows-1256'] as const)('is refused where it is UTF-8, and not %s', (encoding) => {
    for (const mark of ['', '\uFEFF'])
      expect(readCsvFile(new TextEncoder().encode(mark + text), encoding)).toEqual({
        field: 'file',
        code: 'VALIDATION_FAILED',
        message: `is UTF-8, not ${encoding.toUpperCase()}: say that it is UTF-8`,
        variant: 'isUtf8',
        params: { encoding: encoding.toUpperCase() },
      });
  });

  it('is read where it is as said, or ASCII', () => {
    expect(readCsvFile(western, 'windows-1252')).toMatchObject({ records: [{ cells: ['Zoë Müller'] }] });
    expect(readCsvFile(new TextEncoder().encode('name\nZoe'), 'windows-1252')).toMatchObject({ records: [{ cells: ['Zoe'] }] });
    expect(readCsvFile(western, 'utf-8')).toMatchObject({ message: expect.stringContaining('is not UTF-8') });
  });
});

describe('What spreadsheets do to files', () => {
  it('names the separator on a line of its own, and lines keep their numbers', () => {
    for (const first of ['sep=,', 'SEP=,', '"sep=,"', '\uFEFFsep=,']) {
      const file = readCsvFile(new TextEncoder().encode(`${first}\r\na;b,c\r\n1,2`), 'utf-8');
      expect(file).toMatchObject({ delimiter: ',', header: { line: 2, cells: ['a;b', 'c'] }, records: [{ line: 3, cells: ['1', '2'] }] });
    }
  });

  it.each(['5.47832E+12', '9,71501E+11', '1E+05', '9.71501e11'])('%s is a number without its last digits', (text) =>
    expect(isShortened(text)).toBe(true),
  );

  it.each(['E5', '1E', '#1001', '12E Street', 'SE1 7PB', '1001'])('%s is not', (text) => expect(spreadsheetProblem(text)).toBeUndefined());

  it.each([
    '10.Dec',
    '10. Dez',
    '12-déc.',
    'Mrz 24',
    '10-Aralık',
    'Dec-26',
    '3-Sep',
    '3 May',
    '10-12-2026',
    '10 ديسمبر',
    '2026-12-10',
    '10.12.26',
    '10/12/2026',
  ])('%s was a number before the spreadsheet made a day of it', (text) =>
    expect(numberProblem(text)?.message).toContain('made a day of this number'),
  );

  it.each(['COD 120', 'AED 15', '2 pcs', '2 set', '15 AED', '1.2.3', 'cheap', ''])('%j is no day, only no number', (text) =>
    expect(numberProblem(text)).toBeUndefined(),
  );

  it.each(['#REF!', '#N/A', '#######', '#NAME?', '#VALUE!', '#DIV/0!'])('%s is an error in place of a value', (text) =>
    expect(spreadsheetProblem(text)?.message).toContain('shows an error'),
  );
});
