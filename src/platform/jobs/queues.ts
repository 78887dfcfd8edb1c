import type { PgBoss, Queue, QueueResult } from 'pg-boss';

/** Options that are fixed when a queue is created. */
const FIXED: ReadonlySet<string> = new Set(['name', 'policy', 'partition']);

/**
 * Creates missing queues and updates the limits of existing ones. A queue that is up to date costs nothing: creating it again would take a
 * lock and five statements.
 */
export async function ensureQueues(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  const found = await boss.getQueues(queues.map(({ name }) => name));
  const known = new Map(found.map((queue) => [queue.name, queue]));
  for (const queue of queues) {
    const { name, policy: _policy, partition: _partition, ...limits } = queue;
    const there = known.get(name);
    if (!there) await boss.createQueue(name, queue);
    else if (differs(there, queue)) await boss.updateQueue(name, limits);
  }
}

function differs(there: QueueResult, queue: Queue): boolean {
  const set = new Map<string, unknown>(Object.entries(there));
  return Object.entries(queue).some(([option, value]) => !FIXED.has(option) && set.get(option) !== value);
}
