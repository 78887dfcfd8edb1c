import type { Remark } from '../../kernel/field-warnings.js';

const MAX_CODE = 100;
const MAX_MESSAGE = 1_000;

/** Others' words may have characters that PostgreSQL cannot store. */
const storable = (text: string, max = MAX_MESSAGE): string => text.slice(0, max).replaceAll('\0', '').toWellFormed();

/** What was said, as a column of JSON keeps it. */
export const storedRemark = ({ code, message, variant, params }: Remark): Remark => ({
  code: storable(code, MAX_CODE),
  message: storable(message),
  ...(variant !== undefined && { variant }),
  ...(params && {
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? storable(value) : value])),
  }),
});
