/** Spreadsheets execute cells that begin like this as formulas. */
const FORMULA = /^[=+\-@\t\r]/;
/** Amounts and phone numbers are safe, with or without a sign. */
const FIGURES = /^[+-]?\d+([.]\d+)?$/;
/** Spreadsheets read a file as UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\ufeff';

/** Formats rows as RFC 4180 CSV, safe to open in a spreadsheet. */
export const csvText = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

function cellText(value: string): string {
  const text = FORMULA.test(value) && !FIGURES.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Downloads a text as a file. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const isTable = type.startsWith('text/csv');
  const address = URL.createObjectURL(new Blob([isTable ? BYTE_ORDER_MARK : '', text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the URL slightly later.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
