import { knownCity } from '../../../src/modules/addresses/gulf-cities.js';
import { areApart, subdivisionCode, subdivisionOfZip } from '../../../src/modules/addresses/subdivisions.js';

describe('a subdivision', () => {
  it.each([
    ['US', 'NJ', ['NJ', 'nj', 'New Jersey', 'US-NJ', 'NEW  JERSEY', 'State of New Jersey']],
    ['US', 'DC', ['DC', 'District of Columbia', 'Washington DC', 'D.C.']],
    [
      'AE',
      'AZ',
      ['AZ', 'Abu Dhabi', 'Abudhabi', 'أبو ظبي', 'أبوظبي', 'ابوظبي', 'إمارة أبوظبي', 'Abū Z̧aby', 'Emirate of Abu Dhabi', 'AE-AZ'],
    ],
    ['AE', 'DU', ['Dubai', 'دبي', 'دبى', 'Dubayy', 'DXB']],
    ['AE', 'RK', ['Ras Al Khaimah', 'Ras al-Khaimah', 'رأس الخيمة', 'راس الخيمه', 'RAK']],
    ['SA', '01', ['Riyadh', 'الرياض', 'منطقة الرياض', 'Riyadh Province', 'Ar Riyāḑ', '01']],
    ['SA', '02', ['Makkah', 'Mecca', 'مكة المكرمة', 'Makkah Region']],
    ['KW', 'HA', ['Hawalli', 'حولي', 'محافظة حولي', 'Hawally Governorate']],
    ['IN', 'MH', ['MH', 'Maharashtra', 'महाराष्ट्र']],
    ['IN', 'OD', ['OR', 'OD', 'Odisha']],
    ['DE', 'BY', ['Bayern', 'Bavaria', 'BY']],
    ['CA', 'QC', ['QC', 'Québec', 'Quebec']],
    ['JP', '13', ['東京都', '東京', 'Tokyo']],
    ['CN', 'GD', ['广东省', '广东', 'Guangdong', 'GD', '44']],
    ['EG', 'C', ['Cairo', 'القاهرة', 'Cairo Governorate', 'محافظة القاهرة']],
    ['MX', 'CMX', ['CDMX', 'Ciudad de México', 'Mexico City']],
  ])('of %s is %s by each of its names', (country, code, names) => {
    expect(names.map((name) => [name, subdivisionCode(country, name)])).toEqual(names.map((name) => [name, code]));
  });

  it.each([
    ['US', 'Jersey'],
    ['US', ''],
    ['AE', 'Riyadh'],
    ['XX', 'NJ'],
    ['SA', 'province'],
  ])('of %s is not %s', (country, name) => {
    expect(subdivisionCode(country, name)).toBeUndefined();
  });

  it('is told by a postal code where it is one of its own', () => {
    expect(subdivisionOfZip('US', '62701')).toBe('IL');
    expect(subdivisionOfZip('US', '01101')).toBe('MA');
    expect(subdivisionOfZip('US', '')).toBeUndefined();
    expect(subdivisionOfZip('DE', '10115')).toBeUndefined();
  });

  it('lies in another, or apart from it', () => {
    expect(areApart('US', 'IL', 'MA')).toBe(true);
    expect(areApart('US', 'IL', undefined)).toBe(false);
    expect(areApart('FR', '13', 'PAC')).toBe(false);
  });
});

it.each([
  ['AE', 'Dubai', ['دبي', 'Dubayy', 'DUBAI', 'Doubai']],
  ['SA', 'Jeddah', ['جدة', 'جده', 'Jiddah']],
  ['SA', 'Makkah', ['مكة', 'مكه المكرمه', 'Mecca']],
  ['KW', 'Salmiya', ['السالمية', 'As-Salimiyah']],
  ['QA', 'Doha', ['الدوحة', 'Ad-Dawhah']],
  ['BH', 'Manama', ['المنامة', 'Al Manamah']],
  ['OM', 'Muscat', ['مسقط', 'Masqat']],
])('a city of %s is %s by each of its names', (country, city, names) => {
  expect(names.map((name) => knownCity(country, name)?.name)).toEqual(names.map(() => city));
});
