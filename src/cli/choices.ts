import { InvalidArgumentError, Option } from '@commander-js/extra-typings';

/** The values of an enum as people type them: `in_transit` and `in-transit` are IN_TRANSIT. */
export function oneOf<Value extends string>(values: Readonly<Record<string, Value>>): (text: string) => Value {
  return (text) => {
    const found = values[text.toUpperCase().replaceAll('-', '_')];
    if (found === undefined) throw new InvalidArgumentError(`It is one of ${typed(values).join(', ')}.`);
    return found;
  };
}

export const typed = (values: Readonly<Record<string, string>>): string[] => Object.values(values).map((value) => value.toLowerCase());

/** An option that takes one value of an enum. */
export const choice = <Flags extends string, Value extends string>(
  flags: Flags,
  description: string,
  values: Readonly<Record<string, Value>>,
) => new Option(flags, description).choices(typed(values)).argParser(oneOf(values));

/** An option that takes several values of an enum. */
export const choices = <Flags extends string, Value extends string>(
  flags: Flags,
  description: string,
  values: Readonly<Record<string, Value>>,
) =>
  new Option(flags, description)
    .choices(typed(values))
    .argParser<Value[]>((text, before: Value[] | undefined) => [...(before ?? []), oneOf(values)(text)]);

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most)
      throw new InvalidArgumentError(`It is a whole number from ${least} to ${most}.`);
    return number;
  };
}

export function decimal(text: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new InvalidArgumentError('It is a decimal number such as 12.50.');
  return text;
}

export function measure(text: string): number {
  const number = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || number <= 0) throw new InvalidArgumentError('It is a number above zero.');
  return number;
}
