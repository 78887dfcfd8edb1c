/** A cell that begins like this is a formula to a spreadsheet, whoever wrote it. */
const FORMULA = /^[=+\-@\t\r]/;
/** An amount or a phone number is none, sign or not. */
const FIGURES = /^[+-]?\d+([.]\d+)?$/;
/** Spreadsheets read a file as UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\ufeff';

/** Rows as RFC 4180 wants them, safe to open in a spreadsheet. */
export const csvText = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

function cellText(value: string): string {
  const text = FORMULA.test(value) && !FIGURES.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lets the viewer save a text as a file. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const isTable = type.startsWith('text/csv');
  const address = URL.createObjectURL(new Blob([isTable ? BYTE_ORDER_MARK : '', text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads it a moment later.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
