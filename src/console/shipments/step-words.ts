import { useTranslation } from 'react-i18next';
import type { AllowedStepFragment } from './operations.generated.js';

interface StepWords {
  readonly nameOf: (edge: number) => string;
  /** Side effects of a transition, localised where possible. */
  readonly effectsOf: (step: Pick<AllowedStepFragment, 'edge' | 'effects'>) => readonly string[];
}

/** Names and effects of transitions. */
export function useStepWords(): StepWords {
  const { t, i18n } = useTranslation('shipments');
  return {
    nameOf: (edge) => t(`steps.${edge}` as 'steps.2'),
    effectsOf: ({ edge, effects }) =>
      i18n.exists(`effects.${edge}`, { ns: 'shipments' }) ? [t(`effects.${edge}` as 'effects.3')] : effects,
  };
}
