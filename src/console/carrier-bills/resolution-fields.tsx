import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CarrierInvoiceLineState } from '../../schema-types.generated.js';
import { DecimalInput } from '../ui/decimal-input.js';
import { LongTextField } from '../ui/text-field.js';
import { STATES } from './kinds.js';

export interface Resolution {
  readonly state: CarrierInvoiceLineState;
  /** Empty for what is disputed. */
  readonly credited: string;
  readonly note: string;
}

interface ResolutionFieldsProps {
  readonly value: Resolution;
  readonly change: (changes: Partial<Resolution>) => void;
  /** Its currency, if an amount can be given; undefined for several lines, each of which has its own. */
  readonly currency?: string;
  readonly noteHint?: string;
}

/** What was agreed with the carrier. */
export function ResolutionFields({ value: { state, credited, note }, change, currency, noteHint }: ResolutionFieldsProps) {
  const { t } = useTranslation('carrier-bills');
  return (
    <>
      <Radio.Group
        label={t('resolve.state')}
        value={state}
        onChange={(wanted) => change({ state: STATES.find((each) => each === wanted) ?? state })}
      >
        <Stack gap="xs" mt={4}>
          {STATES.map((each) => (
            <Radio key={each} value={each} label={t(`states.${each}`)} description={t(`stateMeanings.${each}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {state === 'CREDITED' && currency !== undefined && (
        <DecimalInput
          label={t('resolve.amount', { currency })}
          description={t('resolve.amountHint')}
          maxLength={30}
          value={credited}
          change={(typed) => change({ credited: typed })}
        />
      )}
      <LongTextField label={t('resolve.note')} description={noteHint} maxLength={500} value={note} change={(note) => change({ note })} />
    </>
  );
}
