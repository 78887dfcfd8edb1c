export interface CsvLine {
  /** Counted from 1, as editors do. */
  readonly number: number;
  /** Undefined when a quote is not closed. */
  readonly cells: readonly string[] | undefined;
}

/** The lines of a comma-separated text that hold anything. Cells may be quoted; a quote inside is doubled. */
export function csvLines(text: string): CsvLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ number: index + 1, line }))
    .filter(({ line }) => line.replaceAll(',', '').trim() !== '')
    .map(({ number, line }) => ({ number, cells: cellsOf(line) }));
}

/** A text as one cell, quoted where it must be. */
export const csvCell = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A quoted cell or one without quotes, up to the next comma or the end. */
const CELL = /\s*(?:"((?:[^"]|"")*)"\s*|([^",]*))(,|$)/y;

function cellsOf(line: string): string[] | undefined {
  const cells: string[] = [];
  CELL.lastIndex = 0;
  for (;;) {
    const match = CELL.exec(line);
    if (!match) return undefined;
    const [, quoted, plain = '', end] = match;
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') return cells;
  }
}
