import { assertRoom } from '../../platform/db/room.js';
import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { FileServices } from '../../platform/files/file-reader.js';
import { proofFile, type CheckedProofFile, type GivenFile } from './proof-file.rules.js';
import { db, type ProofRow } from './proofs.tables.js';
import { recordProofs } from './record-proofs.js';
import type { ProofServices } from './services.js';

const countFiles = statement(($: Named<{ taskId: string }>) =>
  db
    .selectFrom('proof')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('taskId', '=', $.taskId)
    .where('sha256', 'is not', null),
);

const lockProof = statement(($: Named<{ taskId: string; kind: ProofRow['kind']; sha256: string }>) =>
  db
    .selectFrom('proof')
    .select(db.columns('proof'))
    .where('taskId', '=', $.taskId)
    .where('kind', '=', $.kind)
    .where('sha256', '=', $.sha256)
    .forUpdate(),
);

/** Checks the file of a proof before the transaction that stores it. PROOF_TOO_LARGE, PROOF_UNREADABLE, VALIDATION_FAILED. */
export const readProofFile = ({ fileReader }: FileServices, given: GivenFile): Promise<CheckedProofFile> =>
  fileReader.read(proofFile, given);

/**
 * Stores the file of a proof, before or after the completion that names it. The caller has checked whose task it is. Idempotent: the same
 * file again returns the same proof. VALIDATION_FAILED.
 */
export async function storeProofFile(tx: Tx<ProofServices>, { taskId, ...file }: CheckedProofFile & { taskId: string }): Promise<ProofRow> {
  const proof = await lockProof.first(tx.sql, { ...file, taskId });
  if (proof) return receive(tx, proof, file);
  await assertRoom(tx, 'proofFiles', { owner: taskId, held: () => countFiles.first(tx.sql, { taskId }) });
  await recordProofs(tx, taskId, [file], tx.services.clock.now());
  const recorded = await lockProof.first(tx.sql, { ...file, taskId });
  if (!recorded) throw new Error('The proof was not recorded.');
  return receive(tx, recorded, file);
}

interface Received {
  readonly id: string;
  readonly contentType: string;
  readonly size: number;
  readonly fileKey: string;
}

const markReceived = statement(($: Named<Received>) =>
  db
    .updateTable('proof')
    .set({ contentType: $.contentType, size: $.size, fileKey: $.fileKey, receivedAt: now })
    .where('id', '=', $.id)
    .returning(db.columns('proof')),
);

/** Keeps the file of a locked proof. It is on disk before the row that names it commits; files of rows that never do are swept. */
async function receive(tx: Tx<ProofServices>, proof: ProofRow, { contentType, content }: CheckedProofFile): Promise<ProofRow> {
  if (proof.receivedAt !== null || proof.deletedAt !== null) return proof;
  const fileKey = await tx.services.proofFiles.keep(content);
  const received = await markReceived.first(tx.sql, { id: proof.id, contentType, size: content.length, fileKey });
  return received ?? proof;
}
