import { Group, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { CountrySelect } from '../ui/country-select.js';
import { useRefusalText } from '../ui/refusal-text.js';
import { DecimalInput } from '../ui/decimal-input.js';
import { TextField } from '../ui/text-field.js';
import { CorrectOrderDocument } from './operations.generated.js';
import { type PaymentStatus } from '../../schema-types.generated.js';
import { ChoiceField } from '../ui/choice-field.js';
import type { OrderDetails } from './shipment-details.js';
import { changesOf, draftOf, type Draft } from './order-draft.js';

const payments = ['PREPAID', 'POSTPAID'] as const satisfies readonly PaymentStatus[];

/** Corrects the fields of an order that are still editable. */
export function CorrectOrderAction({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('shipments');
  const refusalText = useRefusalText();
  const [draft, setDraft] = useState<Draft>(() => draftOf(order));
  const write = useWrite(CorrectOrderDocument, ({ updateOrder: { updatedFields, warnings } }) => {
    notice(updatedFields.length === 0 ? t('correct.nothing') : t('correct.done'));
    for (const warning of warnings) notice(refusalText(warning));
  });
  const isEditable = (field: string): boolean => order.editableFields.includes(field);
  return (
    <Action
      name={t('correct.name')}
      size="xs"
      icon={<IconPencil size={14} aria-hidden />}
      consequences={t('correct.consequences')}
      run={() => write.mutateAsync({ orderId: order.id, input: changesOf(order, draft) })}
    >
      {isEditable('customer') && <CustomerFields draft={draft} setDraft={setDraft} customer={order.customer} />}
      {isEditable('destinationAddress') && <AddressFields draft={draft} setDraft={setDraft} />}
      {isEditable('orderPaymentStatus') && (
        <ChoiceField
          label={t('columns.payment')}
          of={payments}
          nameOf={(value) => t(`payments.${value}`)}
          value={draft.paymentStatus}
          choose={(value) => setDraft({ ...draft, paymentStatus: value })}
        />
      )}
      {isEditable('collectionAmount') && draft.paymentStatus === 'POSTPAID' && (
        <DecimalInput
          label={t('cash.amount', { currency: order.currency })}
          description={t('correct.amountHint')}
          value={draft.collectionAmount}
          change={(collectionAmount) => setDraft({ ...draft, collectionAmount })}
        />
      )}
      <Text size="xs" c="dimmed">
        {t('correct.fixed')}
      </Text>
    </Action>
  );
}

interface PartProps {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
}

/** Value of a text of the draft, and its change. */
const textsOf =
  ({ draft, setDraft }: PartProps) =>
  (name: keyof Omit<Draft, 'paymentStatus'>) => ({
    value: draft[name],
    change: (typed: string) => setDraft({ ...draft, [name]: typed }),
  });

/** What the recipient has, and nothing else, is required. */
function CustomerFields({ draft, setDraft, customer }: PartProps & Pick<OrderDetails, 'customer'>) {
  const { t } = useTranslation('shipments');
  const text = textsOf({ draft, setDraft });
  const isPerson = draft.company.trim() === '';
  return (
    <>
      <Group grow>
        <TextField label={t('order.firstName')} maxLength={100} required={isPerson && customer.firstName !== ''} {...text('firstName')} />
        <TextField label={t('order.lastName')} maxLength={100} required={isPerson && customer.lastName !== ''} {...text('lastName')} />
      </Group>
      <Group grow>
        <TextField label={t('order.email')} type="email" maxLength={255} required={customer.email !== ''} dir="ltr" {...text('email')} />
        <TextField label={t('columns.phone')} type="tel" maxLength={30} dir="ltr" {...text('phone')} />
      </Group>
      <TextField label={t('order.company')} maxLength={100} {...text('company')} />
      <TextField label={t('order.deliveryNote')} maxLength={500} {...text('deliveryNote')} />
    </>
  );
}

function AddressFields({ draft, setDraft }: PartProps) {
  const { t } = useTranslation('shipments');
  const text = textsOf({ draft, setDraft });
  return (
    <>
      <TextField label={t('order.address')} maxLength={500} required {...text('address')} />
      <Group grow>
        <TextField label={t('order.city')} maxLength={100} required {...text('city')} />
        <TextField label={t('order.state')} maxLength={100} {...text('state')} />
        <TextField label={t('order.zip')} maxLength={20} {...text('zip')} />
        <CountrySelect
          label={t('columns.country')}
          required
          value={draft.countryCode}
          choose={(countryCode) => setDraft({ ...draft, countryCode })}
        />
      </Group>
    </>
  );
}
