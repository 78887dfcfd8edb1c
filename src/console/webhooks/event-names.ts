import { useTranslation } from 'react-i18next';

/** Events available to sellers. A test compares both lists with those of the service. */
const shipmentEvents = [
  'shipment.update',
  'shipment.pickup',
  'shipment.in_transit',
  'shipment.completed',
  'shipment.failed',
  'shipment.test',
] as const;

/** Events only for the operator's systems. */
const operatorEvents = [
  'approval.requested',
  'approval.approved',
  'approval.rejected',
  'approval.cancelled',
  'cod.confirmed',
  'cod.handover',
  'wallet.transaction',
  'adjustment.created',
  'adjustment.paid',
  'adjustment.deleted',
  'pickup_confirmation.updated',
  'return.created',
  'webhook.disabled',
] as const;

/** Events that a webhook may subscribe to. */
export const eventsFor = (isOperator: boolean): readonly string[] => (isOperator ? [...shipmentEvents, ...operatorEvents] : shipmentEvents);

/** Meaning of an event; undefined for unknown events. */
export function useEventMeaning(): (event: string) => string | undefined {
  const { t, i18n } = useTranslation('webhooks');
  return (event) => {
    const key = `events.${event.replaceAll('.', '_')}`;
    return i18n.exists(key, { ns: 'webhooks' }) ? t(key as 'events.shipment_update') : undefined;
  };
}
