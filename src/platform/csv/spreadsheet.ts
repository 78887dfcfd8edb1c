import { latinDigits } from '../../kernel/written-number.js';

/** A spreadsheet puts an apostrophe before a text that it would take for a number or a formula. Other apostrophes belong to the text. */
export const withoutSpreadsheetMark = (text: string): string => text.replace(/^'(?=[=+\-@\p{Nd}])/u, '');

const EXPONENT = /^\d(?:[.,]\d+)?E\+?\d{1,3}$/i;
const ERROR = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|BEZUG!|WERT!|NV|¡REF!|¡VALOR!|VALEUR!)$|^#{3,}$/i;

/** A number of which the spreadsheet has kept the first digits only, such as 5.47832E+12. */
export const isShortened = (text: string): boolean => text.length <= 40 && EXPONENT.test(latinDigits(text.trim()));

/** What a spreadsheet shows instead of a value: #REF!, #N/A, ######. */
export const isSpreadsheetError = (text: string): boolean => text.length <= 200 && ERROR.test(text.trim());

const DATE =
  /^(?:\d{1,2}[-./ ] ?\p{L}{3,9}\.?(?:[-./ ]\d{2,4})?|\p{L}{3,9}\.?[-./ ]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})$/u;

/** Spreadsheets read 10.12 or 10-12 as a day. */
export const looksLikeDate = (text: string): boolean => text.length <= 20 && DATE.test(text.trim());

const AS_TEXT = 'Format the column as text, and export it again.';

/** Why a number or a name cannot be what its sender meant; undefined if nothing is wrong. */
export function spreadsheetProblem(text: string): string | undefined {
  if (isShortened(text)) return `is "${text}": the spreadsheet has shortened this number. ${AS_TEXT}`;
  if (isSpreadsheetError(text))
    return `is "${text}": the spreadsheet shows an error in place of a value. Correct it there, and export again.`;
  return undefined;
}

/** The same for cells that must be numbers. */
export const numberProblem = (text: string): string | undefined =>
  spreadsheetProblem(text) ?? (looksLikeDate(text) ? `is "${text}": the spreadsheet has made a day of this number. ${AS_TEXT}` : undefined);
