import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { Section } from '../ui/section.js';
import { ForceAction } from './force-action.js';
import { MeasureAction } from './measure-action.js';
import type { AllowedStepFragment } from './operations.generated.js';
import { RepackAction } from './repack-action.js';
import { RetryAction } from './retry-action.js';
import type { ShipmentDetails } from './shipment-details.js';
import { SimulateAction } from './simulate-action.js';
import { StepAction } from './step-action.js';
import { edges, isGrave, offeredSteps, retriesOf } from './steps.js';

/** Actions that the current user may take in the current status. */
export function StepActions({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const session = useSession();
  const steps = offeredSteps(session, shipment);
  const waits = shipment.retries.some(({ status }) => status === 'pending');
  const isAdmin = session.role === 'SUPER_ADMIN';
  // Owners of a shop try out its test shipments; production simulates no others.
  const maySimulate = session.can('shipment:simulate') || (shipment.isTest && session.can('shop:manage'));
  const mayTryMore = isAdmin && shipment.deliveryAttempts > 0 && ['ON_HOLD', 'FAILED'].includes(shipment.status);
  const offersDelivery = steps.some(({ edge }) => retriesOf[edge] === 'REDELIVER');
  return (
    <Section title={t('actions.title')}>
      {steps.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('actions.none')}
        </Text>
      )}
      <Group gap="xs">
        {steps
          .toSorted((one, other) => Number(isGrave(one.edge)) - Number(isGrave(other.edge)))
          .map((step) => (
            <OneStep key={`${step.edge} ${step.to}`} shipment={shipment} step={step} />
          ))}
        {waits && session.can('shipment:move') && <RetryAction shipment={shipment} action="CANCEL_RETRY" name={t('retry.cancel')} />}
        {mayTryMore && !offersDelivery && <RetryAction shipment={shipment} action="REDELIVER" name={t('retry.onceMore')} />}
      </Group>
      {(isAdmin || maySimulate) && (
        <Group gap="xs">
          {isAdmin && <ForceAction shipment={shipment} />}
          {maySimulate && <SimulateAction shipment={shipment} />}
        </Group>
      )}
    </Section>
  );
}

function OneStep({ shipment, step }: { readonly shipment: ShipmentDetails; readonly step: AllowedStepFragment }) {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  const again = retriesOf[step.edge];
  if (step.edge === edges.verify) return can('shipment:verify') && <MeasureAction shipment={shipment} step={step} />;
  if (step.edge === edges.repack) return <RepackAction shipment={shipment} step={step} />;
  if (again) return <RetryAction shipment={shipment} action={again} step={step} name={t(`steps.${step.edge}` as 'steps.8')} />;
  return <StepAction shipment={shipment} step={step} />;
}
