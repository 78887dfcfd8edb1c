import { latinDigits, markOf, readingsOf, readNumber, type DecimalMark } from '../../src/kernel/written-number.js';

const both = (value: string) => ({ point: value, comma: value });

describe('A number as people write it', () => {
  it.each([
    ['120', both('120')],
    ['1,234.50', { point: '1234.5' }],
    ['1.234,50', { comma: '1234.5' }],
    ['12,5', { comma: '12.5' }],
    ['12.50', { point: '12.5' }],
    ['0,500', { comma: '0.5' }],
    ['0.500', { point: '0.5' }],
    ['12,500', { point: '12500', comma: '12.5' }],
    ['12.500', { point: '12.5', comma: '12500' }],
    ['1,00,000.00', { point: '100000' }],
    ["1'234.50", both('1234.5')],
    ['1’234,50', both('1234.5')],
    ['1 234,567', both('1234.567')],
    ['1\u00A0234\u202F567,5', both('1234567.5')],
    ['١٢٫٥', both('12.5')],
    ['١٬٢٣٤٫٥', both('1234.5')],
    ['۱۲۳', both('123')],
    ['१२.५', { point: '12.5' }],
    ['-15.00', { point: '-15' }],
    ['−3,5', { comma: '-3.5' }],
    ['+7', both('7')],
    ['.5', { point: '0.5' }],
    [',5', { comma: '0.5' }],
    ['1,234,567', { point: '1234567' }],
  ])('%s', (text, expected) => expect(readingsOf(text)).toEqual(expected));

  it.each(['', '-', '.', 'abc', '12,34,5', '1.2.3', '1,2345.6', '12 34', '5E+3', '1..2', `${'9'.repeat(41)}`])('%j is none', (text) =>
    expect(readingsOf(text)).toEqual({}),
  );

  it('has the digits of any script', () => {
    expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۹ ०९ ০৯ ０９ ๑๙')).toBe('0123456789 09 09 09 09 19');
  });
});

describe('The decimal mark of a file', () => {
  it('is what its other numbers show', () => {
    expect(markOf(['12,500', '0,500', '7'])).toBe('comma');
    expect(markOf(['12.500', '0.5'])).toBe('point');
    expect(markOf(['12,500', '7'])).toBeNull();
    expect(markOf(['0,5', '0.5'])).toBeNull();
  });

  const read = (text: string, mark: DecimalMark | null, delimiter: string, decimals = 3, said?: DecimalMark) =>
    readNumber(text, { mark, delimiter, ...(said && { said }) }, decimals);

  it('decides between two readings, else the delimiter, else nothing does', () => {
    expect(read('12,500', 'comma', ',')).toEqual({ value: '12.5' });
    expect(read('12,500', 'point', ';')).toEqual({ value: '12500' });
    expect(read('12,500', null, ';')).toEqual({ value: '12.5' });
    expect(read('12.500', null, ',')).toEqual({ value: '12.5' });
    expect(read('12.500', null, ';')).toEqual({ unclear: { point: '12.5', comma: '12500' } });
    expect(read('12,500', null, ',')).toEqual({ unclear: { point: '12500', comma: '12.5' } });
    expect(read('12,500', null, '\t')).toMatchObject({ unclear: {} });
    expect(read('cheap', null, ',')).toBeUndefined();
  });

  it('never makes decimals of three digits where no number has three', () => {
    for (const decimals of [0, 2]) {
      expect(read('1,500', null, ';', decimals)).toEqual({ unclear: { point: '1500', comma: '1.5' } });
      expect(read('1,500', 'comma', ';', decimals)).toEqual({ unclear: { point: '1500', comma: '1.5' } });
      expect(read('12.000', null, ',', decimals)).toEqual({ unclear: { point: '12', comma: '12000' } });
      expect(read('12.000', 'point', ',', decimals)).toMatchObject({ unclear: {} });
      expect(read('1,500', 'point', ',', decimals)).toEqual({ value: '1500' });
      expect(read('1.500', 'comma', ';', decimals)).toEqual({ value: '1500' });
    }
    expect(['0,500', '1500,000', '1.500,000', '١٢٫٥٠٠'].map((text) => read(text, null, ';', 2))).toEqual([
      { value: '0.5' },
      { value: '1500' },
      { value: '1500' },
      { value: '12.5' },
    ]);
  });

  it('is what its sender says where the file does not show it', () => {
    expect(read('1,500', 'comma', ';', 2, 'point')).toEqual({ value: '1500' });
    expect(read('1,500', null, ';', 2, 'comma')).toEqual({ value: '1.5', isUnusual: true });
    expect(read('12,500', null, ',', 3, 'comma')).toEqual({ value: '12.5' });
    expect(read('12,500', 'comma', ';', 3, 'point')).toEqual({ value: '12.5' });
  });

  it('is unclear where its sender says the other one than how its cells are separated', () => {
    expect(read('1,250', null, ';', 3, 'point')).toEqual({ unclear: { point: '1250', comma: '1.25' } });
    expect(read('1.250', null, ',', 3, 'comma')).toEqual({ unclear: { point: '1.25', comma: '1250' } });
  });
});
