import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './proofs.tables.js';

const findVerified = statement(($: Named<{ taskId: string }>) =>
  db.selectFrom('deliveryCode').select('taskId').where('taskId', '=', $.taskId).where('verifiedAt', 'is not', null),
);

/** True once the consignee has said the code of the task. */
export const hasVerifiedCode = async ({ sql }: Tx, taskId: string): Promise<boolean> =>
  (await findVerified.first(sql, { taskId })) !== undefined;
