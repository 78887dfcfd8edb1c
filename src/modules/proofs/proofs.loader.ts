import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { listLoaderBy, loaderBy } from '../../platform/work/loader.js';
import { db } from './proofs.tables.js';

const findProofs = statement(($: Named<{ taskIds: readonly string[] }>) =>
  db.selectFrom('proof').select(db.columns('proof')).where('taskId', '=', anyOf($.taskIds)).orderBy('takenAt').orderBy('id'),
);

/** The proofs of tasks, oldest first. */
export const proofsLoader = listLoaderBy(
  (taskIds: readonly string[], { sql }) => findProofs(sql, { taskIds }),
  ({ taskId }) => taskId,
);

const findCodes = statement(($: Named<{ taskIds: readonly string[] }>) =>
  db.selectFrom('deliveryCode').select(['taskId', 'sentTo', 'issuedAt', 'verifiedAt']).where('taskId', '=', anyOf($.taskIds)),
);

/** Where the code of a task was sent, masked, for dispatch. Null if there is none. */
export const deliveryCodeLoader = loaderBy(
  (taskIds: readonly string[], { sql }) => findCodes(sql, { taskIds }),
  ({ taskId }) => taskId,
);
