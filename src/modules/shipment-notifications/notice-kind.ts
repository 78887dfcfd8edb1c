import type { DomainEvent } from '../../kernel/events.js';
import { outcomes, type Outcome } from '../notifications/index.js';

export type NoticeKind = Outcome | 'order_placed' | 'cancelled' | 'return_created' | 'order_updated';

/** Changes that matter to people who print labels or deliver. */
const OF_DELIVERY = /^(destinationAddress\.|orderPaymentStatus$|effectiveCollection$)/;

/** The mails an event requires; undefined for most events. Needs no database. */
export function noticeKind({ type, data }: DomainEvent): NoticeKind | undefined {
  if (type === 'order.updated') {
    const fields: unknown = data['fields'];
    const isOfDelivery = Array.isArray(fields) && fields.some((field) => typeof field === 'string' && OF_DELIVERY.test(field));
    return isOfDelivery ? 'order_updated' : undefined;
  }
  if (type !== 'shipment.status_changed' || data['from'] === data['to']) return undefined;
  const to = data['to'];
  if (to === 'cancelled') return 'cancelled';
  if (to === 'new' && data['from'] === null) return data['isReturn'] === true ? 'return_created' : 'order_placed';
  return outcomes.find((outcome) => outcome === to);
}
