import { readFile } from 'node:fs/promises';

export const languagesOfApp = ['en', 'ar', 'ur', 'hi'] as const;
export type Language = (typeof languagesOfApp)[number];
export type Words = Readonly<Record<string, string>>;

export const wordsOf = async (language: Language): Promise<Words> =>
  JSON.parse(await readFile(`src/driver/words.${language}.json`, 'utf8')) as Words;
