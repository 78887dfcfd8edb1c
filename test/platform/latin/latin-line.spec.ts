import { latinLetters } from '../../../src/platform/latin/latin-letters.js';
import { latinLine } from '../../../src/platform/latin/latin-line.js';
import { drawLabels } from '../../../src/platform/pdf/draw-label.js';
import { drawZpl } from '../../../src/platform/pdf/draw-zpl.js';
import { labelSheetOf } from '../../support/label-sheets.js';
import { pictureOf, readPdf, scan } from '../../support/pdf.js';

describe('A name that a driver may not read is also in Latin letters', () => {
  it.each([
    ['გიორგი მაისურაძე, თბილისი', 'Giorgi Maisuradze, Tbilisi'],
    ['Անահիտ Պետրոսյան', 'Anahit Petrosyan'],
    ['Дмитрий Щука', 'Dmitriy Shchuka'],
    ['Αθήνα', 'Athina'],
    ['شارع الشيخ زايد، دبي', 'Shar Al-Shikh Zaid, Dbi'],
    ['علي يوسف', 'Ali Yusf'],
    ['عبد الله', 'Abd Allah'],
    ['ירושלים', 'Yrvslym'],
    ['अमर शर्मा, नई दिल्ली', 'Amar Sarma, Nai Dilli'],
    ['ধানমন্ডি, ঢাকা', 'Dhanamandi, Dhaka'],
    ['ਸਿੰਘ', 'Singh'],
    ['અમદાવાદ', 'Amadavad'],
    ['தமிழ்', 'Tamil'],
    ['హైదరాబాద్', 'Haidarabad'],
    ['ಬೆಂಗಳೂರು', 'Bengaluru'],
    ['മോഹൻ തിരുവനന്തപുരം', 'Mohan Tiruvanantapuram'],
    ['අමර පෙරේරා', 'Amara Perera'],
    ['สมชาย ใจดี', 'Smchay Chaidi'],
    ['አዲስ አበባ', 'Adis Abeba'],
    ['އަހުމަދު', 'Ahumadhu'],
    ['王小明', 'Wang Xiao Ming'],
    ['서울특별시 강남구', 'Seoulteugbyeolsi Gangnamgu'],
    ['Монгол 12-5', 'Mongol 12-5'],
  ])('%s', (text, expected) => {
    expect(latinLetters(text)).toBe(expected);
  });

  it('but not where the sound cannot be told from the signs', () => {
    expect(latinLetters('東京都シブヤ')).toBeNull();
    expect(latinLetters('山田太郎', 'JP')).toBeNull();
  });

  it.each([
    ['other_scripts', 'محمد', 'AE', null],
    ['other_scripts', 'محمد', 'DE', 'Mhmd'],
    ['other_scripts', 'გიორგი', 'AE', 'Giorgi'],
    ['other_scripts', 'გიორგი', 'GE', null],
    ['other_scripts', 'தமிழ்', 'LK', null],
    ['other_scripts', '王小明', 'TW', null],
    ['other_scripts', '王小明', 'AE', 'Wang Xiao Ming'],
    ['other_scripts', 'Łukasz Żółć', 'AE', null],
    ['always', 'محمد', 'AE', 'Mhmd'],
    ['always', 'Łukasz', 'AE', null],
    ['off', 'გიორგი', 'AE', null],
  ] as const)('%s: %s to %s', async (mode, name, countryCode, expected) => {
    expect(await latinLine(mode, { name, address: ['Corniche 5'], countryCode })).toBe(expected);
  });
});

describe('The line in Latin letters', () => {
  const address = ['რუსთაველის გამზირი 12, სადარბაზო 4, ბინა 56, '.repeat(3).trim(), 'თბილისი'];
  const sheetWith = async (name: string) =>
    labelSheetOf({
      notes: 'Ring the bell.',
      receiver: {
        name,
        phone: '+995 555 123 456',
        address,
        latin: await latinLine('other_scripts', { name, address, countryCode: 'AE' }),
      },
    });

  it.each(['a4', 'a6', '4x6'] as const)('fits a label of %s with a long name and address', async (size) => {
    const bytes = await drawLabels([await sheetWith('გიორგი მაისურაძე-ჩხარტიშვილი')], { size, language: 'en' });
    const { texts } = await readPdf(bytes);

    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('Giorgi Maisuradze-');
    expect(await scan(await pictureOf(bytes))).toHaveLength(2);
  });

  it('is text and no picture for label printers', async () => {
    const zpl = Buffer.from(await drawZpl(await sheetWith('გიორგი'), { dpi: 203, language: 'en' })).toString('latin1');
    expect(zpl).toContain('^FDGiorgi');
  });
});
