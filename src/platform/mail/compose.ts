import { domainToASCII } from 'node:url';
import { encodeWord, encodeWords, foldLines, isPlainText, quoteString } from 'nodemailer/lib/mime-funcs';
import { encode, wrap } from 'nodemailer/lib/qp';
import type { Mailbox } from './mailbox.js';
import { LOGO_CID } from './outgoing-mail.js';
import type { Message } from './message.js';

const LINE = 76;
const WORD = 52;
/** Longer lines may be broken in transit (RFC 5322). */
const LONGEST_LINE = 900;
const NEWLINE = '\r\n';

/** Formats the message as RFC 5322, in pure ASCII. Equal messages give equal texts. */
export function composed(message: Message): string {
  const { id, from, replyTo, to, subject, messageId, date, text, html, logo } = message;
  const headers = [
    header('From', mailbox(from)),
    ...(replyTo === null ? [] : [header('Reply-To', mailbox(replyTo))]),
    header('To', mailbox(to)),
    header('Subject', encodeWords(subject, 'Q', WORD, true)),
    header('Message-ID', messageId),
    header('Date', date.toUTCString().replace('GMT', '+0000')),
    'MIME-Version: 1.0',
    // Asks automatic responders not to reply (RFC 3834).
    'Auto-Submitted: auto-generated',
  ];
  const page = bodyPart('text/html', html);
  const richPart = logo === null ? page : multipart('related', `${id}-2`, [page, logoPart(logo)]);
  return [...headers, multipart('alternative', `${id}-1`, [bodyPart('text/plain', text), richPart])].join(NEWLINE);
}

const header = (name: string, value: string): string => foldLines(`${name}: ${value}`, LINE);

function mailbox({ name, address }: Mailbox): string {
  const plain = asciiAddress(address);
  return name === '' ? plain : `${displayName(name)} <${plain}>`;
}

function displayName(name: string): string {
  if (/^[\w ']+$/.test(name)) return name;
  return isPlainText(name, true) ? quoteString(name) : encodeWord(name, 'Q', WORD);
}

/** The domain in its DNS form. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}

function multipart(kind: 'alternative' | 'related', id: string, parts: readonly string[]): string {
  // Base64 has no "=" at the beginning of a line, and the id is unpredictable.
  const boundary = `=_${id}`;
  return [
    header('Content-Type', `multipart/${kind}; boundary="${boundary}"`),
    '',
    ...parts.flatMap((part) => [`--${boundary}`, part]),
    `--${boundary}--`,
    '',
  ].join(NEWLINE);
}

const NOT_ASCII = /[^\t\n\x20-\x7e]/;

/** Whether a mail server might alter this line. */
const isUnsafe = (line: string): boolean => line.length > LONGEST_LINE || line.endsWith(' ') || line.endsWith('\t');

function bodyPart(type: 'text/plain' | 'text/html', given: string): string {
  const text = given.replace(/\r\n?/g, '\n');
  const [encoding, content] =
    NOT_ASCII.test(text) || text.split('\n').some(isUnsafe) ? encoded(type, given) : ['7bit', text.replaceAll('\n', NEWLINE)];
  return [`Content-Type: ${type}; charset=utf-8`, `Content-Transfer-Encoding: ${encoding}`, '', content].join(NEWLINE);
}

/** Plain text that is mostly ASCII stays readable in the file; base64 is faster. */
function encoded(type: 'text/plain' | 'text/html', text: string): [encoding: string, content: string] {
  const bytes = Buffer.from(text);
  const isReadable = type === 'text/plain' && bytes.length < text.length * 1.2;
  return isReadable ? ['quoted-printable', wrap(encode(bytes), LINE)] : ['base64', base64(bytes)];
}

function logoPart({ content, contentType }: NonNullable<Message['logo']>): string {
  const fileName = contentType === 'image/png' ? 'logo.png' : 'logo.jpg';
  return [
    `Content-Type: ${contentType}; name=${fileName}`,
    `Content-ID: <${LOGO_CID}>`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: inline; filename=${fileName}`,
    '',
    base64(Buffer.from(content)),
  ].join(NEWLINE);
}

function base64(content: Buffer): string {
  const text = content.toString('base64');
  const lines = Array.from({ length: Math.ceil(text.length / LINE) }, (_, line) => text.slice(line * LINE, (line + 1) * LINE));
  return lines.join(NEWLINE);
}
