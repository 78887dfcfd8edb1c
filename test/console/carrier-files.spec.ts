import { BILL_COLUMNS, REMITTANCE_COLUMNS } from '../../src/console/carrier-bills/file-columns.js';
import { cellAt, headersOf, mappingOf } from '../../src/console/ui/mapping.js';
import { readCsv } from '../../src/console/ui/read-csv.js';

describe("A carrier's file in the console", () => {
  it.each([
    ['commas', 'awb,amount\r\nA1,"1,5"\r\n', ['A1', '1,5']],
    ['semicolons', '\uFEFFawb;amount\nA1;"1;5"\n', ['A1', '1;5']],
    ['tabs', 'awb\tamount\nA1\t1,5', ['A1', '1,5']],
    ['quotes in quotes', 'awb;amount\nA1; "say ""1""" ', ['A1', 'say "1"']],
  ])('may be separated by %s, and is sent as it is', (_, text, cells) => {
    const file = readCsv(text);
    expect(file).toMatchObject({ header: ['awb', 'amount'], rows: [{ line: 2, cells }] });
    expect(file?.text).toBe(text);
  });

  it('keeps the numbers of its lines, so that errors name those that the user sees', () => {
    const file = readCsv('\nawb;amount\n\n;\nA1;1\n');
    expect(file?.rows).toEqual([{ line: 5, cells: ['A1', '1'] }]);
    expect(readCsv('sep=;\nawb;amount\nA1;1')).toMatchObject({ header: ['awb', 'amount'], rows: [{ line: 3, cells: ['A1', '1'] }] });
  });

  it('of nothing but empty lines is no file', () => {
    expect(readCsv('')).toBeUndefined();
    expect(readCsv(' \n;;\n')).toBeUndefined();
  });

  it('has the columns that are called as usual, whatever signs and capitals they have', () => {
    const header = ['Invoice No.', 'AWB_Number', 'Total Charges', 'CURRENCY', 'Weight', 'Colour'];
    expect(mappingOf(BILL_COLUMNS, header, {})).toEqual({
      invoice: 'Invoice No.', awb: 'AWB_Number', amount: 'Total Charges', currency: 'CURRENCY', weightKg: 'Weight', date: null, service: null, reason: null,
    }); // prettier-ignore
    expect(mappingOf(REMITTANCE_COLUMNS, ['Waybill', 'COD amount', 'Curr', 'Paid on', 'Remittance no'], {})).toEqual({
      awb: 'Waybill', amount: 'COD amount', currency: 'Curr', date: 'Paid on', reference: 'Remittance no',
    }); // prettier-ignore
  });

  it('has the headers of the last file of this carrier, if they are there', () => {
    const header = ['awb', 'Our parcel', 'amount'];
    expect(mappingOf(BILL_COLUMNS, header, { awb: 'our parcel', amount: 'Gone' })).toMatchObject({ awb: 'Our parcel', amount: 'amount' });
  });

  it('offers each header once, and finds its cells in any case', () => {
    expect(headersOf(['A', '', 'a', 'B'])).toEqual(['A', 'B']);
    expect(cellAt(['A', 'B'], ['1', '2'], 'b')).toBe('2');
    expect(cellAt(['A', 'B'], ['1'], 'B')).toBe('');
    expect(cellAt(['A', 'B'], ['1', '2'], null)).toBe('');
  });
});
