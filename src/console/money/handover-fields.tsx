import { Alert, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ArrivedTable } from './arrived-table.js';
import { stageAfter, type Hand, type HeldParcel } from './hand.js';
import type { HandoverPlan, PlanFacts } from './handover-plan.js';
import { StaffChoice } from '../app/staff-choice.js';
import { DateField } from '../ui/date-field.js';
import { LongTextField, TextField } from '../ui/text-field.js';

export interface HandoverFieldsProps {
  readonly plan: HandoverPlan;
  readonly change: (plan: HandoverPlan) => void;
  readonly hand: Hand;
  readonly parcels: readonly HeldParcel[];
  readonly facts: PlanFacts;
  readonly counted: bigint | undefined;
}

/** Handover fields: recipient, received amounts, and proof. */
export function HandoverFields(props: HandoverFieldsProps) {
  const { plan, change, hand, facts, counted } = props;
  const { t } = useTranslation('money');
  const isDeposit = stageAfter(hand) === 'DEPOSITED';
  const isUnassigned = counted !== undefined && facts.total !== undefined && counted < facts.total;
  return (
    <Stack gap="sm">
      {isUnassigned && (
        <Alert color="orange" role="alert">
          {t('handover.assign')}
        </Alert>
      )}
      <ArrivedTable {...props} />
      {facts.isShort && <ShortageField plan={plan} change={change} />}
      {isDeposit ? (
        <DepositFields plan={plan} change={change} />
      ) : (
        <StaffChoice
          label={t('handover.receivedBy')}
          value={plan.receivedById}
          onChange={(receivedById) => change({ ...plan, receivedById })}
          required
        />
      )}
      {hand.cash && hand.holder === null && (
        <StaffChoice
          label={t('handover.handedOverBy')}
          value={plan.handedOverById}
          onChange={(handedOverById) => change({ ...plan, handedOverById })}
        />
      )}
      <LongTextField label={t('handover.notes')} value={plan.notes} change={(notes) => change({ ...plan, notes })} maxLength={500} />
    </Stack>
  );
}

type PlanFieldsProps = Pick<HandoverFieldsProps, 'plan' | 'change'>;

function ShortageField({ plan, change }: PlanFieldsProps) {
  const { t } = useTranslation('money');
  return (
    <TextField
      label={t('handover.shortageNote')}
      description={t('handover.shortageHint')}
      value={plan.shortageNote}
      change={(shortageNote) => change({ ...plan, shortageNote })}
      maxLength={500}
      required
    />
  );
}

function DepositFields({ plan, change }: PlanFieldsProps) {
  const { t } = useTranslation('money');
  return (
    <Group grow align="start">
      <TextField
        label={t('handover.slip')}
        description={t('handover.slipHint')}
        value={plan.reference}
        change={(reference) => change({ ...plan, reference })}
        maxLength={100}
        required
        dir="ltr"
      />
      <DateField
        type="datetime-local"
        label={t('handover.depositedAt')}
        description={t('handover.depositedHint')}
        value={plan.depositedAt}
        change={(depositedAt) => change({ ...plan, depositedAt })}
        dir="ltr"
      />
    </Group>
  );
}
