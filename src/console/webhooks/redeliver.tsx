import { Button, Group, Paper, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import { Action } from '../ui/action.js';
import { Outcomes, useEachItem, type EachItem } from '../ui/each-item.js';
import { RedeliverWebhookDocument, type DeliveryRowFragment } from './operations.generated.js';

interface RedeliverProps {
  readonly webhookId: string;
  readonly chosen: readonly DeliveryRowFragment[];
  readonly done: () => void;
}

/** Resends the events of the selected attempts and reports whether each was queued. */
export function Redeliver({ webhookId, chosen, done }: RedeliverProps) {
  const { t } = useTranslation(['webhooks', 'app']);
  const queries = useQueryClient();
  const each = useEachItem<DeliveryRowFragment>({
    idOf: ({ id }) => id,
    nameOf: ({ eventType, shipmentId, eventId }) => `${eventType} ${shipmentId ?? eventId}`,
    act: ({ id }) => send(RedeliverWebhookDocument, { id: webhookId, deliveryId: id }),
  });
  // Several attempts of one event count once.
  const events = [...new Map(chosen.map((delivery) => [delivery.eventId, delivery])).values()];
  return (
    <Stack gap="sm">
      <Group>
        <Action
          name={t('redeliver.many', { count: events.length })}
          icon={<IconRefresh size={16} aria-hidden />}
          why={events.length === 0 ? t('redeliver.choose') : null}
          consequences={t('redeliver.consequences', { count: events.length })}
          run={async () => {
            await each.run(events);
            await queries.invalidateQueries();
          }}
          done={done}
        />
      </Group>
      {each.outcomes.length > 0 && <Results of={each} />}
    </Stack>
  );
}

function Results({ of: { outcomes, total, reset } }: { readonly of: EachItem<DeliveryRowFragment> }) {
  const { t } = useTranslation(['webhooks', 'app']);
  return (
    <Paper withBorder p="md">
      <Stack align="stretch">
        <Outcomes outcomes={outcomes} total={total} />
        <Group justify="flex-end">
          <Button variant="default" size="xs" onClick={reset}>
            {t('app:close')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
