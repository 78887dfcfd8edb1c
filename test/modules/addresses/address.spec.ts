import { FieldChecks } from '../../../src/kernel/errors.js';
import { checkAddress } from '../../../src/modules/addresses/address.rules.js';
import type { AddressInput } from '../../../src/modules/addresses/address.types.js';

const street = { address: 'Street 5', state: null, countryCode: 'AE', zip: '' };

function check(given: Partial<AddressInput> & { city: string }) {
  const checks = new FieldChecks();
  const address = checkAddress(checks, 'destination', { ...street, ...given });
  const warnings = checks.warnings.map(({ field, code }) => `${field} ${code}`);
  return { address, warnings, messages: checks.warnings.map(({ message }) => message), errors: checks.errors.map(({ field }) => field) };
}

describe('which parts an address needs', () => {
  it.each([
    ['KW', 'Salmiya'],
    ['BH', 'Manama'],
    ['OM', 'Muscat'],
    ['SA', 'Riyadh'],
    ['LB', 'Beirut'],
    ['NG', 'Lagos'],
    ['PA', 'Panama'],
    ['AE', 'Dubai'],
    ['QA', 'Doha'],
    ['HK', 'Kowloon'],
  ])('%s needs no postal code', (countryCode, city) => {
    expect(check({ countryCode, city })).toMatchObject({ errors: [], warnings: [] });
  });

  it.each(['DE', 'US', 'GB', 'IN', 'FR', 'JP', 'CH', 'BR', 'PL'])('%s needs one', (countryCode) => {
    expect(check({ countryCode, city: 'X' }).errors).toEqual(['destination.zip']);
  });

  it.each([
    ['SA', '12211'], ['SA', '12211-4321'], ['SA', '١٢٢١١'], ['IN', '400 001'], ['IN', '400001'], ['GB', 'sw1a1aa'], ['GB', 'SW1A 1AA'], ['CA', 'K1A0B1'], ['SE', 'SE-114 55'],
    ['SE', '11455'], ['LV', '1050'], ['LV', 'LV-1050'], ['EG', '1234567'], ['NL', '1012 JS'], ['KW', '13009'], ['AE', '00000'], ['JP', '1000001'], ['US', '90001-1234'],
  ])('%s writes %s', (countryCode, zip) => {
    const { warnings } = check({ countryCode, city: 'X', zip });
    expect(warnings.filter((warning) => warning.includes('zip'))).toEqual([]);
  }); // prettier-ignore

  it.each([
    ['US', '2138'],
    ['DE', '1067'],
    ['KW', '1234'],
    ['IN', '40000'],
  ])('%s does not write %s, and an example says what it writes', (countryCode, zip) => {
    const { warnings, messages } = check({ countryCode, city: 'Boston', state: null, zip });
    expect(warnings).toContain('destination.zip ZIP_FORMAT');
    expect(messages.join()).toMatch(/such as \d+/);
  });

  it('warns where the state is missing and neither city nor postal code tells it', () => {
    expect(check({ countryCode: 'AE', city: 'Somewhere' }).warnings).toEqual(['destination.state ADDRESS_INCOMPLETE']);
    expect(check({ countryCode: 'AE', city: 'Al Ain' }).warnings).toEqual([]);
    expect(check({ countryCode: 'US', city: 'Boston', zip: '02138' }).warnings).toEqual([]);
    expect(check({ countryCode: 'ES', city: 'Alcalá', zip: '28801' }).warnings).toEqual([]);
  });

  it('warns of a state that the country does not have, and of a postal code of another', () => {
    expect(check({ countryCode: 'US', city: 'Newark', state: 'Jersey Shore', zip: '07102' }).warnings).toEqual([
      'destination.state STATE_UNKNOWN',
    ]);
    expect(check({ countryCode: 'US', city: 'Boston', state: 'CA', zip: '02138' }).warnings).toEqual(['destination.zip ZIP_STATE']);
    expect(check({ countryCode: 'GB', city: 'London', state: 'Middlesex', zip: 'SW1A 1AA' }).warnings).toEqual([]);
  });
});

describe('a city', () => {
  it.each([
    ['AE', 'Dubai', 'Abu Dhabi'],
    ['AE', 'أبو ظبي', 'SH'],
    ['SA', 'Jeddah', 'Riyadh'],
  ])('%s: %s does not lie in %s, and a warning says so', (countryCode, city, state) => {
    expect(check({ countryCode, city, state })).toMatchObject({ errors: [], warnings: ['destination.state CITY_STATE'] });
  });

  it.each([
    ['AE', 'Dubai', 'Dubai'],
    ['AE', 'Al Ain', 'أبو ظبي'],
    ['AE', 'Al Barsha', 'Sharjah'],
  ])('%s: %s may lie in %s', (countryCode, city, state) => {
    expect(check({ countryCode, city, state }).warnings).toEqual([]);
  });
});

describe('what a program writes where it has nothing', () => {
  it.each([
    [{ city: 'undefined', state: 'Dubai' }, 'destination.city PLACEHOLDER'],
    [{ city: 'Dubai', address: 'null' }, 'destination.address PLACEHOLDER'],
    [{ city: 'Dubai', address: 'undefined, undefined' }, 'destination.address PLACEHOLDER'],
    [{ city: '-', state: 'Dubai' }, 'destination.city PLACEHOLDER'],
    [{ city: 'Dubai', address: 'N/A' }, 'destination.address PLACEHOLDER'],
  ])('%j is pointed out', (given, warning) => {
    expect(check(given)).toMatchObject({ errors: [], warnings: [warning] });
  });

  it('is no street that only contains such a word', () => {
    expect(check({ city: 'Dubai', address: 'Null Street 5' }).warnings).toEqual([]);
  });
});

describe('the country', () => {
  it.each([
    ['UAE', 'AE'], ['U.A.E.', 'AE'], ['United Arab Emirates', 'AE'], ['الإمارات العربية المتحدة', 'AE'], ['الامارات', 'AE'], ['KSA', 'SA'], ['السعودية', 'SA'],
    ['Deutschland', 'DE'], ['Allemagne', 'DE'], ['USA', 'US'], ['Türkiye', 'TR'], ['Turkey', 'TR'], ['भारत', 'IN'],
  ])('%s without a code is %s, and a warning says so', (country, countryCode) => {
    for (const missing of ['', ' ']) {
      const { address, errors, warnings } = check({ countryCode: missing, country, city: 'X', zip: '12345' });
      expect(address.countryCode).toBe(countryCode);
      expect(errors).toEqual([]);
      expect(warnings).toContain('destination.countryCode COUNTRY_ASSUMED');
    }
  }); // prettier-ignore

  it.each([undefined, null, '', 'Atlantis', 'Somewhere in Europe', 'Congo-'])('%j names none', (country) => {
    expect(check({ countryCode: '', country, city: 'X' }).errors).toContain('destination.countryCode');
  });

  it('that contradicts its code is named with it', () => {
    const { address, messages, warnings } = check({ countryCode: 'SA', country: 'UAE', city: 'Riyadh' });
    expect(address.countryCode).toBe('SA');
    expect(warnings).toEqual(['destination.country COUNTRY_CONTRADICTS']);
    expect(messages[0]).toContain('SA (Saudi Arabia)');
    expect(messages[0]).toContain('"UAE" (AE)');
    expect(check({ countryCode: 'AE', country: 'Emirate of my heart', city: 'Dubai' }).warnings).toEqual([]);
  });
});

describe('a post box', () => {
  it.each([
    'P.O. Box 114', 'PO Box 114', 'P O Box 114, Deira', 'POB 114', 'p.o.box: 114', 'Post Office Box 12', 'صندوق بريد 114', 'صندوق البريد ١١٤', 'ص.ب 114', 'ص ب ١١٤', 'ص. ب. 114',
    'Postfach 10 20 30', 'Boîte postale 33', 'BP 1205', 'Apartado 2345', 'Apartado de Correos 12', 'а/я 77', 'P.K. 12 Şişli',
  ])('%s is pointed out', (address) => {
    expect(check({ countryCode: 'AE', city: 'Dubai', address }).warnings).toEqual(['destination.address PO_BOX']);
  }); // prettier-ignore

  it.each([
    'Al Quoz 3',
    'Boxhagener Str. 12',
    'Pobeda 5',
    'Postboxgasse',
    'Shop 12, Box Park',
    'Apartamento 12',
    'شارع صلاح الدين 5',
    'BPost Tower',
  ])('%s is none', (address) => {
    expect(check({ countryCode: 'AE', city: 'Dubai', address }).warnings).toEqual([]);
  });
});
