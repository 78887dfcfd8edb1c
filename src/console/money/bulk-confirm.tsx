import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import type { Outcome } from '../ui/each-item.js';
import { useMoneyText } from '../ui/money.js';
import { BulkAction } from './bulk-action.js';
import { ConfirmCollectionDocument } from './operations.generated.js';
import type { CodPaymentMethod, ConfirmCodInput } from '../../schema-types.generated.js';
import { StaffChoice } from '../app/staff-choice.js';
import { ChoiceField } from '../ui/choice-field.js';
import type { UnconfirmedParcel } from './to-confirm.js';
import { SumsList } from './sums-list.js';
import { inOneLine } from '../ui/isolated.js';

/** POS payments are confirmed one by one, because each slip has its own number. */
const METHODS = ['CASH', 'CARD', 'BANK_TRANSFER'] as const satisfies readonly CodPaymentMethod[];

/** Confirms the full collection for all selected parcels. */
export function BulkConfirm({
  parcels,
  done,
}: {
  readonly parcels: readonly UnconfirmedParcel[];
  readonly done: (outcomes: readonly Outcome[]) => void;
}) {
  const { t } = useTranslation('money');
  const moneyText = useMoneyText();
  const [method, setMethod] = useState<CodPaymentMethod>('CASH');
  const [collector, setCollector] = useState('');
  const confirm = async (parcel: UnconfirmedParcel): Promise<string> => {
    const { confirmCod } = await send(ConfirmCollectionDocument, { input: inputOf(parcel, method, collector) });
    return t(confirmCod.replayed ? 'confirm.known' : 'confirm.credited', { amount: moneyText(confirmCod.netCredited) });
  };
  return (
    <BulkAction
      name={t('confirm.many', { count: parcels.length })}
      items={parcels}
      idOf={({ id }) => id}
      nameOf={({ reference, cod }) => inOneLine(reference, cod ? moneyText(cod.amount) : '')}
      opened={() => {
        setMethod('CASH');
        setCollector('');
      }}
      act={confirm}
      done={done}
      consequences={
        <>
          <Text size="sm">{t('confirm.manyConsequences')}</Text>
          <SumsList of={parcels.flatMap(({ cod }) => (cod ? [cod.amount] : []))} />
        </>
      }
    >
      <ChoiceField
        label={t('confirm.method')}
        description={t('confirm.methodHint')}
        value={method}
        choose={setMethod}
        of={METHODS}
        nameOf={(each) => t(`confirm.methods.${each}`)}
      />
      {method === 'CASH' && (
        <StaffChoice label={t('confirm.collectedBy')} description={t('confirm.collectedHint')} value={collector} onChange={setCollector} />
      )}
    </BulkAction>
  );
}

const inputOf = ({ id, cod }: UnconfirmedParcel, paymentMethod: CodPaymentMethod, collector: string): ConfirmCodInput => ({
  id,
  paymentMethod,
  // Confirm the displayed amount: the service refuses if the order has changed since.
  amountCollected: cod?.amount.amount ?? null,
  currency: cod?.amount.currency ?? null,
  collectedById: collector || null,
  collectedAt: null,
  acceptPartial: null,
  notes: null,
  operatorEmail: null,
  posReference: null,
});
