import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { notice } from '../ui/notices.js';
import { Section } from '../ui/section.js';
import { DriverTasks } from './driver-tasks.js';
import { DriverChoice } from './driver-choice.js';
import { AssignShipmentsDocument, ShipmentDriverDocument, UnassignShipmentsDocument } from './operations.generated.js';

interface DriverSectionProps {
  readonly shipmentId: string;
  /** True while the shipment needs a driver. */
  readonly isOpen: boolean;
}

/** Driver of the shipment. Drivers see only their own shipments. */
export function DriverSection({ shipmentId, isOpen }: DriverSectionProps) {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  const read = useRead(ShipmentDriverDocument, { id: shipmentId });
  const assignment = read.data?.shipment.assignment;
  return (
    <Section title={t('driver.title')}>
      <Loaded read={read}>
        {() =>
          assignment ? (
            <Text size="sm">
              <bdi>{assignment.driver.name}</bdi> · {t(`driver.kinds.${assignment.kind}`)} · <Instant at={assignment.startedAt} />
            </Text>
          ) : (
            <Text size="sm" c="dimmed">
              {t('driver.none')}
            </Text>
          )
        }
      </Loaded>
      {can('fleet:read') && <DriverTasks shipmentId={shipmentId} />}
      {can('shipment:assign') && (
        <Group gap="xs">
          {isOpen && <Assign shipmentId={shipmentId} />}
          {assignment && <Unassign shipmentId={shipmentId} />}
        </Group>
      )}
    </Section>
  );
}

function Assign({ shipmentId }: { readonly shipmentId: string }) {
  const { t } = useTranslation('shipments');
  const [driverId, choose] = useState<string | null>(null);
  const write = useWrite(AssignShipmentsDocument, () => notice(t('driver.assigned')));
  return (
    <Action
      name={t('driver.assign')}
      size="xs"
      consequences={t('driver.consequences')}
      run={() => write.mutateAsync({ input: { driverId: driverId ?? '', ids: [shipmentId] } })}
    >
      <DriverChoice value={driverId} choose={choose} />
    </Action>
  );
}

function Unassign({ shipmentId }: { readonly shipmentId: string }) {
  const { t } = useTranslation('shipments');
  const write = useWrite(UnassignShipmentsDocument, () => notice(t('driver.unassigned')));
  return (
    <Action
      name={t('driver.unassign')}
      size="xs"
      consequences={t('driver.unassignConsequences')}
      run={() => write.mutateAsync({ ids: [shipmentId] })}
    />
  );
}
