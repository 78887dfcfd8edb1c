import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import type { Outcome } from '../ui/each-item.js';
import { useMoneyText } from '../ui/money.js';
import { amountLike, type ExactAmount } from '../ui/exact-amounts.js';
import { BulkAction } from './bulk-action.js';
import { CashCount } from './cash-count.js';
import { heldMinor, shortageOf, stageAfter, type Hand, type HeldParcel } from './hand.js';
import { HandoverFields } from './handover-fields.js';
import { emptyPlan, factsOf, inputOf, type PlanFacts } from './handover-plan.js';
import { HandOverCashDocument } from './operations.generated.js';
import { inOneLine } from '../ui/isolated.js';

interface HandoverProps {
  readonly hand: Hand;
  readonly parcels: readonly HeldParcel[];
  readonly done: (outcomes: readonly Outcome[]) => void;
}

/** Hands over the money of the selected parcels, or deposits it. */
export function Handover({ hand, parcels, done }: HandoverProps) {
  const { t } = useTranslation('money');
  const moneyText = useMoneyText();
  const [plan, setPlan] = useState(emptyPlan);
  const [counted, setCounted] = useState<bigint>();
  const to = stageAfter(hand);
  const expected = amountLike(
    hand.amount,
    parcels.reduce((sum, parcel) => sum + heldMinor(parcel), 0n),
  );
  const facts = factsOf(plan, { parcels, counted });
  const handOver = async (parcel: HeldParcel): Promise<string> => {
    const { advanceCodHandover } = await send(HandOverCashDocument, { input: inputOf(plan, hand, parcel) });
    return `${t(`cod.stages.${advanceCodHandover.stage}`)} · ${moneyText(advanceCodHandover.amount)}`;
  };
  return (
    <BulkAction
      name={t(`handover.to.${to}`)}
      size="xl"
      items={parcels}
      idOf={({ id }) => id}
      nameOf={({ reference, cod }) => inOneLine(reference, cod?.remaining ? moneyText(cod.remaining) : '')}
      opened={() => {
        setPlan(emptyPlan);
        setCounted(undefined);
      }}
      act={handOver}
      done={done}
      ready={facts.isReady}
      consequences={<HandoverConsequences facts={facts} expected={expected} parcels={parcels} hand={hand} />}
    >
      {hand.cash && <CashCount expected={expected} counted={counted} count={setCounted} />}
      <HandoverFields plan={plan} change={setPlan} hand={hand} parcels={parcels} facts={facts} counted={counted} />
    </BulkAction>
  );
}

interface HandoverConsequencesProps extends Pick<HandoverProps, 'parcels' | 'hand'> {
  readonly facts: PlanFacts;
  readonly expected: ExactAmount;
}

function HandoverConsequences({ facts, expected, parcels, hand }: HandoverConsequencesProps) {
  const { t } = useTranslation('money');
  const moneyText = useMoneyText();
  return (
    <>
      <Text size="sm">
        {t('handover.moves', {
          amount: moneyText(facts.total === undefined ? expected : amountLike(expected, facts.total)),
          count: parcels.length,
        })}
      </Text>
      <Text size="sm" mt={4}>
        {t(`handover.posts.${hand.cash ? hand.stage : 'CLEARING'}` as 'handover.posts.COLLECTED')}
      </Text>
      <Text size="sm" mt={4}>
        {t(shortageOf(hand))}
      </Text>
    </>
  );
}
