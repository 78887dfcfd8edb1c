import { useTranslation } from 'react-i18next';
import { StateBadge } from '../ui/status.js';
import type { WebhookDeliveryStatus } from '../../schema-types.generated.js';

const COLOURS = { DELIVERED: 'green', FAILED: 'red', PENDING: 'blue' } as const;

/** What became of an attempt, in a word. */
export function DeliveryStatus({ status }: { readonly status: WebhookDeliveryStatus }) {
  const { t } = useTranslation('webhooks');
  return <StateBadge colour={COLOURS[status]} label={t(`deliveryStatuses.${status}`)} />;
}
