import { Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../app/session.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { CheckField } from '../ui/check-field.js';
import { notice } from '../ui/notices.js';
import { LongTextField, TextField } from '../ui/text-field.js';
import { BringBackDocument } from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';

const NO_CONTACT = { firstName: '', lastName: '', phone: '' };
type Contact = typeof NO_CONTACT;

/** Creates a return for a delivered parcel. */
export function ReturnAction({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  const navigate = useNavigate();
  const [returnReason, setReason] = useState('');
  const [notes, setNotes] = useState('');
  const [waiveFee, setWaive] = useState(false);
  const [contact, setContact] = useState(NO_CONTACT);
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
      <LongTextField label={t('returns.why')} value={returnReason} change={setReason} maxLength={500} />
      <ContactFields shipment={shipment} contact={contact} setContact={setContact} />
      <LongTextField label={t('fields.note')} value={notes} change={setNotes} maxLength={2000} />
      {can('return:waive') && <CheckField label={t('returns.waive')} checked={waiveFee} change={setWaive} />}
    </Action>
  );
}

interface ContactFieldsProps {
  readonly shipment: ShipmentDetails;
  readonly contact: Contact;
  readonly setContact: (contact: Contact) => void;
}

function ContactFields({ shipment, contact, setContact }: ContactFieldsProps) {
  const { t } = useTranslation('shipments');
  return (
    <Group grow component="fieldset" bd="none" p={0} m={0} aria-label={t('returns.contact')}>
      <TextField
        label={t('order.firstName')}
        placeholder={shipment.order?.customer.firstName ?? ''}
        value={contact.firstName}
        change={(firstName) => setContact({ ...contact, firstName })}
      />
      <TextField
        label={t('order.lastName')}
        placeholder={shipment.order?.customer.lastName ?? ''}
        value={contact.lastName}
        change={(lastName) => setContact({ ...contact, lastName })}
      />
      <TextField
        type="tel"
        label={t('columns.phone')}
        placeholder={shipment.receiverPhone ?? ''}
        value={contact.phone}
        change={(phone) => setContact({ ...contact, phone })}
        dir="ltr"
      />
    </Group>
  );
}
