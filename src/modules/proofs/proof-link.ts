import { timingSafeEqual } from 'node:crypto';
import { secondsAfter } from '../../kernel/clock.js';
import type { CoreServices } from '../../platform/services.js';
import type { ProofRow } from './proofs.tables.js';

const VALID_SECONDS = 3600;

/** A link as it was called; without a signature where a token is used instead. */
export interface ProofLink {
  readonly id: string;
  /** Unix time in seconds. */
  readonly expires?: string | null;
  readonly signature?: string | null;
}

type Signer = Pick<CoreServices, 'secrets'>;

/** A link to the file of a proof that works for an hour without a token; null while there is no file. */
export function proofUrl(services: CoreServices, proof: Pick<ProofRow, 'id' | 'receivedAt' | 'deletedAt'>): string | null {
  if (proof.receivedAt === null || proof.deletedAt !== null) return null;
  const expires = String(Math.floor(secondsAfter(services.clock.now(), VALID_SECONDS).getTime() / 1000));
  return `${services.publicUrl()}/api/proofs/${proof.id}?expires=${expires}&signature=${signatureOf(services, proof.id, expires)}`;
}

/** True for a signature that this service made for this proof and time. */
export function isSignedLink(services: Signer, { id, expires, signature }: ProofLink): boolean {
  if (expires == null || signature == null) return false;
  const expected = Buffer.from(signatureOf(services, id, expires));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const signatureOf = ({ secrets }: Signer, id: string, expires: string): string => secrets.sign(`proof-file:${id}:${expires}`);
