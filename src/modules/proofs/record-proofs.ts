import { FieldChecks } from '../../kernel/errors.js';
import { fixOf } from '../../kernel/geo.js';
import { rowsLike, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { hasVerifiedCode } from './delivery-code.js';
import { db } from './proofs.tables.js';
import { fileKinds, type ProofKind } from './proofs.enums.js';

/** A proof as the driver's app reports it; a file follows separately, under its hash. */
export interface GivenProof {
  readonly kind: ProofKind;
  readonly sha256?: string | null;
  /** The digits of a delivery code, or the scanned text. */
  readonly code?: string | null;
  readonly deviceTime?: Date | null;
  readonly location?: { readonly lat: number; readonly lng: number } | null;
}

const MAX_TEXT = 200;
const SHA256 = /^[0-9a-f]{64}$/;

export const isSha256 = (text: string): boolean => SHA256.test(text);

/** True for kinds that come with a file. */
export const isFileKind = (kind: ProofKind): boolean => fileKinds.some((each) => each === kind);

interface NewProof {
  readonly id: string;
  readonly taskId: string;
  readonly kind: ProofKind;
  readonly sha256: string | null;
  readonly text: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly deviceTime: Date | null;
  readonly takenAt: Date;
  readonly createdAt: Date;
}

const COLUMNS = [
  ...(['id', 'taskId', 'kind', 'sha256', 'text', 'lat', 'lng'] as const),
  ...(['deviceTime', 'takenAt', 'createdAt'] as const),
] as const;

const insert = statement(($: Named<{ rows: readonly NewProof[] }>) =>
  db
    .insertInto('proof')
    .columns(COLUMNS)
    .expression(db.selectFrom(rowsLike<NewProof>('proof', $.rows).as('given')).select(COLUMNS))
    .onConflict((conflict) => conflict.doNothing()),
);

/**
 * Records the proofs of a task, without the digits of a code. A code that was not verified proves nothing and is left out. Idempotent by
 * task, kind, and hash or text. VALIDATION_FAILED.
 */
export async function recordProofs(tx: Tx, taskId: string, proofs: readonly GivenProof[], takenAt: Date): Promise<void> {
  if (proofs.length === 0) return;
  checkProofs(proofs);
  const createdAt = tx.services.clock.now();
  const isVerified = await hasVerifiedCode(tx, taskId);
  const proving = proofs.filter(({ kind }) => kind !== 'otp' || isVerified);
  const rows = proving.map(({ kind, sha256, code, deviceTime, location }) => ({
    id: newId(),
    taskId,
    kind,
    sha256: isFileKind(kind) ? (sha256?.toLowerCase() ?? null) : null,
    text: kind === 'scan' ? (code?.trim() ?? null) : null,
    lat: fixOf(location)?.lat ?? null,
    lng: fixOf(location)?.lng ?? null,
    deviceTime: deviceTime ?? null,
    takenAt,
    createdAt,
  }));
  await insert(tx.sql, { rows });
}

/** A file needs its hash, a scan its text. */
function checkProofs(proofs: readonly GivenProof[]): void {
  const checks = new FieldChecks();
  proofs.forEach(({ kind, sha256, code, location }, index) => {
    const at = `proofs[${index}]`;
    if (isFileKind(kind) && !isSha256(sha256?.toLowerCase() ?? '')) checks.fail(`${at}.sha256`, 'sha256');
    if (kind === 'scan') checks.text(`${at}.code`, code, MAX_TEXT);
    if (location && !(Math.abs(location.lat) <= 90 && Math.abs(location.lng) <= 180)) checks.fail(`${at}.location`, 'notOnMap');
  });
  checks.settle();
}
