import { Group, Text, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { Consequences } from './consequences.js';
import { TryShipmentAgainDocument, type AllowedStepFragment } from './operations.generated.js';
import { type RetryAction as Retry, type RetryShipmentInput } from '../../schema-types.generated.js';
import { CheckField } from '../ui/check-field.js';
import { DateField } from '../ui/date-field.js';
import { LongTextField, TextField } from '../ui/text-field.js';
import type { ShipmentDetails } from './shipment-details.js';

interface RetryActionProps {
  readonly shipment: Pick<ShipmentDetails, 'id'>;
  readonly action: Retry;
  readonly name: string;
  readonly step?: AllowedStepFragment;
  readonly variant?: ButtonProps['variant'];
  readonly size?: ButtonProps['size'];
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
export function RetryAction({ shipment, action, name, step, variant = 'default', size }: RetryActionProps) {
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
      size={size}
      variant={action === 'RETURN_TO_SENDER' ? 'light' : variant}
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
        <LongTextField
          label={t('fields.why')}
          value={given.reason}
          change={(reason) => set({ reason })}
          maxLength={500}
          required={action === 'RETURN_TO_SENDER'}
        />
      )}
      <LongTextField label={t('fields.internalNote')} value={given.notes} change={(notes) => set({ notes })} maxLength={2000} />
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
        <DateField
          label={t('retry.date')}
          description={t('retry.dateHint')}
          value={date}
          min={dayIn(0)}
          max={dayIn(DAYS_AHEAD)}
          change={(date) => set({ date })}
        />
        <TextField
          type="tel"
          label={t('retry.phone')}
          description={t('retry.phoneHint')}
          value={phone}
          change={(phone) => set({ phone })}
          dir="ltr"
        />
      </Group>
      <Group grow>
        <TextField type="time" label={t('retry.from')} value={from} required={to !== ''} change={(from) => set({ from })} />
        <TextField type="time" label={t('retry.to')} value={to} required={from !== ''} change={(to) => set({ to })} />
      </Group>
    </>
  );
}

function Where({ given: { address, landmark, city, zip, route }, set }: PartProps) {
  const { t } = useTranslation('shipments');
  return (
    <>
      <TextField
        label={t('retry.address')}
        description={t('retry.addressHint')}
        value={address}
        maxLength={500}
        change={(address) => set({ address })}
      />
      <TextField label={t('retry.landmark')} value={landmark} maxLength={200} change={(landmark) => set({ landmark })} />
      <CheckField label={t('retry.route')} checked={route} change={(route) => set({ route })} />
      {route && (
        <Group grow>
          <TextField label={t('order.city')} value={city} maxLength={100} change={(city) => set({ city })} />
          <TextField label={t('order.zip')} value={zip} maxLength={20} change={(zip) => set({ zip })} />
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
