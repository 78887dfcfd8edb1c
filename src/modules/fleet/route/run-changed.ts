import type { Tx } from '../../../platform/db/unit-of-work.js';
import { emit } from '../../../platform/events/emit.js';
import { db } from '../fleet.tables.js';
import type { Run } from '../rows/run.entity.js';

type RunChanges = Partial<Omit<Run, 'id' | 'createdAt' | 'updatedAt' | 'revision'>>;

/** Why a run changed, for those who watch it. */
export const runCauses = [
  'planned',
  'assigned',
  'unassigned',
  'reordered',
  'locked',
  'loaded',
  'started',
  'arrived',
  'task_ended',
  'finished',
  'address_changed',
  'consignee_choice',
] as const;
export type RunCause = (typeof runCauses)[number];

/** Changes a locked run, raises its revision and tells those who watch it. Every change of a run, its stops or tasks ends here. */
export async function changeRun(tx: Tx, run: Run, cause: RunCause, changes: RunChanges = {}): Promise<void> {
  await db.change(tx.sql, 'run', run, { ...changes, revision: run.revision + 1 });
  const { id: subjectId, driverId, hubId, day, state, revision } = run;
  await emit(tx, {
    type: 'run.changed',
    subjectId,
    occurredAt: tx.services.clock.now(),
    data: { driverId, hubId, day, state, revision, cause },
  });
}
