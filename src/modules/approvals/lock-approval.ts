import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { handlerOf } from './approval-handler.js';
import { approvalOf, approvals, type Approval } from './approval.js';
import type { ApprovalServices } from './services.js';

const findById = statement(($: Named<{ id: string }>) => approvals().where('id', '=', $.id));
const lockById = statement(($: Named<{ id: string }>) => approvals().where('id', '=', $.id).forUpdate());

export async function findApproval(sql: RunSql, id: string): Promise<Approval> {
  const row = isUuid(id) ? await findById.first(sql, { id }) : undefined;
  if (!row) throw refuse('APPROVAL_NOT_FOUND');
  return approvalOf(row);
}

/** Locks the subject of the request and then the request itself, the same order in which other writers lock them. */
export async function lockApproval(tx: Tx<ApprovalServices>, found: Approval): Promise<Approval> {
  await handlerOf(tx, found).lock?.(tx, found);
  const row = await lockById.first(tx.sql, found);
  if (!row) throw refuse('APPROVAL_NOT_FOUND');
  return approvalOf(row);
}
