import { Fieldset, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyText } from '../ui/money.js';
import { AnswerFields } from './answer-fields.js';
import { collectionOf, inFull, NO_ANSWER, openCash, type Answer } from './collection.js';
import type { ShipmentRowFragment } from './operations.generated.js';
import type { DeliveryCollectionInput } from '../../schema-types.generated.js';
import { inOneLine } from '../ui/isolated.js';

interface BulkCollection {
  readonly fields: ReactNode;
  /** Collection sent with one delivery; undefined if nothing is due. */
  readonly inputFor: (row: ShipmentRowFragment) => DeliveryCollectionInput | undefined;
}

type Mode = 'all' | 'each';

/** Asks what was collected for the selected parcels, once for all or for each. */
export function useBulkCollection(rows: readonly ShipmentRowFragment[]): BulkCollection {
  const [mode, setMode] = useState<Mode>('all');
  const [common, setCommon] = useState(NO_ANSWER);
  const [single, setSingle] = useState<ReadonlyMap<string, Answer>>(new Map());
  const open = rows.filter((row) => openCash(row) !== null);
  const answerFor = ({ id }: ShipmentRowFragment): Answer => (mode === 'all' ? common : (single.get(id) ?? NO_ANSWER));
  return {
    inputFor: (row) => {
      const due = openCash(row);
      return due ? collectionOf(answerFor(row), inFull(due)) : undefined;
    },
    fields: open.length > 0 && (
      <BulkCollectionFields
        rows={open}
        mode={mode}
        setMode={setMode}
        common={common}
        setCommon={setCommon}
        answerFor={answerFor}
        setSingle={(id, answer) => setSingle(new Map(single).set(id, answer))}
      />
    ),
  };
}

interface BulkCollectionFieldsProps {
  readonly rows: readonly ShipmentRowFragment[];
  readonly mode: Mode;
  readonly setMode: (mode: Mode) => void;
  readonly common: Answer;
  readonly setCommon: (answer: Answer) => void;
  readonly answerFor: (row: ShipmentRowFragment) => Answer;
  readonly setSingle: (id: string, answer: Answer) => void;
}

function BulkCollectionFields({ rows, mode, setMode, common, setCommon, answerFor, setSingle }: BulkCollectionFieldsProps) {
  const { t } = useTranslation('shipments');
  const moneyText = useMoneyText();
  return (
    <Fieldset legend={t('payments.POSTPAID')}>
      <Stack gap="sm">
        <Text size="sm">{t('cash.manyOpen', { count: rows.length })}</Text>
        <SegmentedControl
          aria-label={t('cash.how')}
          value={mode}
          onChange={(value) => setMode(value === 'each' ? 'each' : 'all')}
          data={[
            { value: 'all', label: t('cash.howAll') },
            { value: 'each', label: t('cash.howEach') },
          ]}
        />
        {mode === 'all' ? (
          <AnswerFields label={t('cash.choose')} answer={common} change={setCommon} />
        ) : (
          rows.map((row) => {
            const due = openCash(row);
            return (
              <AnswerFields
                key={row.id}
                label={inOneLine(row.reference, due ? moneyText(due) : '')}
                answer={answerFor(row)}
                change={(answer) => setSingle(row.id, answer)}
              />
            );
          })
        )}
      </Stack>
    </Fieldset>
  );
}
