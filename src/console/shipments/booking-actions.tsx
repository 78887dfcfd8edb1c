import { Checkbox, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { AwbFields, type Numbers } from './awb-fields.js';
import { AbandonBookingDocument, EnterCarrierAwbDocument, RetryBookingDocument } from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';

interface BookingActionProps {
  readonly shipment: Pick<ShipmentDetails, 'id' | 'bookingStatus'>;
}

/** What a person decides about a booking that was refused, or whose outcome is unknown. A requested one can be given up. */
export function BookingActions({ shipment }: BookingActionProps) {
  const { bookingStatus: status } = shipment;
  const needsDecision = status === 'REFUSED' || status === 'OUTCOME_UNKNOWN';
  if (!needsDecision && status !== 'REQUESTED') return null;
  return (
    <Group gap="xs">
      {needsDecision && <TryAgain shipment={shipment} />}
      {needsDecision && <EnterAwb id={shipment.id} />}
      <GiveUp id={shipment.id} />
    </Group>
  );
}

function TryAgain({ shipment: { id, bookingStatus } }: BookingActionProps) {
  const { t } = useTranslation('shipments');
  const [notThere, setNotThere] = useState(false);
  const retry = useWrite(RetryBookingDocument, () => notice(t('booking.retry.done')));
  const isUnknown = bookingStatus === 'OUTCOME_UNKNOWN';
  return (
    <Action
      name={t('booking.retry.name')}
      size="xs"
      variant="filled"
      consequences={t(isUnknown ? 'booking.retry.consequencesUnknown' : 'booking.retry.consequences')}
      begin={() => setNotThere(false)}
      run={() => retry.mutateAsync({ id, notThere: isUnknown && notThere })}
    >
      {isUnknown && (
        <Checkbox
          label={t('booking.retry.notThere')}
          description={t('booking.retry.notThereMeaning')}
          checked={notThere}
          onChange={({ currentTarget }) => setNotThere(currentTarget.checked)}
        />
      )}
    </Action>
  );
}

function EnterAwb({ id }: { readonly id: string }) {
  const { t } = useTranslation('shipments');
  const [numbers, setNumbers] = useState<Numbers>({ awb: '', trackingNumber: '' });
  const enter = useWrite(EnterCarrierAwbDocument, () => notice(t('booking.enter.done')));
  return (
    <Action
      name={t('booking.enter.name')}
      size="xs"
      consequences={t('booking.enter.consequences')}
      begin={() => setNumbers({ awb: '', trackingNumber: '' })}
      run={() => enter.mutateAsync({ id, awb: numbers.awb.trim(), trackingNumber: numbers.trackingNumber.trim() || null })}
    >
      <AwbFields numbers={numbers} change={setNumbers} />
    </Action>
  );
}

function GiveUp({ id }: { readonly id: string }) {
  const { t } = useTranslation('shipments');
  const [reason, setReason] = useState('');
  const abandon = useWrite(AbandonBookingDocument, () => notice(t('booking.giveUp.done')));
  return (
    <Action
      name={t('booking.giveUp.name')}
      size="xs"
      isGrave
      variant="outline"
      consequences={t('booking.giveUp.consequences')}
      begin={() => setReason('')}
      run={() => abandon.mutateAsync({ id, reason: reason.trim() || null })}
    >
      <Textarea
        label={t('booking.giveUp.reason')}
        autosize
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Action>
  );
}
