import { sql as raw } from 'kysely';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, rowsOf, statement, type Named } from '../../../platform/db/statement.js';
import { db } from '../webhooks.tables.js';
import { inMs } from './claim-attempts.js';

/** An attempt that was not made and comes again, uncounted. */
export interface PutOff {
  readonly id: string;
  readonly delayMs: number;
}

const putOffAll = statement(($: Named<{ attempts: readonly PutOff[] }>) =>
  db
    .updateTable('webhookDelivery')
    .from(rowsOf($.attempts, { id: 'uuid', delayMs: 'integer' }).as('given'))
    .set((eb) => ({ availableAt: inMs(eb.ref('given.delayMs')) }))
    .whereRef('webhookDelivery.id', '=', 'given.id')
    .where('webhookDelivery.status', '=', 'pending'),
);

export async function putOff(sql: RunSql, attempts: readonly PutOff[]): Promise<void> {
  if (attempts.length > 0) await putOffAll(sql, { attempts });
}

const release = statement(($: Named<{ ids: readonly string[]; holdMs: number }>) =>
  db
    .updateTable('webhookDelivery')
    .set({ availableAt: raw<Date>`now()` })
    .where('id', '=', anyOf($.ids))
    .where('status', '=', 'pending')
    .where('availableAt', '>', inMs($.holdMs)),
);

const releaseManual = statement(($: Named<{ endpointIds: readonly string[]; holdMs: number }>) =>
  db
    .updateTable('webhookDelivery')
    .set({ availableAt: raw<Date>`now()` })
    .where('endpointId', '=', anyOf($.endpointIds))
    .where('kind', '=', 'manual')
    .where('status', '=', 'pending')
    .where('availableAt', '>', inMs($.holdMs)),
);

/** The same for what a person has asked of these endpoints where an earlier release still takes requests. */
export async function releaseRequested(sql: RunSql, wanted: { endpointIds: readonly string[]; holdMs: number }): Promise<void> {
  await releaseManual(sql, wanted);
}

/** Makes attempts due whose time a job of an earlier release has waited for. Those that a worker has in hand are left to it. */
export async function releaseAttempts(sql: RunSql, wanted: { ids: readonly string[]; holdMs: number }): Promise<void> {
  await release(sql, wanted);
}
