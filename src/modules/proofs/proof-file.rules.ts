import { hash } from 'node:crypto';
import { FieldChecks, refuse } from '../../kernel/errors.js';
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
  if (hash('sha256', bytes) !== sha256) throw refuse('PROOF_UNREADABLE.otherSha256');

  const picture = pictureOf(bytes);
  if (!picture) throw refuse('PROOF_UNREADABLE.notPicture');
  const { contentType, width, height } = picture;
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
    throw refuse('PROOF_UNREADABLE.pixels', { max: MAX_SIDE, megapixels: MAX_PIXELS / 1_000_000 });
  const clean = withoutMetadata(bytes, contentType);
  if (!clean) throw refuse('PROOF_UNREADABLE.damaged', { max: MAX_PARTS });
  return { kind, sha256, contentType, content: clean };
}

export const proofFile: FileTask<GivenFile, CheckedProofFile> = { name: 'proof', read: checkProofFile };

function checkNames(kind: ProofKind, sha256: string): void {
  const checks = new FieldChecks();
  if (!isFileKind(kind)) checks.fail('kind', 'proofKindWithFile', {}, fileKinds);
  if (!isSha256(sha256)) checks.fail('sha256', 'sha256');
  checks.settle();
}

function decoded(content: string): Buffer {
  if (!BASE64.test(content)) throw refuse('PROOF_UNREADABLE.notBase64');
  return Buffer.from(content, 'base64');
}
