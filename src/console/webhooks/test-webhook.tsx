import { Alert, Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { useWrite } from '../graph/use-write.js';
import { Trouble } from '../ui/trouble.js';
import { DeliveryReason } from './delivery-reason.js';
import { DeliveryStatus } from './delivery-status.js';
import { eventsFor, useEventMeaning } from './event-names.js';
import { TestWebhookDocument, type DeliveryRowFragment } from './operations.generated.js';

interface TestWebhookProps {
  readonly webhook: { readonly id: string; readonly events: readonly string[] };
}

/** Sends a test event. */
export function TestWebhook({ webhook: { id, events } }: TestWebhookProps) {
  const { t } = useTranslation(['webhooks', 'app']);
  const { isOperator } = useSession();
  const meaning = useEventMeaning();
  const [opened, { open, close }] = useDisclosure();
  const [event, setEvent] = useState<string | null>(events[0] ?? null);
  const test = useWrite(TestWebhookDocument);
  const labelOf = (name: string): string => [name, meaning(name)].filter(Boolean).join(' – ');
  return (
    <>
      <Button
        variant="filled"
        leftSection={<IconSend size={16} aria-hidden className="points" />}
        onClick={() => {
          test.reset();
          open();
        }}
      >
        {t('test.name')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('test.name')} size="lg" closeButtonProps={{ 'aria-label': t('app:close') }}>
        <Stack gap="sm">
          <Alert color="blue">{t('test.consequences')}</Alert>
          <Select
            label={t('test.event')}
            data={[...new Set([...events, ...eventsFor(isOperator)])].map((name) => ({ value: name, label: labelOf(name) }))}
            value={event}
            onChange={setEvent}
            allowDeselect={false}
          />
          {test.error && <Trouble error={test.error} />}
          {test.data && <TestResult delivery={test.data.testWebhook} webhookId={id} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t('app:close')}
            </Button>
            <Button loading={test.isPending} onClick={() => test.mutate({ id, event })}>
              {test.data ? t('test.again') : t('test.name')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

function TestResult({ delivery, webhookId }: { readonly delivery: DeliveryRowFragment; readonly webhookId: string }) {
  const { t } = useTranslation('webhooks');
  return (
    <Alert role="status" color={delivery.status === 'DELIVERED' ? 'green' : 'red'} title={t('test.result')}>
      <Stack gap="xs" align="start">
        <Group gap="xs">
          <DeliveryStatus status={delivery.status} />
          {delivery.httpStatus !== null && <Text size="sm">HTTP {delivery.httpStatus}</Text>}
          {delivery.durationMs !== null && <Text size="sm">{t('ms', { ms: delivery.durationMs })}</Text>}
        </Group>
        <DeliveryReason of={delivery} />
        <Button component={Link} to={`/webhooks/${webhookId}/deliveries/${delivery.id}`} size="xs" variant="default">
          {t('test.look')}
        </Button>
      </Stack>
    </Alert>
  );
}
