import { Actor } from '../../kernel/actor.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import { zero } from '../../kernel/money.js';
import type { StaffRole } from '../../kernel/permissions.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { openApproval, openRequestsAbout, type Approval, type ApprovalHandler } from '../approvals/index.js';
import { lockAdministrators, lockStaff, otherSuperAdmins, updateStaff, type Staff, type UpdateStaffInput } from '../staff/index.js';

/** While there is only one super administrator, no second person can approve: that one makes the next alone. */
const FEW = 1;

/** A changed staff member, and the request for the role of super administrator that awaits another one. */
export type ChangedStaff = Staff & { readonly superAdminRequestId: string | null };

/** Refuses a new super administrator while there are two or more, who must decide about it. VALIDATION_FAILED. */
export async function assertMayMake(tx: Tx, { email, role }: { readonly email: string; readonly role: StaffRole }): Promise<void> {
  if (role !== 'super_admin') return;
  await lockAdministrators(tx);
  if ((await otherSuperAdmins(tx.sql, { email })) <= FEW) return;
  const checks = new FieldChecks();
  checks.fail('role', 'notSuperAdminFirst');
  checks.settle();
}

/**
 * Updates a staff member as `updateStaff` does. The role of super administrator, and the reopened account of one, await another super
 * administrator, unless there is only one; the rest of the change takes effect.
 */
export async function changeStaff(tx: Tx, actor: Actor, { id, ...changes }: UpdateStaffInput & { id: string }): Promise<ChangedStaff> {
  await lockAdministrators(tx);
  const staff = await lockStaff(tx, id);
  if (!raises(staff, changes) || (await otherSuperAdmins(tx.sql, staff)) <= FEW)
    return { ...(await updateStaff(tx, actor, { ...changes, id })), superAdminRequestId: null };

  const { email, name } = changes;
  const changed = email != null || name != null ? await updateStaff(tx, actor, { id, email: email ?? null, name: name ?? null }) : staff;
  const request = await askToRaise(tx, actor, changed);
  return { ...changed, superAdminRequestId: request.id };
}

function raises(staff: Staff, { role, active }: UpdateStaffInput): boolean {
  const [wanted, isOpen] = [role ?? staff.role, active ?? staff.active];
  return wanted === 'super_admin' && isOpen && !(staff.role === 'super_admin' && staff.active);
}

/** The open request about this person, or a new one. The caller has locked the person. */
async function askToRaise(tx: Tx, actor: Actor, { id, name, email, role }: Staff): Promise<Approval> {
  const [open] = await openRequestsAbout(tx, { subjectUserId: id, type: 'super_admin_role' });
  if (open) return open;
  return openApproval(tx, {
    type: 'super_admin_role',
    subjectUserId: id,
    amount: zero(tx.services.settings.baseCurrency),
    payload: { staffId: id, name, email, role },
    requestedBy: actor,
  });
}

/** Gives the role and reopens a closed account. The requester counts as the person who did it, not the reviewer. */
export const superAdminHandler: ApprovalHandler = {
  lock: async (tx, { subjectUserId }) => {
    await lockAdministrators(tx);
    await lockStaff(tx, subjectUserId);
  },
  approve: async (tx, { subjectUserId, requestedById, payload }) => {
    const { id, email } = await lockStaff(tx, subjectUserId);
    if (email !== payload['email']) throw refuse('VERSION_CONFLICT.emailChanged');
    const asker = new Actor({ type: 'super_admin', id: requestedById });
    await updateStaff(tx, asker, { id, role: 'super_admin', active: true });
  },
};
