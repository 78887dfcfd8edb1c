import { storable } from '../../kernel/text.js';
import type { Remark } from '../../kernel/field-warnings.js';
import type { ToldParams } from '../../kernel/messages.js';

const MAX_CODE = 100;
const MAX_MESSAGE = 1_000;

/** What was said, as a column of JSON keeps it. */
export const storedRemark = ({ code, message, variant, params }: Remark): Remark => ({
  code: storable(code, MAX_CODE),
  message: storable(message, MAX_MESSAGE),
  ...(variant !== undefined && { variant }),
  ...(params && { params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, storableParam(value)])) }),
});

function storableParam(value: ToldParams[string]): ToldParams[string] {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? storable(value, MAX_MESSAGE) : value.map((each) => storable(each, MAX_MESSAGE));
}
