import { createCipheriv, createDecipheriv, createSecretKey, hash, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HmacSha256 } from './hmac-sha256.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keys derived from the deployment's secret: one for signing, one for encryption at rest. */
export class Secrets {
  private readonly signer: HmacSha256;
  // A key object, because Node takes several times longer with raw key bytes.
  private readonly encryptionKey: KeyObject;

  constructor(secretKey: string) {
    this.signer = new HmacSha256(derive(secretKey, 'signing'));
    this.encryptionKey = createSecretKey(derive(secretKey, 'encryption'));
  }

  /** HMAC-SHA256 in base64url. */
  sign(text: string): string {
    return this.signer.sign(text);
  }

  /** AES-256-GCM: IV, tag, ciphertext. */
  encrypt(plain: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.encryptionKey, iv);
    const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]);
  }

  /** Throws if it was encrypted with another SECRET_KEY. */
  decrypt(sealed: Uint8Array): string {
    const bytes = Buffer.from(sealed);
    const decipher = createDecipheriv('aes-256-gcm', this.encryptionKey, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch (cause) {
      throw new Error('A stored secret was encrypted with another SECRET_KEY.', { cause });
    }
  }
}

/** SHA-256 in base64url. */
export const sha256Text = (text: string): string => hash('sha256', text, 'base64url');

export const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');

/**
 * Loads the deployment's secret: SECRET_KEY, or else a secret generated at the first start and stored beside the data. Processes on several
 * machines must share it through the setting.
 */
export async function loadSecretKey(dataDir: string, setting: string | undefined): Promise<string> {
  const known = await knownSecretKey(dataDir, setting);
  if (known !== undefined) return known;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return createSecret(fileOf(dataDir));
}

/** The deployment's secret if it has one already. Creates none. */
export const knownSecretKey = async (dataDir: string, setting: string | undefined): Promise<string | undefined> =>
  setting ?? (await readSecret(fileOf(dataDir)));

/** Tells two secret keys apart without revealing either. */
export const fingerprintOf = (secretKey: string): string => derive(secretKey, 'fingerprint').toString('hex').slice(0, 32);

const fileOf = (dataDir: string): string => join(dataDir, 'secret.key');

async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`The secret key of this deployment cannot be read from ${file}.`, { cause });
  }
}

async function createSecret(file: string): Promise<string> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // A hard link fails if the name exists, so two processes that start at once read the same secret.
    await link(draft, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  } finally {
    await rm(draft, { force: true });
  }
  const secret = await readSecret(file);
  if (!secret) throw new Error(`The secret key file ${file} is empty; delete it to make a new one.`);
  return secret;
}

const derive = (secretKey: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secretKey, 'shipgraph', purpose, 32));
