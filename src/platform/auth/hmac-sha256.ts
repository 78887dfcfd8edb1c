import { hash } from 'node:crypto';

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;
const LONGEST_BUFFERED = 1024;

/**
 * HMAC-SHA256 (RFC 2104) under one key that is used for many short texts. Two one-shot hashes over prepared blocks
 * take half the time of setting up an HMAC object for each of them.
 */
export class HmacSha256 {
  private readonly inner = Buffer.alloc(BLOCK_BYTES + LONGEST_BUFFERED);
  private readonly outer = Buffer.alloc(BLOCK_BYTES + DIGEST_BYTES);

  constructor(key: Uint8Array) {
    if (key.length > BLOCK_BYTES) throw new RangeError(`The key is longer than ${BLOCK_BYTES} bytes.`);
    for (let index = 0; index < BLOCK_BYTES; index++) {
      const byte = key[index] ?? 0;
      this.inner[index] = byte ^ INNER_PAD;
      this.outer[index] = byte ^ OUTER_PAD;
    }
  }

  /** In base64url. Text crosses the border to native code several times faster than a new buffer does. */
  sign(text: string): string {
    this.outer.write(hash('sha256', this.innerOf(text), 'binary'), BLOCK_BYTES, 'latin1');
    return hash('sha256', this.outer, 'base64url');
  }

  /** The same for bytes behind a short text. */
  signBytes(text: string, bytes: Uint8Array, encoding: 'hex' | 'base64'): string {
    const inner = Buffer.concat([this.inner.subarray(0, BLOCK_BYTES), Buffer.from(text), bytes]);
    this.outer.write(hash('sha256', inner, 'binary'), BLOCK_BYTES, 'latin1');
    return hash('sha256', this.outer, encoding);
  }

  /** A UTF-16 unit takes at most three bytes. */
  private innerOf(text: string): Buffer {
    if (text.length * 3 > LONGEST_BUFFERED) return Buffer.concat([this.inner.subarray(0, BLOCK_BYTES), Buffer.from(text)]);
    return this.inner.subarray(0, BLOCK_BYTES + this.inner.write(text, BLOCK_BYTES));
  }
}
