import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DeliveryRowFragment } from './operations.generated.js';

/** Cause of a failure with advice; renders nothing if the attempt did not fail. */
export function DeliveryReason({
  of: { status, failure, errorMessage },
}: {
  readonly of: Pick<DeliveryRowFragment, 'status' | 'failure' | 'errorMessage'>;
}) {
  const { t, i18n } = useTranslation('webhooks');
  if (status !== 'FAILED') return null;
  // Without a failure kind nothing was attempted: the webhook was disabled first.
  const kind = failure ?? 'cancelled';
  const isKnown = i18n.exists(`failures.${kind}.what`, { ns: 'webhooks' });
  return (
    <Stack gap={4}>
      {isKnown && (
        <>
          <Text size="sm" fw={600}>
            {t(`failures.${kind}.what` as 'failures.dns.what')}
          </Text>
          <Text size="sm">{t(`failures.${kind}.advice` as 'failures.dns.advice')}</Text>
        </>
      )}
      {errorMessage && (
        <Text size="sm" c={isKnown ? 'dimmed' : undefined}>
          <bdi dir="ltr">{errorMessage}</bdi>
        </Text>
      )}
    </Stack>
  );
}

/** Short failure reason for lists. */
export function useFailureName(): (delivery: Pick<DeliveryRowFragment, 'status' | 'failure'>) => string | undefined {
  const { t, i18n } = useTranslation('webhooks');
  return ({ status, failure }) => {
    if (status !== 'FAILED') return undefined;
    const key = `failures.${failure ?? 'cancelled'}.name`;
    return i18n.exists(key, { ns: 'webhooks' }) ? t(key as 'failures.dns.name') : (failure ?? undefined);
  };
}
