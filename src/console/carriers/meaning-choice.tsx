import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MapCarrierCodeMutationVariables } from './operations.generated.js';
import type carriers from './words.en.json';

/** What a code of a carrier means. */
export type ScanMeaning = MapCarrierCodeMutationVariables['status'];

const MEANINGS: readonly (ScanMeaning & keyof typeof carriers.scans)[] = [
  'INFORMATION', 'PICKED_UP', 'IN_TRANSIT', 'AT_FACILITY', 'CUSTOMS', 'CUSTOMS_QUESTION', 'OUT_FOR_DELIVERY', 'AVAILABLE_FOR_PICKUP', 'ATTEMPT_FAILED',
  'ADDRESS_QUESTION', 'DELIVERED', 'REFUSED', 'LOST', 'DAMAGED', 'RETURN_STARTED', 'RETURNED', 'CANCELLED',
]; // prettier-ignore

interface MeaningChoiceProps extends Pick<SelectProps, 'aria-label' | 'label' | 'placeholder' | 'required' | 'size'> {
  readonly value: ScanMeaning | undefined;
  readonly choose: (value: ScanMeaning | undefined) => void;
}

/** Picks the meaning of a code. */
export function MeaningChoice({ value, choose, ...field }: MeaningChoiceProps) {
  const { t } = useTranslation('carriers');
  return (
    <Select
      data={MEANINGS.map((each) => ({ value: each, label: t(`scans.${each}`) }))}
      value={value ?? null}
      onChange={(chosen) => choose(MEANINGS.find((known) => known === chosen))}
      searchable
      {...field}
    />
  );
}
