import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { useMoneyText } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { digitsOf, minorOf, minorOfText, type ExactAmount } from '../ui/exact-amounts.js';
import { ConfirmCollectionDocument } from './operations.generated.js';
import type { CodPaymentMethod, ConfirmCodInput } from '../../schema-types.generated.js';
import { StaffChoice } from '../app/staff-choice.js';
import { CheckField } from '../ui/check-field.js';
import { ChoiceField } from '../ui/choice-field.js';
import { DecimalInput } from '../ui/decimal-input.js';
import { LongTextField, TextField } from '../ui/text-field.js';
import type { UnconfirmedParcel } from './to-confirm.js';

const METHODS = ['CASH', 'POS', 'CARD', 'BANK_TRANSFER'] as const satisfies readonly CodPaymentMethod[];

interface Given {
  readonly amount: string;
  readonly method: CodPaymentMethod;
  readonly collectedById: string;
  readonly posReference: string;
  readonly isPartial: boolean;
  readonly notes: string;
}

const assumed = (cod: UnconfirmedParcel['cod']): Given => ({
  amount: cod?.amount.amount ?? '',
  method: 'CASH',
  collectedById: cod?.deliveredBy?.id ?? '',
  posReference: '',
  isPartial: false,
  notes: '',
});

/** Confirms the collection for one parcel: the full amount, or deliberately less. */
export function ConfirmAction({ parcel: { id, reference, cod } }: { readonly parcel: UnconfirmedParcel }) {
  const { t } = useTranslation('money');
  const moneyText = useMoneyText();
  const [given, setGiven] = useState(() => assumed(cod));
  const write = useWrite(ConfirmCollectionDocument, ({ confirmCod }) =>
    notice(t(confirmCod.replayed ? 'confirm.known' : 'confirm.credited', { amount: moneyText(confirmCod.netCredited) })),
  );
  if (!cod) return null;
  return (
    <Action
      name={t('confirm.name', { reference })}
      short={t('confirm.short')}
      size="compact-sm"
      consequences={
        <>
          <Text size="sm">{t(given.method === 'CASH' ? 'confirm.cashConsequences' : 'confirm.otherConsequences')}</Text>
          <Text size="sm" mt={4}>
            {t('confirm.expected', { amount: moneyText(cod.amount) })}
          </Text>
        </>
      }
      run={() => write.mutateAsync({ input: inputOf(id, cod.amount, given) })}
    >
      <CollectionFields due={cod.amount} given={given} set={(change) => setGiven({ ...given, ...change })} />
    </Action>
  );
}

interface CollectionFieldsProps {
  readonly due: ExactAmount;
  readonly given: Given;
  readonly set: (change: Partial<Given>) => void;
}

function CollectionFields({ due, given, set }: CollectionFieldsProps) {
  const { t } = useTranslation('money');
  const { amount, method, collectedById, posReference, isPartial, notes } = given;
  const minor = minorOfText(amount, digitsOf(due));
  const isLess = isLessThan(due, amount);
  return (
    <>
      <DecimalInput
        label={t('confirm.amount', { currency: due.currency })}
        value={amount}
        change={(amount) => set({ amount })}
        error={minor === undefined && t('count.noAmount')}
        required
      />
      <ChoiceField
        label={t('confirm.method')}
        value={method}
        choose={(method) => set({ method })}
        of={METHODS}
        nameOf={(each) => t(`confirm.methods.${each}`)}
      />
      {method === 'CASH' && (
        <StaffChoice
          label={t('confirm.collectedBy')}
          description={t('confirm.collectedHint')}
          value={collectedById}
          onChange={(collectedById) => set({ collectedById })}
        />
      )}
      {method === 'POS' && (
        <TextField
          label={t('confirm.slip')}
          value={posReference}
          change={(posReference) => set({ posReference })}
          maxLength={100}
          required
          dir="ltr"
        />
      )}
      {isLess && <CheckField label={t('confirm.partial')} checked={isPartial} change={(isPartial) => set({ isPartial })} required />}
      <LongTextField label={t('confirm.notes')} value={notes} change={(notes) => set({ notes })} maxLength={500} required={isLess} />
    </>
  );
}

function isLessThan(due: ExactAmount, amount: string): boolean {
  const minor = minorOfText(amount, digitsOf(due));
  return minor !== undefined && minor < minorOf(due);
}

const inputOf = (
  id: string,
  due: ExactAmount,
  { amount, method, collectedById, posReference, isPartial, notes }: Given,
): ConfirmCodInput => ({
  id,
  paymentMethod: method,
  amountCollected: amount.trim() || null,
  currency: due.currency,
  collectedById: method === 'CASH' ? collectedById || null : null,
  posReference: method === 'POS' ? posReference.trim() : null,
  acceptPartial: isLessThan(due, amount) ? isPartial : null,
  notes: notes.trim() || null,
  collectedAt: null,
  operatorEmail: null,
});
