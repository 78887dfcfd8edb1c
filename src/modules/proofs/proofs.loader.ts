import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { listLoaderBy, loaderBy } from '../../platform/work/loader.js';
import { triesLeftOf } from './delivery-code.js';
import type { CodeCheckType } from './proof.types.js';
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
  db
    .selectFrom('deliveryCode')
    .select(['taskId', 'sentTo', 'expiresAt', 'verifiedAt', 'tries', 'appTries', 'checkSalt', 'checkIterations', 'checkTag'])
    .where('taskId', '=', anyOf($.taskIds)),
);

/** The code of a task without its hash. Null if there is none. */
export const deliveryCodeLoader = loaderBy(
  (taskIds: readonly string[], { sql }) => findCodes(sql, { taskIds }),
  ({ taskId }) => taskId,
);

type SentCode = RowOf<typeof findCodes>;

/** What the drivers' app checks a code with. Null once it was said, and for codes of earlier releases. */
export function codeCheckOf(code: SentCode): CodeCheckType | null {
  const { verifiedAt, checkSalt: salt, checkIterations: iterations, checkTag: tag, expiresAt, appTries } = code;
  if (verifiedAt !== null || salt === null || iterations === null || tag === null) return null;
  return { salt, iterations, tag, expiresAt, triesLeft: triesLeftOf(code), appTries };
}

/** Wrong codes that were given at the door. The last try of a code that was said was right. */
export const wrongCodesOf = ({ tries, appTries, verifiedAt }: SentCode): number => appTries + tries - (verifiedAt === null ? 0 : 1);
