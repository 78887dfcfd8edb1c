import { Group, NumberInput, type ButtonProps } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { LongTextField } from '../ui/text-field.js';
import { Consequences } from './consequences.js';
import type { AllowedStepFragment } from './operations.generated.js';
import { ReasonField } from './reason-field.js';
import type { ShipmentDetails } from './shipment-details.js';
import { useStepWords } from './step-words.js';
import type { Collectable } from './collection.js';
import { edges, isGrave, takeStep, wantsReason, type Movable } from './steps.js';
import { useCollection } from './use-collection.js';
import { useKey } from './use-key.js';

export interface StepActionProps {
  readonly shipment: Omit<Movable, 'allowedTransitions'> & Collectable & Pick<ShipmentDetails, 'reference' | 'status'>;
  readonly step: AllowedStepFragment;
  readonly variant?: ButtonProps['variant'];
  readonly size?: ButtonProps['size'];
}

/** Performs one transition, with its details. */
export function StepAction({ shipment, step, variant = 'default', size }: StepActionProps) {
  const { t } = useTranslation(['shipments', 'app']);
  const session = useSession();
  const queries = useQueryClient();
  const { nameOf } = useStepWords();
  const key = useKey();
  const [reasonCode, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [lat, setLat] = useState<number | string>('');
  const [lng, setLng] = useState<number | string>('');
  const location = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
  const collection = useCollection(shipment, step.to);
  const hasPlace = step.edge === edges.deliver || step.edge === edges.failAttempt;
  return (
    <Action
      name={nameOf(step.edge)}
      isGrave={isGrave(step.edge)}
      size={size}
      variant={isGrave(step.edge) ? 'light' : variant}
      consequences={<Consequences step={step} />}
      run={() => takeStep(session, shipment, step, { reasonCode, note, location, key: key.get(), collection: collection.input() })}
      done={() => {
        key.renew();
        notice(t('actions.done', { reference: shipment.reference, status: t(`app:statuses.${step.to}`) }));
        void queries.invalidateQueries();
      }}
    >
      {session.can('shipment:move') && (
        <>
          {collection.fields}
          {wantsReason(step.edge) && <ReasonField value={reasonCode} onChange={setReason} />}
          <LongTextField label={t('fields.note')} value={note} change={setNote} maxLength={2000} />
          {hasPlace && <LocationFields lat={lat} setLat={setLat} lng={lng} setLng={setLng} />}
        </>
      )}
    </Action>
  );
}

interface LocationFieldsProps {
  readonly lat: string | number;
  readonly setLat: (value: string | number) => void;
  readonly lng: string | number;
  readonly setLng: (value: string | number) => void;
}

function LocationFields({ lat, setLat, lng, setLng }: LocationFieldsProps) {
  const { t } = useTranslation(['shipments', 'app']);
  return (
    <Group grow component="fieldset" bd="none" p={0} m={0} aria-label={t('fields.location')}>
      <NumberInput label={t('fields.lat')} value={lat} onChange={setLat} min={-90} max={90} hideControls dir="ltr" />
      <NumberInput label={t('fields.lng')} value={lng} onChange={setLng} min={-180} max={180} hideControls dir="ltr" />
    </Group>
  );
}
