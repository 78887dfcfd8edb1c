import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { DeliveryCodeSchema, DeliveryWithoutCodeSchema } from './delivery-code.entity.js';
import { expireCodes, expireProofs, sweepProofFiles } from './expire-proofs.js';
import { ProofSchema } from './proof.entity.js';
import { ProofPolicyResolver, ProofResolver, ProofProblemResolver } from './proof.resolver.js';
import { ProofPolicySchema } from './proof-policy.entity.js';
import type { ProofServices } from './services.js';

export {
  awaitsCode,
  checkDeliveryCode,
  issueDeliveryCode,
  MAX_TRIES,
  type CheckedCode,
  recordAppTries,
  recordWithoutCode,
} from './delivery-code.js';
export { proofNeedsOf } from './read-proof-needs.js';
export type { ProofNeeds, TaskToProve } from './proof-needs.rules.js';
export { recordProofs, type GivenProof } from './record-proofs.js';
export { readProofFile, storeProofFile } from './store-proof-file.js';
export { codeCheckOf, deliveryCodeLoader, proofsLoader as proofsOf, wrongCodesOf } from './proofs.loader.js';
export { CodeCheckType, ProofNeedsType, ProofType } from './proof.types.js';
export { proofKind, type ProofKind } from './proofs.enums.js';
export type { ProofRow } from './proofs.tables.js';
export type { ProofServices } from './services.js';
export const proofEntities = [ProofSchema, DeliveryCodeSchema, DeliveryWithoutCodeSchema, ProofPolicySchema];
export const proofResolvers = [ProofResolver, ProofPolicyResolver, ProofProblemResolver] as const;

/** At night, when traffic is low. */
export const proofTasks: readonly ScheduledTask<ProofServices>[] = [
  { queue: 'proof_retention', cron: '11 2 * * *', run: expireProofs },
  { queue: 'delivery_code_retention', cron: '21 2 * * *', run: expireCodes },
  { queue: 'proof_sweep', cron: '51 2 * * *', run: sweepProofFiles },
];
