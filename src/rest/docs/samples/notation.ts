/** A value in a sample: data, or code that gives it. */
export type Value = string | number | boolean | null | Code | readonly Value[] | { readonly [name: string]: Value };

/** Code that is printed as it is. */
export class Code {
  constructor(readonly text: string) {}
}

/** How a language writes data. */
export interface Notation {
  readonly text: (value: string) => string;
  /** true, false and null. */
  readonly words: readonly [yes: string, no: string, nothing: string];
  readonly braces: readonly [open: string, close: string];
  readonly brackets: readonly [open: string, close: string];
  /** Inside of braces on one line. */
  readonly pad: string;
  /** The name of an entry with what separates it from its value. */
  readonly name: (name: string) => string;
  readonly emptyObject: string;
  /** After the last entry, where each has a line. */
  readonly last: string;
  readonly step: number;
}

const WIDTH = 76;

/** Prints a value on one line where it fits, as formatters do. `column` is where it begins, and `indent` that of its line. */
export function printed(value: Value, notation: Notation, { column = 0, indent = 0 } = {}): string {
  const short = onOneLine(value, notation);
  if (column + short.length <= WIDTH && !short.includes('\n')) return short;
  if (value instanceof Code || typeof value !== 'object' || value === null) return short;
  const deeper = indent + notation.step;
  const [open, close] = isList(value) ? notation.brackets : notation.braces;
  const lines = namedEntries(value, notation).map(([name, each]) => {
    const text = printed(each, notation, { column: deeper + name.length + 1, indent: deeper });
    return `${' '.repeat(deeper)}${name}${text}`;
  });
  return `${open}\n${lines.join(',\n')}${notation.last}\n${' '.repeat(indent)}${close}`;
}

function onOneLine(value: Value, notation: Notation): string {
  const [yes, no, nothing] = notation.words;
  if (value instanceof Code) return value.text;
  if (value === null) return nothing;
  if (typeof value === 'string') return notation.text(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? yes : no;
  const entries = namedEntries(value, notation).map(([name, each]) => name + onOneLine(each, notation));
  if (isList(value)) return between(notation.brackets, entries.join(', '));
  if (entries.length === 0) return notation.emptyObject;
  return between(notation.braces, `${notation.pad}${entries.join(', ')}${notation.pad}`);
}

const between = ([open, close]: readonly [string, string], text: string): string => open + text + close;

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

const namedEntries = (value: readonly Value[] | { readonly [name: string]: Value }, { name }: Notation): (readonly [string, Value])[] =>
  isList(value) ? value.map((each) => ['', each] as const) : Object.entries(value).map(([key, each]) => [name(key), each] as const);

const BRACES = ['{', '}'] as const;
const BRACKETS = ['[', ']'] as const;

export const json: Notation = {
  text: (value) => JSON.stringify(value),
  words: ['true', 'false', 'null'],
  braces: BRACES,
  brackets: BRACKETS,
  pad: ' ',
  name: (name) => `${JSON.stringify(name)}: `,
  emptyObject: '{}',
  last: '',
  step: 2,
};

export const typescript: Notation = {
  ...json,
  text: (value) => (value.includes("'") || /[\n\r\\]/.test(value) ? JSON.stringify(value) : `'${value}'`),
  name: (name) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`}: `,
  last: ',',
};

export const python: Notation = {
  ...json,
  words: ['True', 'False', 'None'],
  pad: '',
  last: ',',
  step: 4,
};

export const php: Notation = {
  ...json,
  text: (value) => (/[\n\r]/.test(value) ? JSON.stringify(value).replaceAll('$', '\\$') : `'${value.replace(/[\\']/g, '\\$&')}'`),
  braces: BRACKETS,
  pad: '',
  name: (name) => `'${name}' => `,
  // An empty array would become a list.
  emptyObject: 'new stdClass()',
  last: ',',
  step: 4,
};
