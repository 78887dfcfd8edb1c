import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { StaffChoice } from '../app/staff-choice.js';
import { CheckField } from '../ui/check-field.js';
import { ChoiceField } from '../ui/choice-field.js';
import { useMoneyText, type Amount } from '../ui/money.js';
import { DecimalInput } from '../ui/decimal-input.js';
import { LongTextField, TextField } from '../ui/text-field.js';
import { answers, type Answer, type CollectedDetails } from './collection.js';

interface AnswerFieldsProps {
  readonly label: string;
  readonly answer: Answer;
  readonly change: (answer: Answer) => void;
}

/** Collection result for one or many parcels. */
export function AnswerFields({ label, answer, change }: AnswerFieldsProps) {
  const { t } = useTranslation('shipments');
  return (
    <Stack gap="xs">
      <ChoiceField
        label={label}
        placeholder={t('cash.choose')}
        of={answers}
        nameOf={(value) => t(`cash.answers.${value}`)}
        value={answer.kind}
        choose={(value) => change({ ...answer, kind: value })}
        required
      />
      {answer.kind === 'POS' && <SlipField answer={answer} change={change} />}
      {answer.kind === 'NONE' && <WhyNotField answer={answer} change={change} />}
    </Stack>
  );
}

function SlipField({ answer, change }: Pick<AnswerFieldsProps, 'answer' | 'change'>) {
  const { t } = useTranslation('shipments');
  return (
    <TextField
      label={t('cash.slip')}
      value={answer.slip}
      change={(slip) => change({ ...answer, slip })}
      maxLength={100}
      required
      dir="ltr"
    />
  );
}

function WhyNotField({ answer, change }: Pick<AnswerFieldsProps, 'answer' | 'change'>) {
  const { t } = useTranslation('shipments');
  return (
    <LongTextField
      label={t('cash.whyNot')}
      description={t('cash.notCollectedHint')}
      value={answer.whyNot}
      change={(whyNot) => change({ ...answer, whyNot })}
      maxLength={500}
      required
    />
  );
}

interface CollectionFieldsProps extends Omit<AnswerFieldsProps, 'label'> {
  readonly due: Amount;
  readonly details: CollectedDetails;
  readonly changeDetails: (details: CollectedDetails) => void;
}

/** Collection fields for one parcel, with a lower amount or another collector. */
export function CollectionFields({ due, answer, change, details, changeDetails }: CollectionFieldsProps) {
  const { t } = useTranslation('shipments');
  const moneyText = useMoneyText();
  const isCollected = answer.kind !== null && answer.kind !== 'NONE';
  return (
    <>
      <AnswerFields label={t('cash.answer', { due: moneyText(due) })} answer={answer} change={change} />
      {isCollected && <CollectedFields due={due} details={details} changeDetails={changeDetails} />}
    </>
  );
}

/** The amount, and who took it. */
function CollectedFields({ due, details, changeDetails }: Pick<CollectionFieldsProps, 'due' | 'details' | 'changeDetails'>) {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  return (
    <>
      <DecimalInput
        label={t('cash.amount', { currency: due.currency })}
        value={details.amount}
        change={(amount) => changeDetails({ ...details, amount })}
        required
      />
      <CheckField
        label={t('cash.partial')}
        description={t('cash.partialHint')}
        checked={details.acceptPartial}
        change={(acceptPartial) => changeDetails({ ...details, acceptPartial })}
      />
      {details.acceptPartial && (
        <LongTextField
          label={t('fields.note')}
          value={details.notes}
          change={(notes) => changeDetails({ ...details, notes })}
          maxLength={500}
          required
        />
      )}
      {can('cod:handover') && <CollectorField details={details} changeDetails={changeDetails} />}
    </>
  );
}

function CollectorField({ details, changeDetails }: Pick<CollectionFieldsProps, 'details' | 'changeDetails'>) {
  const { t } = useTranslation('shipments');
  return (
    <StaffChoice
      label={t('cash.collectedBy')}
      value={details.collectedById}
      onChange={(collectedById) => changeDetails({ ...details, collectedById })}
    />
  );
}
