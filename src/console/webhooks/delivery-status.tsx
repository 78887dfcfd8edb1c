import { useTranslation } from 'react-i18next';
import { StateBadge } from '../ui/status.js';
import type { WebhookDeliveryStatus } from '../../schema-types.generated.js';

const COLOURS = { DELIVERED: 'green', FAILED: 'red', PENDING: 'blue' } as const;

/** Status badge of an attempt. */
export function DeliveryStatus({ status }: { readonly status: WebhookDeliveryStatus }) {
  const { t } = useTranslation('webhooks');
  return <StateBadge colour={COLOURS[status]} label={t(`deliveryStatuses.${status}`)} />;
}
