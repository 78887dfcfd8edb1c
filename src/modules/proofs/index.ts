import { DeliveryCodeSchema, DeliveryWithoutCodeSchema } from './delivery-code.entity.js';
import { ProofSchema } from './proof.entity.js';
import { ProofPolicySchema } from './proof-policy.entity.js';

export { checkDeliveryCode, issueDeliveryCode, type CheckedCode } from './delivery-code.js';
export { proofNeedsOf } from './read-proof-needs.js';
export type { ProofNeeds, TaskToProve } from './proof-needs.rules.js';
export { recordProofs, type GivenProof } from './record-proofs.js';
export { recordWithoutCode } from './without-code.js';
export { storeProofFile } from './store-proof-file.js';
export { deliveryCodeLoader, proofsLoader as proofsOf } from './proofs.loader.js';
export { ProofNeedsType, ProofType } from './proof.types.js';
export { ProofResolver } from './proof.resolver.js';
export { proofKind, type ProofKind } from './proofs.enums.js';
export type { ProofRow, ProofTables } from './proofs.tables.js';
export type { ProofServices } from './services.js';
export const proofEntities = [ProofSchema, DeliveryCodeSchema, DeliveryWithoutCodeSchema, ProofPolicySchema];
