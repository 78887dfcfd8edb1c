import { Text } from '@mantine/core';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { useMoneyText } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { minorOf, minus, type ExactAmount } from '../ui/exact-amounts.js';
import { LongTextField } from '../ui/text-field.js';
import {
  AdjustmentThresholdDocument,
  ChargeAdjustmentDocument,
  type AdjustmentQuery,
  type AdjustmentThresholdQuery,
} from './operations.generated.js';

interface Props {
  readonly shipment: AdjustmentQuery['shipment'];
}

/** Charges the adjustment to the seller, or requests approval above the threshold. */
export function ChargeAction({ shipment }: Props) {
  const { t } = useTranslation('money');
  const [notes, setNotes] = useState('');
  const write = useWrite(ChargeAdjustmentDocument, ({ adjustWallet }) =>
    notice(adjustWallet.approvalRequestId === null ? t('adjustments.charged') : t('adjustments.asked')),
  );
  return (
    <Action
      name={t('adjustments.charge')}
      variant="filled"
      consequences={<Consequences shipment={shipment} />}
      run={() => write.mutateAsync({ input: { id: shipment.id, notes: notes.trim() || null } })}
    >
      <LongTextField label={t('adjustments.notes')} value={notes} change={setNotes} maxLength={2_000} />
    </Action>
  );
}

function Consequences({ shipment: { adjustment, seller } }: Props) {
  const { t } = useTranslation('money');
  const moneyText = useMoneyText();
  const { data } = useRead(AdjustmentThresholdDocument, { id: seller?.id ?? '' }, { enabled: seller != null });
  if (!adjustment || !seller) return null;
  const threshold = data && thresholdOf(data.seller, adjustment.amount);
  const wallet = data?.seller.wallets.find(({ currency }) => currency === adjustment.amount.currency);
  return (
    <>
      <Text size="sm">
        <Trans
          t={t}
          i18nKey={`adjustments.chargeConsequences.${seller.role}`}
          values={{ amount: moneyText(adjustment.amount), seller: seller.displayName }}
          components={{ b: <bdi /> }}
        />
      </Text>
      {seller.role === 'PREPAID' && wallet && (
        <Text size="sm" mt={4}>
          {t('adjustments.balance', { before: moneyText(wallet.balance), after: moneyText(minus(wallet.balance, adjustment.amount)) })}
        </Text>
      )}
      <Text size="sm" mt={4}>
        {threshold
          ? t(minorOf(adjustment.amount) > minorOf(threshold) ? 'adjustments.above' : 'adjustments.below', {
              threshold: moneyText(threshold),
            })
          : t('adjustments.someThreshold')}
      </Text>
    </>
  );
}

/** The seller's own threshold, else that of the plan; undefined if the general one applies or the currency differs. */
function thresholdOf(
  { adjustmentThreshold, plan }: AdjustmentThresholdQuery['seller'],
  { currency }: ExactAmount,
): ExactAmount | undefined {
  const threshold = adjustmentThreshold ?? plan?.adjustmentThreshold ?? undefined;
  return threshold?.currency === currency ? threshold : undefined;
}
