import { partsOf, said, type Said, type Worded } from './messages.js';
import { warningMessages, type WarningKey } from './warning-messages.js';

/** What is said with a code: in our words, or without a variant in those of others, such as a carrier. */
export interface Remark extends Said {
  readonly code: string;
}

/** What is accepted but looks wrong, or was not taken as it was given. */
export interface FieldWarning extends Remark {
  readonly field: string | null;
}

export type WarningArgs<Key extends WarningKey> = Worded<(typeof warningMessages)[Key]>;

/** `warning('address.zip', 'ZIP_FORMAT', { zip, country, example })` */
export const warning = <Key extends WarningKey>(field: string | null, key: Key, ...params: WarningArgs<Key>): FieldWarning => ({
  field,
  ...remark(key, ...params),
});

/** The same of no field. */
export function remark<Key extends WarningKey>(key: Key, ...[params]: WarningArgs<Key>): Remark {
  const { code, variant } = partsOf<string>(key);
  return { code, ...said(warningMessages[key], variant, params) };
}
