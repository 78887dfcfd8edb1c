import { ApprovalStatus, type ApprovalRowFragment } from '../../client/index.js';
import { choice } from '../choices.js';
import type { Desk } from '../desk.js';
import { afterOption, allOption, firstOption, showList } from '../lists.js';
import { approvalId, sellerIdIfAny, staffId } from '../naming.js';
import type { Column } from '../table.js';
import { amountOf, instantOf } from '../words.js';
import type { CommandGroup } from './group.js';

const columns: readonly Column<ApprovalRowFragment>[] = [
  { title: 'ID', of: ({ id }) => id, whole: true },
  { title: 'TYPE', of: ({ type }) => type.toLowerCase() },
  { title: 'STATUS', of: ({ status }) => status.toLowerCase() },
  { title: 'AMOUNT', of: ({ amount }) => amountOf(amount), right: true },
  { title: 'SELLER', of: ({ subjectUser }) => subjectUser?.displayName },
  { title: 'REQUESTED BY', of: ({ requestedBy, requestedByType }) => requestedBy?.displayName ?? requestedByType },
  { title: 'AT (UTC)', of: ({ createdAt }) => instantOf(createdAt) },
];

/** Approval requests: money movements that a second person decides on. */
export const approvals: CommandGroup = (program, desk) => {
  const group = program
    .command('approvals')
    .description('approval requests, decided by a second person; identify one by id, the beginning of its id, or any id of the shipment');

  group
    .command('list')
    .description('list requests, newest first')
    .addOption(choice('-s, --status <status>', 'filter by status', ApprovalStatus))
    .option('--type <type>', 'filter by type, such as wallet_adjustment')
    .option('--seller <seller>', 'filter by seller: id, e-mail address, company or name')
    .option('--search <text>', 'search references and sellers, or match an exact amount or id')
    .option(...firstOption)
    .option(...afterOption)
    .option(...allOption)
    .action(async ({ status, type, seller, search, ...extent }) => {
      const variables = { status, type, subjectUserId: await sellerIdIfAny(desk, seller), search };
      await showList(desk, (await desk.shipgraph()).approvals, { variables, extent, columns });
    });

  group
    .command('approve <request>')
    .description('approve a request; the money moves immediately')
    .option('--note <text>', 'reason for the decision')
    .option('--reviewer <staff>', 'for ERP tokens: the staff member who decides')
    .action(async (named, { note, reviewer }) => {
      const id = await approvalId(desk, named);
      await desk.agree(`${await aboutOf(desk, id)}\nThe money moves as soon as you approve.`, 'Approve?');
      const input = { id, reviewNote: note, reviewedById: await staffId(desk, reviewer) };
      decided(desk, await (await desk.shipgraph()).approveRequest({ input }, { signal: desk.signal }));
    });

  group
    .command('reject <request>')
    .description('reject a request; no money moves')
    .option('--note <text>', 'reason for the decision')
    .option('--reviewer <staff>', 'for ERP tokens: the staff member who decides')
    .action(async (named, { note, reviewer }) => {
      const id = await approvalId(desk, named);
      await desk.agree(`${await aboutOf(desk, id)}\nA rejected request cannot be reopened; a new one is required.`, 'Reject?');
      const input = { id, reviewNote: note, reviewedById: await staffId(desk, reviewer) };
      decided(desk, await (await desk.shipgraph()).rejectRequest({ input }, { signal: desk.signal }));
    });

  group
    .command('cancel <request>')
    .description('withdraw a request')
    .option('--reason <text>', 'reason for withdrawing it')
    .action(async (named, { reason }) => {
      const id = await approvalId(desk, named);
      await desk.agree(`${await aboutOf(desk, id)}\nA withdrawn request cannot be reopened; a new one is required.`, 'Withdraw it?');
      decided(desk, await (await desk.shipgraph()).cancelApproval({ id, reason }, { signal: desk.signal }));
    });
};

/** Describes the request to the user who decides on it. */
async function aboutOf(desk: Desk, id: string): Promise<string> {
  if (!desk.io.person) return `Request ${id}.`;
  const { type, amount, subjectUser, requestedBy, requestedByType } = await (
    await desk.shipgraph()
  ).approval({ id }, { signal: desk.signal });
  const who = requestedBy?.displayName ?? requestedByType;
  return `${type.toLowerCase()} of ${amountOf(amount)} for ${subjectUser?.displayName ?? 'a seller'}, requested by ${who}.`;
}

const decided = (desk: Desk, request: ApprovalRowFragment): void =>
  desk.show(request, () => `The request for ${amountOf(request.amount)} is ${request.status.toLowerCase()}.`);
