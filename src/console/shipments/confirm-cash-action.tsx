import type { ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfirmCodInput } from '../../schema-types.generated.js';
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
  readonly variant?: ButtonProps['variant'];
}

interface Given {
  readonly amount: string;
  readonly paymentMethod: Method;
  readonly collectedById: string;
  readonly slip: string;
  readonly acceptPartial: boolean;
  readonly notes: string;
}

const assumed = (due: Amount, deliveredBy: ConfirmCashProps['deliveredBy']): Given => ({
  amount: due.amount,
  paymentMethod: 'CASH',
  collectedById: deliveredBy?.id ?? '',
  slip: '',
  acceptPartial: false,
  notes: '',
});

/** Confirms the collection for a parcel. */
export function ConfirmCashAction({ shipment, due, deliveredBy, variant = 'default' }: ConfirmCashProps) {
  const { t } = useTranslation('shipments');
  const moneyText = useMoneyText();
  const [given, setGiven] = useState<Given>(() => assumed(due, deliveredBy));
  const write = useWrite(ConfirmCashOfShipmentDocument, ({ confirmCod: { netCredited } }) =>
    notice(t('cash.confirmed', { amount: moneyText(netCredited) })),
  );
  return (
    <Action
      name={t('cash.confirm')}
      variant={variant}
      consequences={t('cash.confirmConsequences', { due: moneyText(due) })}
      run={() => write.mutateAsync({ input: inputOf(shipment.id, due, given) })}
    >
      <CashFields due={due} deliveredBy={deliveredBy} given={given} set={(change) => setGiven({ ...given, ...change })} />
    </Action>
  );
}

interface CashFieldsProps extends Pick<ConfirmCashProps, 'due' | 'deliveredBy'> {
  readonly given: Given;
  readonly set: (change: Partial<Given>) => void;
}

function CashFields({ due, deliveredBy, given, set }: CashFieldsProps) {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  const { amount, paymentMethod, collectedById, slip, acceptPartial, notes } = given;
  return (
    <>
      <DecimalInput label={t('cash.amount', { currency: due.currency })} value={amount} change={(amount) => set({ amount })} required />
      <MethodChoice given={given} set={set} />
      {can('cod:handover') && (
        <StaffChoice
          label={t('cash.collectedBy')}
          {...(deliveredBy && { description: t('cash.deliveredBy', { name: deliveredBy.name }) })}
          value={collectedById}
          onChange={(collectedById) => set({ collectedById })}
        />
      )}
      <TextField
        label={t('cash.slip')}
        value={slip}
        change={(slip) => set({ slip })}
        maxLength={100}
        required={paymentMethod === 'POS'}
        dir="ltr"
      />
      <CheckField
        label={t('cash.partial')}
        description={t('cash.partialHint')}
        checked={acceptPartial}
        change={(acceptPartial) => set({ acceptPartial })}
      />
      <LongTextField label={t('fields.note')} value={notes} change={(notes) => set({ notes })} maxLength={500} required={acceptPartial} />
    </>
  );
}

function MethodChoice({ given, set }: Pick<CashFieldsProps, 'given' | 'set'>) {
  const { t } = useTranslation('shipments');
  return (
    <ChoiceField
      label={t('money.method')}
      of={methods}
      nameOf={(value) => t(`methods.${value}`)}
      value={given.paymentMethod}
      choose={(paymentMethod) => set({ paymentMethod })}
    />
  );
}

const inputOf = (id: string, { currency }: Amount, given: Given): ConfirmCodInput => ({
  id,
  amountCollected: given.amount.trim(),
  currency,
  paymentMethod: given.paymentMethod,
  collectedById: given.collectedById || null,
  posReference: given.slip.trim() || null,
  acceptPartial: given.acceptPartial || null,
  notes: given.notes.trim() || null,
});
