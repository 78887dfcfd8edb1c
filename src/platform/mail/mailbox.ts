import addressparser from 'nodemailer/lib/addressparser';

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** RFC 5321 allows 254 characters. Quoted local parts are refused: they are not used in practice and can contain separators. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,189}$/u;

/** Reads `address` or `Name <address>`. Refuses texts with several lines or with more or less than one address. */
export function mailboxOf(text: string): Mailbox {
  const [mailbox, ...others] = /\p{Cc}/u.test(text) ? [] : addressparser(text, { flatten: true });
  if (mailbox === undefined || others.length > 0 || !ADDRESS.test(mailbox.address)) {
    throw new TypeError(`${JSON.stringify(text.slice(0, 100))} is not a single e-mail address.`);
  }
  return { name: mailbox.name, address: mailbox.address };
}

/** Whether a text is a single e-mail address that can receive mail. */
export const isMailAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text);
