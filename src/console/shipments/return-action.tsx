import { Checkbox, Group, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../app/session.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { BringBackDocument } from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';

/** Creates a return for a delivered parcel. */
export function ReturnAction({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  const navigate = useNavigate();
  const [returnReason, setReason] = useState('');
  const [notes, setNotes] = useState('');
  const [waiveFee, setWaive] = useState(false);
  const [contact, setContact] = useState({ firstName: '', lastName: '', phone: '' });
  const write = useWrite(BringBackDocument, ({ createReturn: { shipment: back } }) => {
    notice(t('returns.done', { reference: back?.reference ?? '' }));
    if (back) void navigate(`/shipments/${back.reference}`);
  });
  const given = Object.fromEntries(Object.entries(contact).filter(([, value]) => value.trim() !== ''));
  const input = {
    shipmentId: shipment.id,
    returnReason: returnReason.trim() || null,
    notes: notes.trim() || null,
    waiveFee: waiveFee || null,
    pickupContactInfo: Object.keys(given).length > 0 ? given : null,
  };
  return (
    <Action
      name={t('returns.create')}
      size="xs"
      consequences={waiveFee ? t('returns.waivedConsequences') : t('returns.consequences')}
      run={() => write.mutateAsync({ input })}
    >
      <Textarea
        label={t('returns.why')}
        value={returnReason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={500}
        autosize
      />
      <Group grow component="fieldset" bd="none" p={0} m={0} aria-label={t('returns.contact')}>
        <TextInput
          label={t('order.firstName')}
          placeholder={shipment.order?.customer.firstName ?? ''}
          value={contact.firstName}
          onChange={(event) => setContact({ ...contact, firstName: event.currentTarget.value })}
        />
        <TextInput
          label={t('order.lastName')}
          placeholder={shipment.order?.customer.lastName ?? ''}
          value={contact.lastName}
          onChange={(event) => setContact({ ...contact, lastName: event.currentTarget.value })}
        />
        <TextInput
          type="tel"
          label={t('columns.phone')}
          placeholder={shipment.receiverPhone ?? ''}
          value={contact.phone}
          onChange={(event) => setContact({ ...contact, phone: event.currentTarget.value })}
          dir="ltr"
        />
      </Group>
      <Textarea
        label={t('fields.note')}
        value={notes}
        onChange={(event) => setNotes(event.currentTarget.value)}
        maxLength={2000}
        autosize
      />
      {can('return:waive') && (
        <Checkbox label={t('returns.waive')} checked={waiveFee} onChange={(event) => setWaive(event.currentTarget.checked)} />
      )}
    </Action>
  );
}
