import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { Section } from '../ui/section.js';
import { BookPickupAction } from './book-pickup-action.js';
import { ForceAction } from './force-action.js';
import { MeasureAction } from './measure-action.js';
import type { AllowedStepFragment } from './operations.generated.js';
import { RepackAction } from './repack-action.js';
import { RetryAction } from './retry-action.js';
import type { ShipmentDetails } from './shipment-details.js';
import { SimulateAction } from './simulate-action.js';
import { StepAction } from './step-action.js';
import { edges, isGrave, mainStep, offeredSteps, retriesOf } from './steps.js';

/** Actions that the current user may take in the current status. */
export function StepActions({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const session = useSession();
  const main = mainStep(session, shipment);
  const all = offeredSteps(session, shipment);
  const steps = all.filter((step) => step !== main);
  const waits = shipment.retries.some(({ status }) => status === 'pending');
  const isAdmin = session.role === 'SUPER_ADMIN';
  // Owners of a shop try out its test shipments; production simulates no others.
  const maySimulate = session.can('shipment:simulate') || (shipment.isTest && session.can('shop:manage'));
  const mayTryMore = isAdmin && shipment.deliveryAttempts > 0 && ['ON_HOLD', 'FAILED'].includes(shipment.status);
  const offersDelivery = all.some(({ edge }) => retriesOf[edge] === 'REDELIVER');
  if (all.length === 0 && !waits && !mayTryMore && !isAdmin && !maySimulate) return null;
  return (
    <Section title={t('actions.title')}>
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

interface OneStepProps {
  readonly shipment: ShipmentDetails;
  readonly step: AllowedStepFragment;
  readonly isMain?: boolean;
}

/** The action of one step; the main one stands out. */
export function OneStep({ shipment, step, isMain = false }: OneStepProps) {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  const again = retriesOf[step.edge];
  const variant = isMain ? 'filled' : 'default';
  if (step.edge === edges.verify) return can('shipment:verify') && <MeasureAction shipment={shipment} step={step} />;
  if (step.edge === edges.schedulePickup) return <BookPickupAction shipment={shipment} step={step} variant={variant} />;
  if (step.edge === edges.repack) return <RepackAction shipment={shipment} step={step} />;
  if (again)
    return <RetryAction shipment={shipment} action={again} step={step} name={t(`steps.${step.edge}` as 'steps.8')} variant={variant} />;
  return <StepAction shipment={shipment} step={step} variant={variant} />;
}
