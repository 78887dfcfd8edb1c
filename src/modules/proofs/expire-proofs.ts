import { daysAfter, secondsAfter } from '../../kernel/clock.js';
import { olderThan, purge, PURGE_BATCH, type Old } from '../../platform/db/purge.js';
import { anyOf, now, statement, type Named } from '../../platform/db/statement.js';
import type { Work } from '../../platform/work/work.js';
import { db } from './proofs.tables.js';
import type { ProofServices } from './services.js';

const BATCH = 500;

const findOld = statement(($: Named<{ before: Date; batch: number }>) =>
  db
    .selectFrom('proof')
    .select(['id', 'fileKey'])
    .where('sha256', 'is not', null)
    .where('deletedAt', 'is', null)
    .where('createdAt', '<', $.before)
    .orderBy('createdAt')
    .orderBy('id')
    .limit($.batch),
);

const markDeleted = statement(($: Named<{ ids: readonly string[] }>) =>
  db.updateTable('proof').set({ deletedAt: now, fileKey: null }).where('id', '=', anyOf($.ids)),
);

/** Deletes the files of proofs after PROOF_RETENTION_DAYS. The rows stay, with the hash of the file. */
export async function expireProofs({ sql, services }: Work<ProofServices>): Promise<void> {
  const before = daysAfter(services.clock.now(), -services.settings.proofs.retentionDays);
  for (;;) {
    const old = await findOld(sql, { before, batch: BATCH });
    if (old.length === 0) return;
    // A file that outlives its row because this process ends here is swept.
    await markDeleted(sql, { ids: old.map(({ id }) => id) });
    for (const { fileKey } of old) if (fileKey !== null) await services.proofFiles.remove(fileKey);
  }
}

const deleteCodes = statement(($: Named<Old>) =>
  db
    .deleteFrom('deliveryCode')
    .where('taskId', 'in', (eb) =>
      eb
        .selectFrom('deliveryCode')
        .select('taskId')
        .where('taskId', '<', $.beforeId)
        .where('expiresAt', '<', $.before)
        .orderBy('taskId')
        .limit(PURGE_BATCH)
        .forUpdate()
        .skipLocked(),
    ),
);

/** Deletes delivery codes with the files. That a code was given stays, as its own proof. */
export const expireCodes = ({ sql, services: { clock, settings } }: Work): Promise<void> =>
  purge(sql, deleteCodes, olderThan(daysAfter(clock.now(), -settings.proofs.retentionDays)));

const HOUR_SECONDS = 3600;

const findNamed = statement(($: Named<{ names: readonly string[] }>) =>
  db.selectFrom('proof').select('fileKey').where('fileKey', '=', anyOf($.names)),
);

/** Removes files whose proof was never committed. The minimum age exceeds any transaction. */
export async function sweepProofFiles({ sql, services: { proofFiles, clock } }: Work<ProofServices>): Promise<void> {
  const { whole, partial } = await proofFiles.keptBefore(secondsAfter(clock.now(), -HOUR_SECONDS));
  for (const entry of partial) await proofFiles.removePartial(entry);
  for (let at = 0; at < whole.length; at += BATCH) {
    const names = whole.slice(at, at + BATCH);
    const named = new Set((await findNamed(sql, { names })).map(({ fileKey }) => fileKey));
    for (const name of names) if (!named.has(name)) await proofFiles.remove(name);
  }
}
