import { InvalidArgumentError, Option } from '@commander-js/extra-typings';

/** Parses an enum value as users type it: `in_transit` and `in-transit` are IN_TRANSIT. */
export function oneOf<Value extends string>(values: Readonly<Record<string, Value>>): (text: string) => Value {
  return (text) => {
    const found = values[text.toUpperCase().replaceAll('-', '_')];
    if (found === undefined) throw new InvalidArgumentError(`Expected one of ${typed(values).join(', ')}.`);
    return found;
  };
}

export const typed = (values: Readonly<Record<string, string>>): string[] => Object.values(values).map((value) => value.toLowerCase());

/** Option that takes one enum value. */
export const choice = <Flags extends string, Value extends string>(
  flags: Flags,
  description: string,
  values: Readonly<Record<string, Value>>,
) => new Option(flags, description).choices(typed(values)).argParser(oneOf(values));

/** Option that takes several enum values. */
export const choices = <Flags extends string, Value extends string>(
  flags: Flags,
  description: string,
  values: Readonly<Record<string, Value>>,
) =>
  new Option(flags, description)
    .choices(typed(values))
    .argParser<Value[]>((text, before: Value[] | undefined) => [...(before ?? []), oneOf(values)(text)]);

/** `--map`: other headers of a file than those that are expected, for the fields of its columns. */
export const mapOption = <Field extends string>(columns: Readonly<Record<string, Field>>) =>
  [
    '--map <column=header>',
    `other header of a column; columns: ${Object.keys(columns).join(', ')}; repeat for each`,
    headersOf(columns),
  ] as const;

/** Parses COLUMN=HEADER, once or several times, into the fields that stand for the columns. */
function headersOf<Field extends string>(fields: Readonly<Record<string, Field>>) {
  type Headers = Readonly<Partial<Record<Field, string>>>;
  return (text: string, before: Headers | undefined): Headers => {
    const [column = '', ...rest] = text.split('=');
    const field = Object.entries(fields).find(([name]) => name === column.trim().toLowerCase())?.[1];
    const header = rest.join('=').trim();
    if (field === undefined || header === '')
      throw new InvalidArgumentError(`Expected COLUMN=HEADER with one of the columns ${Object.keys(fields).join(', ')}.`);
    const headers: Partial<Record<Field, string>> = { ...before };
    headers[field] = header;
    return headers;
  };
}

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most)
      throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`);
    return number;
  };
}

export function decimal(text: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new InvalidArgumentError('Expected a decimal number such as 12.50.');
  return text;
}

export function measure(text: string): number {
  const number = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || number <= 0) throw new InvalidArgumentError('Expected a number above zero.');
  return number;
}
