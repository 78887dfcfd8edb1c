import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { useMoneyText } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { digitsOf, minorOf, minorOfText } from '../ui/exact-amounts.js';
import { ConfirmCollectionDocument } from './operations.generated.js';
import { type CodPaymentMethod } from '../../schema-types.generated.js';
import { StaffChoice } from '../app/staff-choice.js';
import { CheckField } from '../ui/check-field.js';
import { ChoiceField } from '../ui/choice-field.js';
import { DecimalInput } from '../ui/decimal-input.js';
import { LongTextField, TextField } from '../ui/text-field.js';
import type { UnconfirmedParcel } from './to-confirm.js';

const METHODS = ['CASH', 'POS', 'CARD', 'BANK_TRANSFER'] as const satisfies readonly CodPaymentMethod[];

/** Confirms the collection for one parcel: the full amount, or deliberately less. */
export function ConfirmAction({ parcel: { id, reference, cod } }: { readonly parcel: UnconfirmedParcel }) {
  const { t } = useTranslation('money');
  const moneyText = useMoneyText();
  const [amount, setAmount] = useState(cod?.amount.amount ?? '');
  const [method, setMethod] = useState<CodPaymentMethod>('CASH');
  const [collectedById, setCollector] = useState(cod?.deliveredBy?.id ?? '');
  const [posReference, setPosReference] = useState('');
  const [isPartial, setPartial] = useState(false);
  const [notes, setNotes] = useState('');
  const write = useWrite(ConfirmCollectionDocument, ({ confirmCod }) =>
    notice(t(confirmCod.replayed ? 'confirm.known' : 'confirm.credited', { amount: moneyText(confirmCod.netCredited) })),
  );
  if (!cod) return null;
  const minor = minorOfText(amount, digitsOf(cod.amount));
  const isLess = minor !== undefined && minor < minorOf(cod.amount);
  const input = {
    id,
    paymentMethod: method,
    amountCollected: amount.trim() || null,
    currency: cod.amount.currency,
    collectedById: method === 'CASH' ? collectedById || null : null,
    posReference: method === 'POS' ? posReference.trim() : null,
    acceptPartial: isLess ? isPartial : null,
    notes: notes.trim() || null,
    collectedAt: null,
    operatorEmail: null,
  };
  return (
    <Action
      name={t('confirm.name', { reference })}
      short={t('confirm.short')}
      size="compact-sm"
      consequences={
        <>
          <Text size="sm">{t(method === 'CASH' ? 'confirm.cashConsequences' : 'confirm.otherConsequences')}</Text>
          <Text size="sm" mt={4}>
            {t('confirm.expected', { amount: moneyText(cod.amount) })}
          </Text>
        </>
      }
      run={() => write.mutateAsync({ input })}
    >
      <DecimalInput
        label={t('confirm.amount', { currency: cod.amount.currency })}
        value={amount}
        change={setAmount}
        error={minor === undefined && t('count.noAmount')}
        required
      />
      <ChoiceField
        label={t('confirm.method')}
        value={method}
        choose={setMethod}
        of={METHODS}
        nameOf={(each) => t(`confirm.methods.${each}`)}
      />
      {method === 'CASH' && (
        <StaffChoice
          label={t('confirm.collectedBy')}
          description={t('confirm.collectedHint')}
          value={collectedById}
          onChange={setCollector}
        />
      )}
      {method === 'POS' && (
        <TextField label={t('confirm.slip')} value={posReference} change={setPosReference} maxLength={100} required dir="ltr" />
      )}
      {isLess && <CheckField label={t('confirm.partial')} checked={isPartial} change={setPartial} required />}
      <LongTextField label={t('confirm.notes')} value={notes} change={setNotes} maxLength={500} required={isLess} />
    </Action>
  );
}
