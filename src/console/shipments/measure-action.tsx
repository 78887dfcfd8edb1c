import { Alert, NumberInput, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GraphError } from '../graph/graph-error.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { CheckField } from '../ui/check-field.js';
import { useMoneyText } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { LongTextField } from '../ui/text-field.js';
import { Consequences } from './consequences.js';
import { linesOf } from './lines-of.js';
import { MeasureShipmentDocument, type AllowedStepFragment } from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';
import { useStepWords } from './step-words.js';

const names = ['weightKg', 'length', 'width', 'height'] as const;
type Measure = (typeof names)[number];

// Partial input such as "2." is not a number yet, so the fields keep text.
type Measures = Readonly<Record<Measure, number | string>>;
type Numbers = Readonly<Record<Measure, number>>;

const declaredOf = ({ weightKg, lengthCm, widthCm, heightCm }: ShipmentDetails['package']): Measures => ({
  weightKg,
  length: lengthCm,
  width: widthCm,
  height: heightCm,
});

const numbersOf = ({ weightKg, length, width, height }: Measures): Numbers => ({
  weightKg: Number(weightKg),
  length: Number(length),
  width: Number(width),
  height: Number(height),
});

const shown = (number: number): string => number.toLocaleString('en', { maximumFractionDigits: 3 });

/** Records the hub's measurements and shows the new price. */
export function MeasureAction({ shipment, step }: { readonly shipment: ShipmentDetails; readonly step: AllowedStepFragment }) {
  const { t } = useTranslation('shipments');
  const { nameOf } = useStepWords();
  const moneyText = useMoneyText();
  const [measures, setMeasures] = useState(() => declaredOf(shipment.package));
  const [notes, setNotes] = useState('');
  const [photos, setPhotos] = useState('');
  const [unusual, setUnusual] = useState<readonly string[]>([]);
  const [isRight, setRight] = useState(false);
  const write = useWrite(MeasureShipmentDocument, ({ verifyShipment: { shipment: after } }) => {
    const { difference, actualRate } = after.verification ?? {};
    if (difference && actualRate) notice(t('measure.done', { rate: moneyText(actualRate), difference: moneyText(difference) }));
  });
  const run = async (): Promise<unknown> => {
    const input = {
      id: shipment.id,
      ...numbersOf(measures),
      notes: notes.trim() || null,
      photos: linesOf(photos),
      confirmUnusual: isRight,
    };
    try {
      return await write.mutateAsync({ input });
    } catch (error) {
      if (error instanceof GraphError && error.code === 'UNUSUAL_MEASURES') setUnusual(error.problems.flatMap(({ field }) => field ?? []));
      throw error;
    }
  };
  const change = (name: Measure, value: number | string): void => {
    setMeasures({ ...measures, [name]: value });
    setUnusual([]);
    setRight(false);
  };
  return (
    <Action name={nameOf(step.edge)} variant="filled" consequences={<Consequences step={step} />} run={run}>
      <MeasureFields measures={measures} change={change} />
      {unusual.length > 0 && (
        <Unusual
          fields={unusual}
          measured={numbersOf(measures)}
          declared={numbersOf(declaredOf(shipment.package))}
          right={[isRight, setRight]}
        />
      )}
      <LongTextField label={t('fields.note')} value={notes} change={setNotes} maxLength={2000} />
      <LongTextField label={t('fields.photos')} description={t('fields.photosHint')} value={photos} change={setPhotos} dir="ltr" />
    </Action>
  );
}

interface MeasureFieldsProps {
  readonly measures: Measures;
  readonly change: (name: Measure, value: number | string) => void;
}

function MeasureFields({ measures, change }: MeasureFieldsProps) {
  const { t } = useTranslation('shipments');
  return (
    <SimpleGrid cols={{ base: 2, xs: 4 }}>
      {names.map((name) => (
        <NumberInput
          key={name}
          label={t(`measure.${name}`)}
          value={measures[name]}
          onChange={(value) => change(name, value)}
          min={0.001}
          decimalScale={3}
          hideControls
          required
          dir="ltr"
        />
      ))}
    </SimpleGrid>
  );
}

interface UnusualProps {
  readonly fields: readonly string[];
  readonly measured: Numbers;
  readonly declared: Numbers;
  readonly right: readonly [boolean, (isRight: boolean) => void];
}

/** Measures far from the declared ones, to be confirmed. */
function Unusual({ fields, measured, declared, right: [isRight, setRight] }: UnusualProps) {
  const { t } = useTranslation('shipments');
  const sizeText = ({ length, width, height }: Numbers): string => [length, width, height].map(shown).join(' x ');
  return (
    <Alert color="orange" role="alert">
      {fields.map((field) => (
        <Text key={field} size="sm">
          {field === 'weightKg'
            ? t('measure.unusualWeight', { measured: shown(measured.weightKg), declared: shown(declared.weightKg) })
            : t('measure.unusualSize', { measured: sizeText(measured), declared: sizeText(declared) })}
        </Text>
      ))}
      <CheckField mt="xs" label={t('measure.isRight')} checked={isRight} change={setRight} />
    </Alert>
  );
}
