import addressparser from 'nodemailer/lib/addressparser';

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** RFC 5321 allows 254 characters. Quoted local parts are refused: nobody uses them, and they can hold separators. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,189}$/u;

/** Reads `address` or `Name <address>`. Anything that names several people or nobody, or spans lines, is refused. */
export function mailboxOf(text: string): Mailbox {
  const [mailbox, ...others] = /\p{Cc}/u.test(text) ? [] : addressparser(text, { flatten: true });
  if (mailbox === undefined || others.length > 0 || !ADDRESS.test(mailbox.address)) {
    throw new TypeError(`${JSON.stringify(text.slice(0, 100))} is not one e-mail address.`);
  }
  return { name: mailbox.name, address: mailbox.address };
}

/** Whether a text is one e-mail address that mail can be sent to. */
export const isMailAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text);
