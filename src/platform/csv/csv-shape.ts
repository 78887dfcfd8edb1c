import { problem, type FieldProblem } from '../../kernel/errors.js';

/** Lines of a file, including empty ones. */
const MAX_LINES = 20_000;
const MAX_COLUMNS = 500;
const MAX_CELLS = 2_000_000;

interface CsvSyntax {
  readonly delimiter: string;
  /** Whether a quoted cell may have line ends. */
  readonly spansLines: boolean;
}

export const DELIMITERS = [',', ';', '\t'] as const;
/** What spreadsheets write above a header to say how cells are separated. */
const SEPARATOR = /^\uFEFF?"?sep=([,;\t|])"?[,;\t|]*$/i;
/** Headers are looked for among the first characters only. */
const MAX_HEADER = 100_000;

/** How the cells of a text are separated: as its first line says, else what its header has most of. */
export function separation(text: string): { readonly delimiter: string; readonly text: string } {
  const end = /\r\n|\n|\r/.exec(text.slice(0, 20))?.index ?? -1;
  const stated = end < 0 ? undefined : SEPARATOR.exec(text.slice(0, end))?.[1];
  // The line stays as an empty one, so that lines keep their numbers.
  if (stated !== undefined) return { delimiter: stated, text: text.slice(end) };
  const header =
    text
      .slice(0, MAX_HEADER)
      .split(/\r\n|\n|\r/)
      .find((line) => line.trim() !== '') ?? '';
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return { delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',', text };
}

/**
 * Why the cells of a row cannot be those of its header; undefined if they can. A number such as 1,500 that is not in quotes makes two cells
 * of one. Empty cells at the end say nothing: spreadsheets write more of them, or leave them out.
 */
export function surplusProblem(row: readonly string[], header: readonly string[], delimiter: string): FieldProblem | undefined {
  const [count, columns] = [filled(row), filled(header)];
  if (count <= columns) return undefined;
  return delimiter === '\t' ? problem('surplusCellsTab', { count, columns }) : problem('surplusCells', { count, columns, delimiter });
}

const filled = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell !== '') + 1;

const LINE_FEED = 10;
const RETURN = 13;
const QUOTE = 34;

/**
 * What is wrong with the size of a table; undefined if it may be parsed. One pass that keeps nothing: a parser makes an object of each line
 * and each cell, which together are many times as large as a file of commas or of line ends.
 */
export function shapeProblem(text: string, { delimiter, spansLines }: CsvSyntax): FieldProblem | undefined {
  const separator = delimiter.charCodeAt(0);
  let lines = 1;
  let columns = 1;
  let cells = 1;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isQuoted = !isQuoted;
    else if ((code === LINE_FEED || code === RETURN) && !(spansLines && isQuoted)) {
      if (code === RETURN && text.charCodeAt(at + 1) === LINE_FEED) at++;
      isQuoted = false;
      columns = 1;
      cells++;
      // Nothing after the last line end is no line.
      if (++lines > MAX_LINES && at + 1 < text.length) return problem('atMostLines', { max: MAX_LINES });
    } else if (!isQuoted && code === separator) {
      cells++;
      if (++columns > MAX_COLUMNS) return problem('atMostColumns', { max: MAX_COLUMNS });
    }
    if (cells > MAX_CELLS) return problem('atMostCells', { max: MAX_CELLS });
  }
  return undefined;
}
