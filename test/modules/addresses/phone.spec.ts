import { readPhone } from '../../../src/modules/addresses/phone.rules.js';

const dialled = (given: string, country = 'AE'): string | null => readPhone(given, country).e164;
const MOBILE = '+971501234567';

describe('A phone number', () => {
  it.each([
    '050 123 4567', '0501234567', '501234567', '050-123-4567', '+971 (0)50 123 4567', '(+971) 50-1234567', '00971501234567', '+00971501234567',
    '++971501234567', '971501234567', '+971.50.123.4567', 'tel:+971-50-123-4567', "'0501234567", '\u202a+971 50 123 4567\u202c',
    '٠٥٠١٢٣٤٥٦٧', '۰۵۰ ۱۲۳ ۴۵۶۷', '०५० १२३ ४५६७', '０５０１２３４５６７',
  ])('written as %s is one number of the Emirates, and no warning', (given) => {
    expect(readPhone(given, 'AE')).toEqual({ e164: MOBILE, extension: null, problem: null });
  }); // prettier-ignore

  it.each([
    ['SA', '0551234567', '+966551234567'],
    ['KW', '5001 2345', '+96550012345'],
    ['EG', '0100 123 4567', '+201001234567'],
    ['LB', '03 123 456', '+9613123456'],
    ['NG', '0803 123 4567', '+2348031234567'],
    ['IN', '+91 098765 43210', '+919876543210'],
    ['TR', '0(532) 123 45 67', '+905321234567'],
    ['DE', '030/1234567', '+49301234567'],
    ['IT', '06 1234567', '+39061234567'],
    ['GB', '+44 (0)20 7946 0958', '+442079460958'],
    ['RU', '8 (912) 345-67-89', '+79123456789'],
    ['US', '(202) 555-0143', '+12025550143'],
    ['US', '011971501234567', MOBILE],
  ])('of an address in %s, %s, is dialled as %s', (country, given, e164) => {
    expect(readPhone(given, country)).toEqual({ e164, extension: null, problem: null });
  });

  it('with a plus or 00 stands by itself, whatever the country of the address', () => {
    expect(dialled('+971 50 123 4567', 'US')).toBe(MOBILE);
    expect(dialled('00971 50 123 4567', 'US')).toBe(MOBILE);
    expect(dialled('+971 50 123 4567', 'ZZ')).toBe(MOBILE);
  });

  it('keeps its extension beside it', () => {
    expect(readPhone('04 123 4567 x12', 'AE')).toEqual({ e164: '+97141234567', extension: '12', problem: null });
  });

  it.each([
    '050 123 4567 / 055 123 4567',
    '0501234567 - 0551234567',
    '050 123 4567, 055 123 4567',
    '0501234567 0551234567',
    'call 0501234567',
  ])('of a field with more than one, %s, is the first, with a warning', (given) => {
    const { e164, problem } = readPhone(given, 'AE');
    expect(e164).toBe(MOBILE);
    expect(problem?.message).toMatch(/^is not one phone number/);
  });

  it('of another country without a plus is read with a warning, not taken for a number of this one', () => {
    expect(readPhone('971501234567', 'SA')).toEqual({
      e164: MOBILE,
      extension: null,
      problem: {
        field: null,
        code: 'PHONE_FORMAT',
        message: 'is not a number of SA: it was read with the country code 971.',
        variant: 'abroad',
        params: { country: 'SA', callingCode: '971' },
      },
    });
  });

  it.each(['12345', '999', 'n/a', '#REF!', '-', '+0501234567', '+971 50 123 45678', '555-0100'])(
    'such as %s cannot be dialled, and says so',
    (given) => {
      const { e164, problem } = readPhone(given, 'AE');
      expect(e164).toBeNull();
      expect(problem?.message).toMatch(/^cannot be dialled/);
    },
  );

  it('that a spreadsheet has shortened is not guessed', () => {
    expect(readPhone('9.71501E+11', 'AE')).toMatchObject({
      e164: null,
      problem: { message: 'was shortened by a spreadsheet. Send the whole number.' },
    });
  });

  it('of North America is dialled though its area code is new', () => {
    expect(dialled('+1 555 123 4567')).toBe('+15551234567');
  });
});
