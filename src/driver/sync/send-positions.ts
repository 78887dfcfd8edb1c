import { GraphError } from '../graph/graph-error.js';
import { RecordPositionsDocument } from '../graph/operations.generated.js';
import { send } from '../graph/send.js';
import { dropPositions, oldestPositions } from '../store/positions.js';
import { valueOf } from '../store/values.js';

const BATCH = 100;
const LOCK = 'shipgraph-driver-positions';

/** Sends the positions that are kept, oldest first. Positions that the service refuses are dropped: nothing depends on them. */
export async function sendPositions(): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const driver = await valueOf('driver');
    if (!driver || (await valueOf('signedOut'))) return;
    for (let batch = await oldestPositions(driver.id, BATCH); batch.length > 0; batch = await oldestPositions(driver.id, BATCH)) {
      try {
        await send(RecordPositionsDocument, {
          runId: batch[0]?.runId ?? '',
          positions: batch.map(({ point }) => point),
          sentAt: new Date().toISOString(),
        });
      } catch (error) {
        if (!(error instanceof GraphError)) throw error;
        if (error.isPassing || error.isSignedOut) return;
      }
      await dropPositions(batch);
    }
  });
}
