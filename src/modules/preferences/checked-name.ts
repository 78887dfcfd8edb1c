import { invalid, refuseFields } from '../../kernel/errors.js';

const NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** The name of a list or hint, which its client has chosen. VALIDATION_FAILED. */
export function checkedName(field: 'list' | 'hint', name: string, example: string): string {
  if (!NAME.test(name)) throw refuseFields([invalid(field, 'listName', { example })]);
  return name;
}
