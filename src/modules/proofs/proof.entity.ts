import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import { proofKind, type ProofKind } from './proofs.enums.js';

/** A proof of a task: a file that is identified by the hash of what was sent, or a text. */
export const ProofSchema = defineEntity({
  name: 'Proof',
  tableName: 'proof',
  indexes: [
    {
      name: 'proof_task_content',
      expression: `create unique index "proof_task_content" on "proof" ("task_id", "kind", coalesce("sha256", "text", ''))`,
    },
    {
      // Files that are promised and have not arrived.
      name: 'proof_missing',
      expression: `create index "proof_missing" on "proof" ("created_at", "id") where "sha256" is not null and "received_at" is null and "deleted_at" is null`,
    },
    {
      // Files that are kept, for the retention.
      name: 'proof_kept',
      expression: `create index "proof_kept" on "proof" ("created_at", "id") where "sha256" is not null and "deleted_at" is null`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    taskId: p.uuid(),
    kind: p.enum(() => proofKind.values).$type<ProofKind>(),
    /** Of the file as it was sent, in hexadecimal; null for a proof without a file. */
    sha256: p.string().length(64).nullable(),
    /** The scanned text. Null for a delivery code, whose digits are not stored. */
    text: p.string().length(200).nullable(),
    /** As detected in the file. */
    contentType: p.string().length(40).nullable(),
    /** Bytes kept, without metadata. */
    size: p.integer().nullable(),
    /** Name in the attachment store. */
    fileKey: p.string().length(64).nullable().unique(),
    lat: p.double().$type<number>().nullable(),
    lng: p.double().$type<number>().nullable(),
    /** By the clock of the device. */
    deviceTime: instant().nullable(),
    takenAt: instant(),
    /** When the file arrived. */
    receivedAt: instant().nullable(),
    /** When the retention deleted the file; the row stays. */
    deletedAt: instant().nullable(),
    createdAt: instant(),
  },
});
