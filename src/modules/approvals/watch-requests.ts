import { z } from 'zod';
import type { Context } from '../../platform/graphql/context.js';
import type { Heard, LiveServices } from '../../platform/live/live-feed.js';
import { changeOf, type EventTopic, type LiveChange } from '../../platform/live/topic.js';

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

/** Streams requests as they are made. */
export function watchRequests(
  context: Context<LiveServices>,
  filter: ApprovalRequestedFilter,
): Promise<AsyncIterable<Heard<ApprovalRequested>>> {
  context.actor.require(approvalRequests.permission);
  return context.services.live.watch(approvalRequests, context.caller, filter);
}
