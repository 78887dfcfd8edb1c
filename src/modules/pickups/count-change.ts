import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ConfirmationStatus } from './pickup-confirmation.entity.js';

export interface ConfirmationChange {
  /** Null for a parcel that joins. */
  readonly from: ConfirmationStatus | null;
  readonly to: ConfirmationStatus;
}

const COUNT = `
  update pickup_task
     set pending_confirmation_count = pending_confirmation_count + $2, confirmed_count = confirmed_count + $3,
         not_collected_count = not_collected_count + $4, auto_confirmed_count = auto_confirmed_count + $5, updated_at = $6
   where id = $1`;

/** Keeps the figures of a task. Whoever changes its parcels has it locked. */
export async function countChange(tx: Tx, taskId: string, changes: readonly ConfirmationChange[]): Promise<void> {
  const difference = (status: ConfirmationStatus): number =>
    changes.reduce((sum, { from, to }) => sum + Number(to === status) - Number(from === status), 0);
  const differences = (['pending_confirmation', 'confirmed', 'not_collected', 'auto_confirmed'] as const).map(difference);
  await tx.sql(COUNT, [taskId, ...differences, tx.services.clock.now()]);
}
