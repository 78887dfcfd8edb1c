import { useTranslation } from 'react-i18next';
import type { AllowedStepFragment } from './operations.generated.js';

interface StepWords {
  readonly nameOf: (edge: number) => string;
  /** What it does besides moving the shipment, in the viewer's words where there are some. */
  readonly effectsOf: (step: Pick<AllowedStepFragment, 'edge' | 'effects'>) => readonly string[];
}

/** What steps are called, and what follows from them. */
export function useStepWords(): StepWords {
  const { t, i18n } = useTranslation('shipments');
  return {
    nameOf: (edge) => t(`steps.${edge}` as 'steps.2'),
    effectsOf: ({ edge, effects }) =>
      i18n.exists(`effects.${edge}`, { ns: 'shipments' }) ? [t(`effects.${edge}` as 'effects.3')] : effects,
  };
}
