import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languagesOfApp, wordsOf } from './words-of.js';

const PLURAL = /_(zero|one|two|few|many|other)$/;
const SCRIPTS = { ar: /[\u0600-\u06ff]/, ur: /[\u0600-\u06ff]/, hi: /[\u0900-\u097f]/ };
const placesOf = (text = ''): string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([place]) => place))].sort();

describe("The words of the driver's app", () => {
  it('are the same in all four languages, with the same places, each in its own script', async () => {
    const english = await wordsOf('en');
    const keys = Object.keys(english).filter((key) => !PLURAL.test(key));
    for (const language of languagesOfApp) {
      const words = await wordsOf(language);
      expect([language, Object.keys(words).filter((key) => !PLURAL.test(key))]).toEqual([language, keys]);
      for (const key of keys) expect([language, key, placesOf(words[key])]).toEqual([language, key, placesOf(english[key])]);
      if (language !== 'en') expect(keys.filter((key) => !SCRIPTS[language].test(words[key] ?? ''))).toEqual([]);
      expect(Object.values(words).filter((text) => /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/.test(text))).toEqual([]);
    }
  });

  it('have every plural of their language', async () => {
    for (const language of languagesOfApp) {
      const words = await wordsOf(language);
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const counted = new Set(Object.keys(words).flatMap((key) => (PLURAL.test(key) ? [key.replace(PLURAL, '')] : [])));
      for (const key of counted) {
        const forms = pluralCategories.filter((rule) => rule !== 'other').map((rule) => `${key}_${rule}`);
        expect(forms.filter((form) => words[form] === undefined)).toEqual([]);
      }
    }
  });

  it('are all used, and everything used is there', async () => {
    const files = (await readdir('src/driver', { recursive: true })).filter((file) => /[.]tsx?$/.test(file));
    const source = (await Promise.all(files.map((file) => readFile(join('src/driver', file), 'utf8')))).join('\n');
    const english = await wordsOf('en');
    const made = /^(do|next|complete)(DELIVER|PICKUP|RETURN)$|^(step|did|theme|size|otp|error|reason)[.]|^(DELIVER|PICKUP|RETURN)$/;
    const keys = Object.keys(english).filter((key) => !PLURAL.test(key) && !made.test(key));
    expect(keys.filter((key) => !source.includes(`'${key}'`))).toEqual([]);
    const asked = [...source.matchAll(/\bt\('([\w.]+)'/g)].map(([, key]) => key ?? '');
    expect(asked.filter((key) => english[key] === undefined)).toEqual([]);
  });
});
