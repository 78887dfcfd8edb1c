import { Button, Checkbox, Group, List, Modal, Stack, Text } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GraphError } from '../graph/graph-error.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { ActionDialog } from '../ui/action.js';
import { Loaded } from '../ui/loaded.js';
import { Reasoned } from '../ui/reasoned.js';
import { FleetDriversDocument, PlanDayDocument, type FleetDriversQuery, type PlanDayMutation } from './operations.generated.js';
import type { Day } from './use-day.js';
import { inOneLine } from '../ui/isolated.js';

type Driver = FleetDriversQuery['drivers'][number];
type Plan = PlanDayMutation['planRuns'];

/** Spreads ready tasks over drivers and says what is left and why. */
export function PlanDialog({ day }: { readonly day: Day }) {
  const { t } = useTranslation('runs');
  const [opened, { open, close }] = useDisclosure();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [plan, setPlan] = useState<Plan>();
  const read = useRead(FleetDriversDocument, {}, { enabled: opened });
  const write = useWrite(PlanDayDocument, ({ planRuns }) => setPlan(planRuns));
  const drivers = driversFor(read.data?.drivers ?? [], day.hubId);
  const driverIds = drivers.map(({ id }) => id).filter((id) => !left.has(id));
  const past = day.date < day.today ? t('plan.past') : null;
  return (
    <>
      <Reasoned why={past}>
        {(blocked) => (
          <Button leftSection={<IconRoute size={16} aria-hidden />} onClick={open} {...blocked}>
            {t('plan.name')}
          </Button>
        )}
      </Reasoned>
      <ActionDialog
        name={t('plan.name')}
        consequences={t('plan.consequences')}
        opened={opened}
        close={close}
        isReady={read.isSuccess}
        run={async () => {
          if (driverIds.length === 0) throw new GraphError({ code: 'NO_DRIVER', message: t('plan.noDriver') });
          await write.mutateAsync({ input: { date: day.date, hubId: day.hubId, driverIds } });
        }}
      >
        <Loaded read={read}>{() => <Drivers drivers={drivers} left={left} choose={setLeft} />}</Loaded>
      </ActionDialog>
      <Result plan={plan} close={() => setPlan(undefined)} />
    </>
  );
}

const driversFor = (drivers: readonly Driver[], hubId: string | null): Driver[] =>
  drivers.filter(({ active, hub }) => active && (hubId === null || hub?.id === hubId));

interface DriversProps {
  readonly drivers: readonly Driver[];
  readonly left: ReadonlySet<string>;
  readonly choose: (left: ReadonlySet<string>) => void;
}

function Drivers({ drivers, left, choose }: DriversProps) {
  const { t } = useTranslation('runs');
  if (drivers.length === 0) return <Text size="sm">{t('plan.noDrivers')}</Text>;
  return (
    <Checkbox.Group
      label={t('plan.drivers')}
      value={drivers.map(({ id }) => id).filter((id) => !left.has(id))}
      onChange={(ids) => choose(new Set(drivers.map(({ id }) => id).filter((id) => !ids.includes(id))))}
    >
      <Stack gap={6} mt="xs">
        {drivers.map(({ id, name, vehicle, hub }) => (
          <Checkbox key={id} value={id} label={inOneLine(name ?? id, vehicle, hub?.code)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function Result({ plan, close }: { readonly plan: Plan | undefined; readonly close: () => void }) {
  const { t } = useTranslation(['runs', 'app']);
  return (
    <Modal
      opened={plan !== undefined}
      onClose={close}
      title={t('plan.result')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      {plan && (
        <Stack gap="sm">
          <Text size="sm">{t('plan.made', { count: plan.runs.length, km: plan.km, hours: (plan.minutes / 60).toFixed(1) })}</Text>
          <Text size="sm" c="dimmed">
            {t(`plan.engines.${plan.engine}`)}
          </Text>
          {plan.unassigned.length === 0 ? <Text size="sm">{t('plan.allPlanned')}</Text> : <Unplanned unassigned={plan.unassigned} />}
          <Group justify="flex-end">
            <Button onClick={close}>{t('app:close')}</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

function Unplanned({ unassigned }: { readonly unassigned: Plan['unassigned'] }) {
  const { t } = useTranslation(['runs', 'app']);
  return (
    <>
      <Text size="sm" fw={600}>
        {t('plan.unassigned', { count: unassigned.length })}
      </Text>
      <List size="sm" spacing={4}>
        {unassigned.map(({ task, reason }) => (
          <List.Item key={task.id}>
            <bdi dir="ltr">{task.reference}</bdi> · <bdi>{[task.contactName, task.city].filter(Boolean).join(', ')}</bdi>:{' '}
            {t(`plan.reasons.${reason}`)}
          </List.Item>
        ))}
      </List>
    </>
  );
}
