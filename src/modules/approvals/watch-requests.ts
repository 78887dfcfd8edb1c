import type { Context } from '../../platform/work/context.js';
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

const approvalRequests: EventTopic<ApprovalRequested, ApprovalRequestedFilter> = {
  permission: 'approval:read',
  events: ['approval.requested'],
  read: (event) => {
    if (event.type !== 'approval.requested') return null;
    const { type, subjectUserId: sellerId } = event.data;
    return { ...changeOf(event), approvalId: event.subjectId, type, sellerId };
  },
  concerns: (request, actor, { type, sellerId }) =>
    actor.owns(request) && (type == null || request.type === type) && (sellerId == null || request.sellerId === sellerId),
};

/** Streams requests as they are made. */
export function watchRequests(
  context: Context<LiveServices>,
  filter: ApprovalRequestedFilter,
): Promise<AsyncIterable<Heard<ApprovalRequested>>> {
  return context.services.live.watch(approvalRequests, context.caller, filter);
}
