import type { DomainEvent, EventData } from '../../kernel/events.js';
import { outcomes, type Outcome } from '../notifications/index.js';

type OfShipment = Outcome | 'order_placed' | 'cancelled' | 'return_created' | 'attempt_failed';

/** An event and the kind of its notice. */
export type Notice =
  | { readonly event: DomainEvent<'order.updated'>; readonly kind: 'order_updated' }
  | { readonly event: DomainEvent<'shipment.status_changed'>; readonly kind: OfShipment };

/** Changes that matter to people who print labels or deliver. */
const OF_DELIVERY = /^(destinationAddress\.|orderPaymentStatus$|effectiveCollection$)/;

/** The mails an event requires; undefined for most events. Needs no database. */
export function noticeOf(event: DomainEvent): Notice | undefined {
  if (event.type === 'order.updated') {
    return event.data.fields.some((field) => OF_DELIVERY.test(field)) ? { event, kind: 'order_updated' } : undefined;
  }
  if (event.type !== 'shipment.status_changed') return undefined;
  const kind = kindOf(event.data);
  return kind && { event, kind };
}

function kindOf({ from, to, isReturn }: EventData['shipment.status_changed']): OfShipment | undefined {
  if (from === to) return undefined;
  if (to === 'cancelled') return 'cancelled';
  if (to === 'on_hold') return from === 'in_transit' ? 'attempt_failed' : undefined;
  if (to === 'new' && from === null) return isReturn ? 'return_created' : 'order_placed';
  return outcomes.find((outcome) => outcome === to);
}
