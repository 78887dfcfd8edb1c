import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { handlerOf } from './approval-handler.js';
import { APPROVAL_COLUMNS, approvalOf, type Approval, type ApprovalRow } from './approval.js';

const byId = `select ${APPROVAL_COLUMNS} from approval_request where id = $1`;

export async function findApproval(sql: RunSql, id: string): Promise<Approval> {
  const [row] = isUuid(id) ? await sql<ApprovalRow>(byId, [id]) : [];
  if (!row) throw refuse('APPROVAL_NOT_FOUND');
  return approvalOf(row);
}

/** Locks what the request is about and then the request, so that whoever changes either waits for the same lock first. */
export async function lockApproval(tx: Tx, found: Approval): Promise<Approval> {
  await handlerOf(tx, found).lock?.(tx, found);
  const [row] = await tx.sql<ApprovalRow>(`${byId} for update`, [found.id]);
  if (!row) throw refuse('APPROVAL_NOT_FOUND');
  return approvalOf(row);
}
