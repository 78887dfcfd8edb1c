import { Alert, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { PickupTaskDetailsDocument, type PickupTaskDetailsQuery } from './operations.generated.js';
import { Verdicts } from './verdicts.js';

/** Pickup task with the result of each parcel. */
export function Task({ id }: { readonly id: string }) {
  const { t } = useTranslation('pickups');
  const read = useRead(PickupTaskDetailsDocument, { id });
  return (
    <Page title={<bdi dir="ltr">{id}</bdi>} name={id} back={{ to: '/pickups?tab=confirm', name: t('tabs.confirm') }}>
      <Loaded read={read}>
        {({ pickupTask: task }) => {
          const waiting = task.shipments.filter(({ confirmationStatus }) => confirmationStatus === 'PENDING_CONFIRMATION').length;
          return (
            <Stack gap="md">
              <TaskFacts task={task} waiting={waiting} />
              {waiting > 0 && (
                <Alert color="orange">
                  <Text size="sm">
                    {t('waiting', { count: waiting })} <Instant at={task.autoConfirmsAt} ago />
                  </Text>
                </Alert>
              )}
              <Group justify="space-between">
                <Title order={2}>{t('parcels')}</Title>
              </Group>
              <Verdicts task={task} />
            </Stack>
          );
        }}
      </Loaded>
    </Page>
  );
}

function TaskFacts({ task, waiting }: { readonly task: PickupTaskDetailsQuery['pickupTask']; readonly waiting: number }) {
  const { t } = useTranslation('pickups');
  return (
    <Paper withBorder p="md">
      <Facts
        of={[
          [t('seller'), <bdi key="seller">{task.businessCustomer}</bdi>],
          [t('worker'), <bdi key="worker">{task.workerName ?? t('carrier')}</bdi>],
          [t('parcels'), String(task.shipments.length)],
          [t('pickedUp'), <Instant key="from" at={task.createdAt} />],
          [t('lastPickedUp'), <Instant key="to" at={task.taskCompletedAt} />],
          [t('deadline'), waiting > 0 && <Instant at={task.autoConfirmsAt} />],
        ]}
      />
    </Paper>
  );
}
