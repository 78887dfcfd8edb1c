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
  { title: 'ASKED BY', of: ({ requestedBy, requestedByType }) => requestedBy?.displayName ?? requestedByType },
  { title: 'AT (UTC)', of: ({ createdAt }) => instantOf(createdAt) },
];

/** Money that a second person has to agree to. */
export const approvals: CommandGroup = (program, desk) => {
  const group = program
    .command('approvals')
    .description('requests to move money that somebody else decides on; named by id, its beginning, or any id of the shipment');

  group
    .command('list')
    .description('a page of requests, newest first')
    .addOption(choice('-s, --status <status>', 'only in this status', ApprovalStatus))
    .option('--type <type>', 'only of this type, such as wallet_adjustment')
    .option('--seller <seller>', 'only about this seller: id, e-mail address, company or name')
    .option('--search <text>', 'in references and sellers, or a whole amount or id')
    .option(...firstOption)
    .option(...afterOption)
    .option(...allOption)
    .action(async ({ status, type, seller, search, ...extent }) => {
      const variables = { status, type, subjectUserId: await sellerIdIfAny(desk, seller), search };
      await showList(desk, (await desk.shipgraph()).approvals, { variables, extent, columns });
    });

  group
    .command('approve <request>')
    .description('agrees; the money moves at once')
    .option('--note <text>', 'why')
    .option('--reviewer <staff>', 'for ERP tokens: the member of staff who decides')
    .action(async (named, { note, reviewer }) => {
      const id = await approvalId(desk, named);
      await desk.agree(`${await aboutOf(desk, id)}\nThe money moves as soon as you agree.`, 'Approve?');
      const input = { id, reviewNote: note, reviewedById: await staffId(desk, reviewer) };
      decided(desk, await (await desk.shipgraph()).approveRequest({ input }, { signal: desk.signal }));
    });

  group
    .command('reject <request>')
    .description('refuses; nothing moves')
    .option('--note <text>', 'why')
    .option('--reviewer <staff>', 'for ERP tokens: the member of staff who decides')
    .action(async (named, { note, reviewer }) => {
      const id = await approvalId(desk, named);
      await desk.agree(`${await aboutOf(desk, id)}\nOnce rejected, it has to be asked for again.`, 'Reject?');
      const input = { id, reviewNote: note, reviewedById: await staffId(desk, reviewer) };
      decided(desk, await (await desk.shipgraph()).rejectRequest({ input }, { signal: desk.signal }));
    });

  group
    .command('cancel <request>')
    .description('takes a request back')
    .option('--reason <text>', 'why')
    .action(async (named, { reason }) => {
      const id = await approvalId(desk, named);
      await desk.agree(`${await aboutOf(desk, id)}\nOnce taken back, it has to be asked for again.`, 'Take it back?');
      decided(desk, await (await desk.shipgraph()).cancelApproval({ id, reason }, { signal: desk.signal }));
    });
};

/** What is asked for, told to whoever is asked to decide. */
async function aboutOf(desk: Desk, id: string): Promise<string> {
  if (!desk.io.person) return `Request ${id}.`;
  const { type, amount, subjectUser, requestedBy, requestedByType } = await (
    await desk.shipgraph()
  ).approval({ id }, { signal: desk.signal });
  const who = requestedBy?.displayName ?? requestedByType;
  return `${type.toLowerCase()} of ${amountOf(amount)} for ${subjectUser?.displayName ?? 'a seller'}, asked for by ${who}.`;
}

const decided = (desk: Desk, request: ApprovalRowFragment): void =>
  desk.show(request, () => `The request over ${amountOf(request.amount)} is ${request.status.toLowerCase()}.`);
