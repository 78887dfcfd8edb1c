import { hash } from 'node:crypto';
import { FieldChecks } from '../../kernel/field-checks.js';
import { refuse } from '../../kernel/errors.js';
import { MAX_PARTS, pictureOf, type PictureType } from '../../platform/files/picture.js';
import type { FileTask } from '../../platform/files/file-task.js';
import { withoutMetadata } from '../../platform/files/strip-metadata.js';
import { fileKinds, type ProofKind } from './proofs.enums.js';
import { isFileKind, isSha256 } from './record-proofs.js';

const MAX_FILE_BYTES = 8 * 1024 * 1024;
/** Base64 has four characters for three bytes. */
const MAX_CONTENT = Math.ceil(MAX_FILE_BYTES / 3) * 4;
const MAX_SIDE = 12_000;
const MAX_PIXELS = 50_000_000;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

export interface GivenFile {
  readonly kind: ProofKind;
  /** Of the content as sent, in hexadecimal. */
  readonly sha256: string;
  /** As the device says; the content decides. */
  readonly contentType: string;
  /** Base64. */
  readonly content: string;
}

export interface CheckedProofFile {
  readonly kind: ProofKind;
  readonly sha256: string;
  readonly contentType: PictureType;
  /** Without metadata. */
  readonly content: Uint8Array;
}

/** Checks the file of a proof and removes its metadata. VALIDATION_FAILED, PROOF_TOO_LARGE, PROOF_UNREADABLE. */
export function checkProofFile({ kind, sha256: given, content }: GivenFile): CheckedProofFile {
  const sha256 = given.toLowerCase();
  checkNames(kind, sha256);
  if (content.length > MAX_CONTENT) throw refuse('PROOF_TOO_LARGE');
  const bytes = decoded(content);
  if (bytes.length > MAX_FILE_BYTES) throw refuse('PROOF_TOO_LARGE');
  if (hash('sha256', bytes) !== sha256) throw unreadable('The content does not have this SHA-256. Send the file again.');

  const picture = pictureOf(bytes);
  if (!picture) throw unreadable('The file is not a complete JPEG, PNG or WebP picture.');
  const { contentType, width, height } = picture;
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
    throw unreadable(`The picture must have at most ${MAX_SIDE} pixels a side and ${MAX_PIXELS / 1_000_000} megapixels.`);
  const clean = withoutMetadata(bytes, contentType);
  if (!clean) throw unreadable(`The picture is damaged, or has more than ${MAX_PARTS} parts. Take it again.`);
  return { kind, sha256, contentType, content: clean };
}

export const proofFile: FileTask<GivenFile, CheckedProofFile> = { name: 'proof', read: checkProofFile };

function checkNames(kind: ProofKind, sha256: string): void {
  const checks = new FieldChecks();
  if (!isFileKind(kind)) checks.fail('kind', 'must be a kind of proof with a file', fileKinds);
  if (!isSha256(sha256)) checks.fail('sha256', 'must be the SHA-256 of the file, as 64 hexadecimal digits');
  checks.settle();
}

function decoded(content: string): Buffer {
  if (!BASE64.test(content)) throw unreadable('The content must be Base64 without a data URL.');
  return Buffer.from(content, 'base64');
}

const unreadable = (message: string) => refuse('PROOF_UNREADABLE', { message });
