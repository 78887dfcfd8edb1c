import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { StaffChoice } from '../app/staff-choice.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { CheckField } from '../ui/check-field.js';
import { ChoiceField } from '../ui/choice-field.js';
import { useMoneyText, type Amount } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { DecimalInput } from '../ui/decimal-input.js';
import { LongTextField, TextField } from '../ui/text-field.js';
import { ConfirmCashOfShipmentDocument } from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';

const methods = ['CASH', 'POS', 'CARD', 'BANK_TRANSFER'] as const;
type Method = (typeof methods)[number];

interface ConfirmCashProps {
  readonly shipment: ShipmentDetails;
  readonly due: Amount;
  /** Staff member who delivered it, assumed to be the collector. */
  readonly deliveredBy: { readonly id: string; readonly name: string } | null;
}

/** Confirms the collection for a parcel. */
export function ConfirmCashAction({ shipment, due, deliveredBy }: ConfirmCashProps) {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  const moneyText = useMoneyText();
  const [amount, setAmount] = useState(due.amount);
  const [paymentMethod, setMethod] = useState<Method>('CASH');
  const [collectedById, setCollector] = useState(deliveredBy?.id ?? '');
  const [slip, setSlip] = useState('');
  const [acceptPartial, setPartial] = useState(false);
  const [notes, setNotes] = useState('');
  const write = useWrite(ConfirmCashOfShipmentDocument, ({ confirmCod: { netCredited } }) =>
    notice(t('cash.confirmed', { amount: moneyText(netCredited) })),
  );
  const input = {
    id: shipment.id,
    amountCollected: amount.trim(),
    currency: due.currency,
    paymentMethod,
    collectedById: collectedById || null,
    posReference: slip.trim() || null,
    acceptPartial: acceptPartial || null,
    notes: notes.trim() || null,
  };
  return (
    <Action
      name={t('cash.confirm')}
      consequences={t('cash.confirmConsequences', { due: moneyText(due) })}
      run={() => write.mutateAsync({ input })}
    >
      <DecimalInput label={t('cash.amount', { currency: due.currency })} value={amount} change={setAmount} required />
      <ChoiceField
        label={t('money.method')}
        of={methods}
        nameOf={(value) => t(`methods.${value}`)}
        value={paymentMethod}
        choose={setMethod}
      />
      {can('cod:handover') && (
        <StaffChoice
          label={t('cash.collectedBy')}
          {...(deliveredBy && { description: t('cash.deliveredBy', { name: deliveredBy.name }) })}
          value={collectedById}
          onChange={setCollector}
        />
      )}
      <TextField label={t('cash.slip')} value={slip} change={setSlip} maxLength={100} required={paymentMethod === 'POS'} dir="ltr" />
      <CheckField label={t('cash.partial')} description={t('cash.partialHint')} checked={acceptPartial} change={setPartial} />
      <LongTextField label={t('fields.note')} value={notes} change={setNotes} maxLength={500} required={acceptPartial} />
    </Action>
  );
}
