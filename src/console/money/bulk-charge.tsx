import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import type { Outcome } from '../ui/each-item.js';
import { useMoneyText } from '../ui/money.js';
import type { AdjustedShipment } from './adjustment-columns.js';
import { LongTextField } from '../ui/text-field.js';
import { BulkAction } from './bulk-action.js';
import { ChargeAdjustmentDocument } from './operations.generated.js';
import { SumsList } from './sums-list.js';

/** Charges all selected unpaid adjustments to their sellers. */
export function BulkCharge({
  of,
  done,
}: {
  readonly of: readonly AdjustedShipment[];
  readonly done: (outcomes: readonly Outcome[]) => void;
}) {
  const { t } = useTranslation('money');
  const moneyText = useMoneyText();
  const [notes, setNotes] = useState('');
  const items = of.filter(({ adjustment }) => adjustment?.status === 'UNPAID');
  const charge = async ({ id }: AdjustedShipment): Promise<string> => {
    const { adjustWallet } = await send(ChargeAdjustmentDocument, { input: { id, notes: notes.trim() || null } });
    return adjustWallet.approvalRequestId === null ? t('adjustments.charged') : t('adjustments.asked');
  };
  return (
    <BulkAction
      name={t('adjustments.chargeMany', { count: items.length })}
      items={items}
      idOf={({ id }) => id}
      nameOf={({ reference, adjustment }) => `${reference}${adjustment ? ` · ${moneyText(adjustment.amount)}` : ''}`}
      opened={() => setNotes('')}
      act={charge}
      done={done}
      consequences={
        <>
          <Text size="sm">{t('adjustments.chargeManyConsequences')}</Text>
          <SumsList of={items.flatMap(({ adjustment }) => (adjustment ? [adjustment.amount] : []))} />
        </>
      }
    >
      <LongTextField label={t('adjustments.notes')} value={notes} change={setNotes} maxLength={2_000} />
    </BulkAction>
  );
}
