import { z } from 'zod';
import type { Context } from '../../platform/graphql/context.js';
import { loaderBy } from '../../platform/graphql/loader.js';
import type { Heard } from '../../platform/live/live-feed.js';
import { changeOf, type EventTopic, type LiveChange } from '../../platform/live/topic.js';
import { APPROVAL_COLUMNS, approvalOf, type Approval, type ApprovalRow } from './approval.js';

export interface ApprovalRequested extends LiveChange {
  readonly approvalId: string;
  readonly type: string;
  readonly sellerId: string;
}

export interface ApprovalRequestedFilter {
  readonly type?: string | null;
  readonly sellerId?: string | null;
  readonly after?: string | null;
}

const eventData = z.object({ type: z.string(), subjectUserId: z.string() });

const approvalRequests: EventTopic<ApprovalRequested, ApprovalRequestedFilter> = {
  permission: 'approval:read',
  events: ['approval.requested'],
  read: (event) => {
    const { data, success } = eventData.safeParse(event.data);
    return success ? { ...changeOf(event), approvalId: event.subjectId, type: data.type, sellerId: data.subjectUserId } : null;
  },
  concerns: (request, actor, { type, sellerId }) =>
    actor.owns(request) && (type == null || request.type === type) && (sellerId == null || request.sellerId === sellerId),
};

/** The requests that are made from now on. */
export function watchRequests(context: Context, filter: ApprovalRequestedFilter): Promise<AsyncIterable<Heard<ApprovalRequested>>> {
  context.actor.require(approvalRequests.permission);
  return context.services.live.watch(approvalRequests, context.caller, filter);
}

/** Requests by id, for those who were told of them. */
export const approvalLoader = loaderBy<string, Approval>(
  async (ids, { sql }) =>
    (await sql<ApprovalRow>(`select ${APPROVAL_COLUMNS} from approval_request where id = any($1::uuid[])`, [ids])).map(approvalOf),
  (approval) => approval.id,
);
