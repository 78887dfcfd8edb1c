import { systemActor } from '../../kernel/actor.js';
import { daysAfter } from '../../kernel/clock.js';
import { Refusal } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { JobContext } from '../../platform/events/consumer.js';
import { exactEdge, factsOf, lockShipment, shipmentMachine, stepOf, takeEdge } from '../shipments/index.js';
import { pendingRetry } from './retry-rows.js';

const BATCH = 200;

interface Held {
  readonly id: string;
  readonly status_at: string;
}

/** Sends back what has been on hold for RTS_AFTER_DAYS. What was held before it was picked up, or waits for a retry, stays. */
export async function returnForgotten({ sql, unitOfWork, services }: JobContext): Promise<void> {
  const before = daysAfter(services.clock.now(), -services.settings.returnAfterDays);
  for (let last: Held | undefined; ;) {
    const held: Held[] = await sql<Held>(
      `select id, status_at from shipment where status = 'on_hold' and status_at <= $1
         and ($2::timestamptz is null or (status_at, id) > ($2, $3::uuid)) order by status_at, id limit ${BATCH}`,
      [before, last?.status_at ?? null, last?.id ?? null],
    );
    for (const { id } of held) await giveUp({ unitOfWork }, id, before);
    last = held.at(-1);
    if (held.length < BATCH) return;
  }
}

async function giveUp({ unitOfWork }: Pick<JobContext, 'unitOfWork'>, id: string, before: Date): Promise<void> {
  try {
    await unitOfWork.run(null, (tx) => sendBack(tx, id, before));
  } catch (error) {
    // Not everything on hold can go back: the sender may still have it, or the receiver has paid for it.
    if (!(error instanceof Refusal)) throw error;
  }
}

async function sendBack(tx: Tx, id: string, before: Date): Promise<void> {
  const shipment = await lockShipment(tx, systemActor, id);
  const { clock, settings } = tx.services;
  if (shipment.status !== 'on_hold' || shipment.statusAt > before || (await pendingRetry(tx, id))) return;
  const edge = exactEdge(shipmentMachine.edges.return_to_sender, factsOf(shipment), systemActor.type, settings);
  const note = `On hold for ${settings.returnAfterDays} days.`;
  await takeEdge(tx, shipment, edge, stepOf({ status: 'return_to_sender', note }, systemActor, clock.now()));
}
