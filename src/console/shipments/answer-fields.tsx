import { Checkbox, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { StaffChoice } from '../app/staff-choice.js';
import { useMoneyText, type Amount } from '../ui/money.js';
import { DecimalInput } from '../ui/decimal-input.js';
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
      <Select
        label={label}
        placeholder={t('cash.choose')}
        data={answers.map((value) => ({ value, label: t(`cash.answers.${value}`) }))}
        value={answer.kind}
        onChange={(value) => change({ ...answer, kind: answers.find((kind) => kind === value) ?? null })}
        allowDeselect={false}
        required
      />
      {answer.kind === 'POS' && (
        <TextInput
          label={t('cash.slip')}
          value={answer.slip}
          onChange={(event) => change({ ...answer, slip: event.currentTarget.value })}
          maxLength={100}
          required
          dir="ltr"
        />
      )}
      {answer.kind === 'NONE' && (
        <Textarea
          label={t('cash.whyNot')}
          description={t('cash.notCollectedHint')}
          value={answer.whyNot}
          onChange={(event) => change({ ...answer, whyNot: event.currentTarget.value })}
          maxLength={500}
          required
          autosize
        />
      )}
    </Stack>
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
  const { can } = useSession();
  const moneyText = useMoneyText();
  const isCollected = answer.kind !== null && answer.kind !== 'NONE';
  return (
    <>
      <AnswerFields label={t('cash.answer', { due: moneyText(due) })} answer={answer} change={change} />
      {isCollected && (
        <>
          <DecimalInput
            label={t('cash.amount', { currency: due.currency })}
            value={details.amount}
            change={(amount) => changeDetails({ ...details, amount })}
            required
          />
          <Checkbox
            label={t('cash.partial')}
            description={t('cash.partialHint')}
            checked={details.acceptPartial}
            onChange={(event) => changeDetails({ ...details, acceptPartial: event.currentTarget.checked })}
          />
          {details.acceptPartial && (
            <Textarea
              label={t('fields.note')}
              value={details.notes}
              onChange={(event) => changeDetails({ ...details, notes: event.currentTarget.value })}
              maxLength={500}
              required
              autosize
            />
          )}
          {can('cod:handover') && (
            <StaffChoice
              label={t('cash.collectedBy')}
              value={details.collectedById}
              onChange={(collectedById) => changeDetails({ ...details, collectedById })}
            />
          )}
        </>
      )}
    </>
  );
}
