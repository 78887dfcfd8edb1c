import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Instant } from '../ui/instant.js';
import { Section } from '../ui/section.js';
import { StateBadge } from '../ui/status.js';
import type { ShipmentDetails } from './shipment-details.js';
import { inOneLine } from '../ui/isolated.js';

const COLOURS: Readonly<Record<string, string>> = { pending: 'blue', done: 'green', failed: 'red' };

/** Requested retries. */
export function RetriesSection({ shipment: { retries } }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  if (retries.length === 0) return null;
  return (
    <Section title={t('retry.title')}>
      <Stack gap="xs">
        {retries.toReversed().map(({ id, action, status, attempt, scheduledDate, slotFrom, slotTo, phone, reason, failure, createdAt }) => (
          <div key={id}>
            <Text size="sm" fw={600}>
              {t(`retry.actions.${action}`)}
              {attempt !== null && <bdi dir="ltr"> #{attempt}</bdi>}{' '}
              <StateBadge colour={COLOURS[status] ?? 'gray'} label={t(`retry.statuses.${status}` as 'retry.statuses.pending')} />
            </Text>
            <Text size="sm">
              <bdi dir="ltr">{inOneLine(scheduledDate, slotFrom && slotTo && `${slotFrom}–${slotTo}`, phone, failure)}</bdi>
            </Text>
            {reason && (
              <Text size="sm">
                <bdi>{reason}</bdi>
              </Text>
            )}
            <Text size="xs" c="dimmed">
              <Instant at={createdAt} />
            </Text>
          </div>
        ))}
      </Stack>
    </Section>
  );
}
