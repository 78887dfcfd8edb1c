import { readFile } from 'node:fs/promises';
import { errorCatalogue } from '../../src/kernel/errors.js';
import { fieldMessages } from '../../src/kernel/field-messages.js';
import { refusalMessages } from '../../src/kernel/refusal-messages.js';
import { warningMessages } from '../../src/kernel/warning-messages.js';
import { fieldOfFile } from '../../src/console/imports/field-of-file.js';
import { orderFields } from '../../src/modules/order-imports/formats/file-format.js';
import { entryTypes } from '../../src/modules/ledger/index.js';
import { bookComparisons } from '../../src/modules/accounting/index.js';
import { statusCatalogue } from '../../src/modules/shipments/status-catalogue.js';

type Words = Readonly<Record<string, string>>;

const read = async (file: string): Promise<never> => JSON.parse(await readFile(file, 'utf8')) as never;
const placesOf = (text: string, place: RegExp): (string | undefined)[] =>
  [...new Set([...text.matchAll(place)].map(([, name]) => name))].sort();
const ARABIC = /[\u0600-\u06ff]/;

const sentences: Words = { ...fieldMessages, ...refusalMessages, ...warningMessages };

describe('The words of the console for what the service says', () => {
  it('are there in Arabic for every message, with the same values', async () => {
    const words: Words = await read('src/console/messages/words.ar.json');
    const valuesIn = (texts: Words, place: RegExp) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placesOf(text, place)]));

    expect(valuesIn(words, /\{\{(\w+)\}\}/g)).toEqual(valuesIn(sentences, /\{(\w+)\}/g));
    // What another program has said is passed on.
    expect(Object.keys(words).filter((key) => !ARABIC.test(words[key] ?? ''))).toEqual(['ofLibrary']);
  });

  it('name every code of the catalogue', async () => {
    const english: Record<'errors', Words> = await read('src/console/app/words.en.json');
    const arabic: Record<'errors', Words> = await read('src/console/app/words.ar.json');

    for (const { code } of errorCatalogue)
      expect([code, english.errors[code], arabic.errors[code]]).toEqual([code, expect.any(String), expect.stringMatching(ARABIC)]);
  });

  it('say what every entry of the ledger is about, and what every comparison of its check proves', async () => {
    type LedgerWords = Record<'happened' | 'comparisons', Words>;
    const [english, arabic] = await Promise.all(
      ['en', 'ar'].map((language) => read(`src/console/ledger/words.${language}.json`) as Promise<LedgerWords>),
    );

    for (const [part, names] of [
      ['happened', entryTypes],
      ['comparisons', bookComparisons()],
    ] as const) {
      expect(Object.keys(english?.[part] ?? {}).sort()).toEqual([...names].sort());
      expect(Object.keys(arabic?.[part] ?? {}).sort()).toEqual([...names].sort());
    }
  });

  it('name every field of a file with orders', async () => {
    const english: Record<'fields', Words> = await read('src/console/imports/words.en.json');
    const arabic: Record<'fields', Words> = await read('src/console/imports/words.ar.json');
    const paths = ['order.orderReference', 'order.collectionAmount', 'order.carrier', 'customer.phone', 'destination.zip', 'origin.city'];
    const ofProducts = ['products', 'products[0].price', 'products[12].originCountry', 'products[1].hsCode', 'products[0].currency'];

    for (const field of [...orderFields, 'origin', ...[...paths, ...ofProducts].map(fieldOfFile)])
      expect([field, english.fields[field], arabic.fields[field]]).toEqual([field, expect.any(String), expect.stringMatching(ARABIC)]);
  });

  it('name the statuses in English as the service does', async () => {
    const labels = Object.fromEntries(statusCatalogue.map(({ code, label }) => [code.toUpperCase(), label]));
    for (const area of ['app', 'ui']) {
      const { statuses }: Record<'statuses', Words> = await read(`src/console/${area}/words.en.json`);
      expect(statuses).toEqual(labels);
    }
  });
});

describe("The words of the drivers' app", () => {
  it.each(['ar', 'en', 'hi', 'ur'])('name codes and variants of the service only, with its values, in %s', async (language) => {
    const words: Words = await read(`src/driver/words.${language}.json`);
    const codes = new Set<string>(errorCatalogue.map(({ code }) => code));
    const said = Object.entries(words).flatMap(([key, text]) =>
      key.startsWith('error.') && key.split('.').length === 3 ? [[key.slice('error.'.length), text] as const] : [],
    );

    for (const [key, text] of said) {
      expect(placesOf(sentences[key] ?? `no sentence ${key}`, /\{(\w+)\}/g)).toEqual(expect.arrayContaining(placesOf(text, /\{(\w+)\}/g)));
      expect([key, sentences[key]]).toEqual([key, expect.any(String)]);
    }
    const unknown = Object.keys(words).filter((key) => /^error\.[A-Z_]+$/.test(key) && !codes.has(key.slice('error.'.length)));
    expect(unknown).toEqual(['error.INVALID_CREDENTIALS', 'error.TWO_FACTOR_INVALID', 'error.UNREACHABLE']);
  });
});
