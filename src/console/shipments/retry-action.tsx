import { Checkbox, Group, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { Consequences } from './consequences.js';
import { TryShipmentAgainDocument, type AllowedStepFragment } from './operations.generated.js';
import { type RetryAction as Retry, type RetryShipmentInput } from '../../schema-types.generated.js';
import type { ShipmentDetails } from './shipment-details.js';

interface RetryActionProps {
  readonly shipment: ShipmentDetails;
  readonly action: Retry;
  readonly name: string;
  readonly step?: AllowedStepFragment;
}

const nothing = {
  date: '',
  from: '',
  to: '',
  phone: '',
  reason: '',
  notes: '',
  address: '',
  landmark: '',
  city: '',
  zip: '',
  route: false,
};
const DAYS_AHEAD = 14;
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Retries a pickup or delivery, returns the parcel, or cancels a planned retry. */
export function RetryAction({ shipment, action, name, step }: RetryActionProps) {
  const { t } = useTranslation('shipments');
  const [given, setGiven] = useState(nothing);
  const set = (change: Partial<typeof nothing>): void => setGiven({ ...given, ...change });
  const write = useWrite(TryShipmentAgainDocument, ({ retryShipment: { scheduledDate } }) => {
    notice(scheduledDate ? t('retry.waits', { date: scheduledDate }) : t('retry.done'));
    setGiven(nothing);
  });
  const isTry = action === 'RETRY_PICKUP' || action === 'REDELIVER';
  return (
    <Action
      name={name}
      isGrave={action === 'RETURN_TO_SENDER'}
      variant={action === 'RETURN_TO_SENDER' ? 'light' : 'default'}
      consequences={
        <>
          {step && <Consequences step={step} />}
          <Text size="sm">{t(`retry.consequences.${action}`)}</Text>
        </>
      }
      run={() => write.mutateAsync({ input: inputOf(shipment.id, action, given) })}
    >
      {isTry && <When given={given} set={set} />}
      {isTry && <Where given={given} set={set} />}
      {action !== 'CANCEL_RETRY' && (
        <Textarea
          label={t('fields.why')}
          value={given.reason}
          onChange={(event) => set({ reason: event.currentTarget.value })}
          maxLength={500}
          required={action === 'RETURN_TO_SENDER'}
          autosize
        />
      )}
      <Textarea
        label={t('fields.internalNote')}
        value={given.notes}
        onChange={(event) => set({ notes: event.currentTarget.value })}
        maxLength={2000}
        autosize
      />
    </Action>
  );
}

interface PartProps {
  readonly given: typeof nothing;
  readonly set: (change: Partial<typeof nothing>) => void;
}

function When({ given: { date, from, to, phone }, set }: PartProps) {
  const { t } = useTranslation('shipments');
  return (
    <>
      <Group grow align="flex-start">
        <TextInput
          type="date"
          label={t('retry.date')}
          description={t('retry.dateHint')}
          value={date}
          min={dayIn(0)}
          max={dayIn(DAYS_AHEAD)}
          onChange={(event) => set({ date: event.currentTarget.value })}
        />
        <TextInput
          type="tel"
          label={t('retry.phone')}
          description={t('retry.phoneHint')}
          value={phone}
          onChange={(event) => set({ phone: event.currentTarget.value })}
          dir="ltr"
        />
      </Group>
      <Group grow>
        <TextInput
          type="time"
          label={t('retry.from')}
          value={from}
          required={to !== ''}
          onChange={(event) => set({ from: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          label={t('retry.to')}
          value={to}
          required={from !== ''}
          onChange={(event) => set({ to: event.currentTarget.value })}
        />
      </Group>
    </>
  );
}

function Where({ given: { address, landmark, city, zip, route }, set }: PartProps) {
  const { t } = useTranslation('shipments');
  return (
    <>
      <TextInput
        label={t('retry.address')}
        description={t('retry.addressHint')}
        value={address}
        maxLength={500}
        onChange={(event) => set({ address: event.currentTarget.value })}
      />
      <TextInput
        label={t('retry.landmark')}
        value={landmark}
        maxLength={200}
        onChange={(event) => set({ landmark: event.currentTarget.value })}
      />
      <Checkbox label={t('retry.route')} checked={route} onChange={(event) => set({ route: event.currentTarget.checked })} />
      {route && (
        <Group grow>
          <TextInput label={t('order.city')} value={city} maxLength={100} onChange={(event) => set({ city: event.currentTarget.value })} />
          <TextInput label={t('order.zip')} value={zip} maxLength={20} onChange={(event) => set({ zip: event.currentTarget.value })} />
        </Group>
      )}
    </>
  );
}

function inputOf(id: string, action: Retry, given: typeof nothing): RetryShipmentInput {
  const { date, from, to, phone, reason, notes, route } = given;
  const corrected = { address: given.address, landmark: given.landmark, ...(route && { city: given.city, zip: given.zip }) };
  const address = Object.fromEntries(Object.entries(corrected).filter(([, value]) => value.trim() !== ''));
  return {
    id,
    action,
    scheduledDate: date || null,
    timeSlot: from && to ? { from, to } : null,
    phone: phone.trim() || null,
    reason: reason.trim() || null,
    notes: notes.trim() || null,
    address: Object.keys(address).length > 0 ? address : null,
    allowRouteChange: route || null,
  };
}
