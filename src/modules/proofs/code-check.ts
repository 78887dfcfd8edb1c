import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

/** What the drivers' app checks the digits of a code with while it has no network. Made once for each code, see the README. */
export interface CodeCheck {
  /** In base64. */
  readonly salt: string;
  readonly iterations: number;
  /** The first byte of PBKDF2 with SHA-256, in hexadecimal: one in 256 codes has the same one. */
  readonly tag: string;
}

const SALT_BYTES = 16;
const ITERATIONS = 50_000;
const TAG_BYTES = 1;

const derive = promisify(pbkdf2);

export async function makeCodeCheck(code: string): Promise<CodeCheck> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await derive(code, salt, ITERATIONS, TAG_BYTES, 'sha256');
  return { salt: salt.toString('base64'), iterations: ITERATIONS, tag: tag.toString('hex') };
}
