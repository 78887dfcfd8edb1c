/** A cell that begins like this is a formula to a spreadsheet, whoever wrote it. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text as a cell that no spreadsheet runs. */
export const textCell = (text: string | null): string => (text !== null && FORMULA.test(text) ? `'${text}` : (text ?? ''));

/** Rows of cells as RFC 4180 writes them. */
export const csvRows = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
