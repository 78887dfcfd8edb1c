import type { Context } from '../../../platform/work/context.js';
import { readProofFile, storeProofFile, type ProofKind, type ProofType } from '../../proofs/index.js';
import type { FleetServices } from '../services.js';
import { taskToReport } from '../reading/read-tasks.js';

export interface ProofUpload {
  readonly taskId: string;
  readonly kind: ProofKind;
  readonly sha256: string;
  readonly contentType: string;
  readonly content: string;
}

/** Stores the file of a proof of the driver's own task. TASK_NOT_FOUND, PROOF_TOO_LARGE, PROOF_UNREADABLE. */
export async function uploadProof(context: Context<FleetServices>, { taskId, ...file }: ProofUpload): Promise<ProofType> {
  const { actor, sql, services } = context;
  const task = await taskToReport(sql, actor, taskId, services.clock.now());
  const checked = await readProofFile(services, file);
  return context.transact((tx) => storeProofFile(tx, { ...checked, taskId: task.id }));
}
