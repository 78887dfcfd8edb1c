/** Spreadsheets treat a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Escapes a text so that no spreadsheet runs it as a formula. */
export const textCell = (text: string | null): string => (text !== null && FORMULA.test(text) ? `'${text}` : (text ?? ''));

/** Formats rows of cells as RFC 4180. */
export const csvRows = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/** Formats a text as one cell, quoted if necessary. */
export const csvCell = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
