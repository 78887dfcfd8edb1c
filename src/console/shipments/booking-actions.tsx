import { Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { CheckField } from '../ui/check-field.js';
import { notice } from '../ui/notices.js';
import { LongTextField } from '../ui/text-field.js';
import { AwbFields, type Numbers } from './awb-fields.js';
import { CheckAddressAction } from './check-address-action.js';
import { AbandonBookingDocument, EnterCarrierAwbDocument, RetryBookingDocument } from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';

interface BookingActionProps {
  readonly shipment: Pick<ShipmentDetails, 'id' | 'bookingStatus' | 'booking'>;
}

/**
 * What a person decides about a booking that was refused, whose outcome is unknown, or of which something is left at the carrier. One that
 * is requested or being cancelled can be given up. A label that has not arrived can be asked for.
 */
export function BookingActions({ shipment }: BookingActionProps) {
  const { bookingStatus: status, booking } = shipment;
  const needsDecision = status === 'REFUSED' || status === 'OUTCOME_UNKNOWN';
  const leftOver = (status === 'BOOKED' || status === 'CANCELLED') && booking?.problemAt != null;
  const canBeGivenUp = needsDecision || status === 'REQUESTED' || status === 'CANCELLING';
  const lacksLabel = status === 'BOOKED' && booking?.labelMissing === true;
  if (!canBeGivenUp && !leftOver && !lacksLabel) return null;
  return (
    <Group gap="xs">
      {needsDecision && <TryAgain shipment={shipment} />}
      {needsDecision && <EnterAwb id={shipment.id} />}
      {needsDecision && <CheckAddressAction id={shipment.id} />}
      {canBeGivenUp && <GiveUp id={shipment.id} isCancelling={status === 'CANCELLING'} />}
      {leftOver && <LookAgain id={shipment.id} />}
      {lacksLabel && <FetchLabel id={shipment.id} />}
    </Group>
  );
}

/** Asks the carrier again for what could not be voided, and takes the booking off the board until it answers. */
function LookAgain({ id }: { readonly id: string }) {
  const { t } = useTranslation('shipments');
  const retry = useWrite(RetryBookingDocument, () => notice(t('booking.look.done')));
  return (
    <Action
      name={t('booking.look.name')}
      size="xs"
      variant="filled"
      consequences={t('booking.look.consequences')}
      run={() => retry.mutateAsync({ id, notThere: false })}
    />
  );
}

function FetchLabel({ id }: { readonly id: string }) {
  const { t } = useTranslation('shipments');
  const retry = useWrite(RetryBookingDocument, () => notice(t('booking.fetchLabel.done')));
  return (
    <Action
      name={t('booking.fetchLabel.name')}
      size="xs"
      consequences={t('booking.fetchLabel.consequences')}
      run={() => retry.mutateAsync({ id, notThere: false })}
    />
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
        <CheckField
          label={t('booking.retry.notThere')}
          description={t('booking.retry.notThereMeaning')}
          checked={notThere}
          change={setNotThere}
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

function GiveUp({ id, isCancelling }: { readonly id: string; readonly isCancelling: boolean }) {
  const { t } = useTranslation('shipments');
  const [reason, setReason] = useState('');
  const abandon = useWrite(AbandonBookingDocument, () => notice(t('booking.giveUp.done')));
  return (
    <Action
      name={t('booking.giveUp.name')}
      size="xs"
      isGrave
      variant="outline"
      consequences={t(isCancelling ? 'booking.giveUp.consequencesCancelling' : 'booking.giveUp.consequences')}
      begin={() => setReason('')}
      run={() => abandon.mutateAsync({ id, reason: reason.trim() || null })}
    >
      <LongTextField label={t('booking.giveUp.reason')} maxLength={500} value={reason} change={setReason} />
    </Action>
  );
}
