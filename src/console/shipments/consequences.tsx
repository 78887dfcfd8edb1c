import { List, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AllowedStepFragment } from './operations.generated.js';
import { useStepWords } from './step-words.js';

/** Effects of a step on a shipment. */
export function Consequences({ step }: { readonly step: AllowedStepFragment }) {
  const { t } = useTranslation(['shipments', 'app']);
  const { effectsOf } = useStepWords();
  const effects = effectsOf(step);
  return (
    <>
      <Text size="sm">{t('actions.becomes', { status: t(`app:statuses.${step.to}`) })}</Text>
      {effects.length > 0 && (
        <List size="sm">
          {effects.map((effect) => (
            <List.Item key={effect}>{effect}</List.Item>
          ))}
        </List>
      )}
    </>
  );
}
