import type { Run, Task } from './run.js';
import type { TaskView } from './view.js';

export type CodeCheck = NonNullable<Task['codeCheck']>;

/** False if the digits are wrong. True for the right ones, and for one in 256 wrong ones, which the service refuses later. */
export async function mayBeRight({ salt, iterations, tag }: CodeCheck, code: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(code), 'PBKDF2', false, ['deriveBits']);
  const saltBytes = Uint8Array.from(atob(salt), (sign) => sign.charCodeAt(0));
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: saltBytes, iterations }, key, tag.length * 4);
  return [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, '0')).join('') === tag;
}

export const isExpired = ({ expiresAt }: CodeCheck, now: number): boolean => Date.parse(expiresAt) <= now;

/** The receiver got no code: there was no address to send it to. Codes are sent when the driver leaves with the parcel. */
export const isCodeUnsent = ({ codeSentTo, here }: Pick<TaskView, 'codeSentTo' | 'here'>, { startedAt }: Pick<Run, 'startedAt'>): boolean =>
  codeSentTo === null && startedAt !== null && here === null;

/** Tries that are left when this app has refused so many codes. The service knows of some of them. */
export const triesLeftOf = ({ triesLeft, appTries }: CodeCheck, refused: number): number =>
  Math.max(0, triesLeft + appTries - Math.max(appTries, refused));
