import type { EventData } from '../../../kernel/events.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { emit } from '../../../platform/events/emit.js';
import { db } from '../fleet.tables.js';
import type { Run } from '../rows/run.entity.js';

type RunChanges = Partial<Omit<Run, 'id' | 'createdAt' | 'updatedAt' | 'revision'>>;

/** Changes a locked run, raises its revision and tells those who watch it. Every change of a run, its stops or tasks ends here. */
export async function changeRun(tx: Tx, run: Run, cause: EventData['run.changed']['cause'], changes: RunChanges = {}): Promise<void> {
  await db.change(tx.sql, 'run', run, { ...changes, revision: run.revision + 1 });
  const { id: subjectId, driverId, hubId, day, state, revision } = run;
  await emit(tx, {
    type: 'run.changed',
    subjectId,
    occurredAt: tx.services.clock.now(),
    data: { driverId, hubId, day, state, revision, cause },
  });
}
