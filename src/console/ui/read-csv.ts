/** Files of spreadsheets separate cells by semicolons in many countries; pasted cells are separated by tabs. */
const SEPARATORS = [',', ';', '\t'] as const;
/** What spreadsheets write above a header. */
const STATED = /^"?sep=([,;\t|])"?[,;\t|]*$/i;

export interface CsvTable {
  readonly header: readonly string[];
  /** The lines below the header that are not empty, with their numbers in the file. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  /** As it is: how cells are separated tells how its numbers are written. */
  readonly text: string;
}

/** Reads a table from a file or the clipboard, whichever separator it has; undefined if there is nothing in it. */
export function readCsv(text: string): CsvTable | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const stated = STATED.exec(lines[0] ?? '')?.[1];
  const separator = stated ?? separatorOf(lines.find((line) => line.trim() !== '') ?? '');
  const read = lines.map((line, index) => ({ line: index + 1, cells: index === 0 && stated ? [] : cellsOf(line, separator) }));
  const [header, ...rows] = read.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return header && { header: header.cells, rows, text };
}

/** The one that splits the header into the most cells. */
const separatorOf = (header: string): string =>
  SEPARATORS.reduce<string>((best, each) => (cellsOf(header, each).length > cellsOf(header, best).length ? each : best), ',');

/** The cells of one line, which may be quoted, with quotes inside doubled. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < line.length; index++) {
    const letter = line.charAt(index);
    if (letter === '"' && isQuoted && line.charAt(index + 1) === '"') cell += line.charAt(++index);
    else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}
