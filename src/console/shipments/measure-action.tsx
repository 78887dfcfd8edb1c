import { NumberInput, SimpleGrid, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { useMoneyText } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { Consequences } from './consequences.js';
import { linesOf } from './lines-of.js';
import { MeasureShipmentDocument, type AllowedStepFragment } from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';
import { useStepWords } from './step-words.js';

const names = ['weightKg', 'length', 'width', 'height'] as const;
type Measure = (typeof names)[number];

/** Records the hub's measurements and shows the new price. */
export function MeasureAction({ shipment, step }: { readonly shipment: ShipmentDetails; readonly step: AllowedStepFragment }) {
  const { t } = useTranslation('shipments');
  const { nameOf } = useStepWords();
  const moneyText = useMoneyText();
  const { weightKg, lengthCm, widthCm, heightCm } = shipment.package;
  // Partial input such as "2." is not a number yet, so the field keeps text.
  const [measures, setMeasures] = useState<Record<Measure, number | string>>({
    weightKg,
    length: lengthCm,
    width: widthCm,
    height: heightCm,
  });
  const [notes, setNotes] = useState('');
  const [photos, setPhotos] = useState('');
  const write = useWrite(MeasureShipmentDocument, ({ verifyShipment: { shipment: after } }) => {
    const { difference, actualRate } = after.verification ?? {};
    if (difference && actualRate) notice(t('measure.done', { rate: moneyText(actualRate), difference: moneyText(difference) }));
  });
  const numbers = () => ({
    weightKg: Number(measures.weightKg),
    length: Number(measures.length),
    width: Number(measures.width),
    height: Number(measures.height),
  });
  return (
    <Action
      name={nameOf(step.edge)}
      variant="filled"
      consequences={<Consequences step={step} />}
      run={() => write.mutateAsync({ input: { id: shipment.id, ...numbers(), notes: notes.trim() || null, photos: linesOf(photos) } })}
    >
      <SimpleGrid cols={{ base: 2, xs: 4 }}>
        {names.map((name) => (
          <NumberInput
            key={name}
            label={t(`measure.${name}`)}
            value={measures[name]}
            onChange={(value) => setMeasures({ ...measures, [name]: value })}
            min={0.001}
            decimalScale={3}
            hideControls
            required
            dir="ltr"
          />
        ))}
      </SimpleGrid>
      <Textarea
        label={t('fields.note')}
        value={notes}
        onChange={(event) => setNotes(event.currentTarget.value)}
        maxLength={2000}
        autosize
      />
      <Textarea
        label={t('fields.photos')}
        description={t('fields.photosHint')}
        value={photos}
        onChange={(event) => setPhotos(event.currentTarget.value)}
        autosize
        dir="ltr"
      />
    </Action>
  );
}
