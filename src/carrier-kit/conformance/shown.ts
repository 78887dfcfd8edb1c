import { inspect } from 'node:util';
import { failureOf } from '../../modules/carriers/adapter/index.js';

const MAX_LENGTH = 500;

/** A value in the explanation of a failed check, on one line. */
export function shown(value: unknown): string {
  if (typeof value === 'string' && value.length > 0 && !value.includes('\n')) return cut(JSON.stringify(value));
  const failure = failureOf(value);
  if (failure) return cut(`a CarrierFailure of kind ${failure.kind}: ${failure.message}`);
  if (value instanceof Error) return cut(`${value.name}: ${value.message}${placeOf(value)}`);
  return cut(inspect(value, { depth: 4, breakLength: Infinity, maxArrayLength: 10, maxStringLength: 100 }));
}

const cut = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text);

/** Where an error that is no failure of a carrier was thrown, which its author needs to find it. */
function placeOf({ stack = '' }: Error): string {
  const frame = stack
    .slice(0, 5_000)
    .split('\n')
    .find((line) => line.trimStart().startsWith('at '));
  return frame === undefined ? '' : ` (${frame.trim()})`;
}
