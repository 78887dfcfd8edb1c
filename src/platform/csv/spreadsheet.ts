import { problem, type FieldProblem } from '../../kernel/errors.js';
import { latinDigits } from '../../kernel/written-number.js';

/** A spreadsheet puts an apostrophe before a text that it would take for a number or a formula. Other apostrophes belong to the text. */
export const withoutSpreadsheetMark = (text: string): string => text.replace(/^'(?=[=+\-@\p{Nd}])/u, '');

const EXPONENT = /^\d(?:[.,]\d+)?E\+?\d{1,3}$/i;
const ERROR = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|BEZUG!|WERT!|NV|¡REF!|¡VALOR!|VALEUR!)$|^#{3,}$/i;

/** A number of which the spreadsheet has kept the first digits only, such as 5.47832E+12. */
export const isShortened = (text: string): boolean => text.length <= 40 && EXPONENT.test(latinDigits(text.trim()));

/** What a spreadsheet shows instead of a value: #REF!, #N/A, ######. */
export const isSpreadsheetError = (text: string): boolean => text.length <= 200 && ERROR.test(text.trim());

const MAX_DAY = 20;
const DAY = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4})$/;
const DAY_IN_WORDS = /^(?:\d{1,2}[-./ ] ?(\p{L}{3,9})\.?(?:[-./ ]\d{2,4})?|(\p{L}{3,9})\.?[-./ ]\d{2,4})$/u;

/** Of the languages whose spreadsheets files come from. */
const LANGUAGES = ['en', 'en-GB', 'ar', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'tr'];
/** Those of Excel that this machine writes otherwise. */
const OF_EXCEL = ['mrz'];
const monthsIn = (language: string): string[] =>
  (['short', 'long'] as const).flatMap((month) => {
    const words = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => bare(words.format(Date.UTC(2026, index))));
  });
const bare = (word: string): string => word.normalize('NFC').toLowerCase().replace('.', '');
/** "2 set" are two sets rather than a day in Italian. */
const NO_MONTH = 'set';

let months: ReadonlySet<string> | undefined;
/** Made when the first text that may be a day is seen. */
const isMonth = (word: string): boolean => {
  months ??= new Set([...LANGUAGES.flatMap(monthsIn), ...OF_EXCEL].filter((each) => each !== NO_MONTH));
  return months.has(bare(word));
};

/** Spreadsheets read 10.12 or 10-12 as a day, with the name of a month or without. */
export function looksLikeDate(text: string): boolean {
  const trimmed = text.length <= MAX_DAY ? text.trim() : '';
  const [, behindDay, first] = DAY_IN_WORDS.exec(trimmed) ?? [];
  const word = behindDay ?? first;
  return DAY.test(trimmed) || (word !== undefined && isMonth(word));
}

/** Why a number or a name cannot be what its sender meant; undefined if nothing is wrong. */
export function spreadsheetProblem(given: string): FieldProblem | undefined {
  if (isShortened(given)) return problem('shortenedNumber', { given });
  return isSpreadsheetError(given) ? problem('spreadsheetError', { given }) : undefined;
}

/** The same for cells that must be numbers. */
export const numberProblem = (given: string): FieldProblem | undefined =>
  spreadsheetProblem(given) ?? (looksLikeDate(given) ? problem('numberMadeDay', { given }) : undefined);
