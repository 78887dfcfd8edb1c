import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { Consequences } from './consequences.js';
import { labelAddress, useLabelPaper } from '../app/label.js';
import { BookPickupDocument } from './operations.generated.js';
import type { StepActionProps } from './step-action.js';
import { useStepWords } from './step-words.js';

/** Books the pickup, and opens the label if there is one at once: a connected carrier gives it when it has answered. */
export function BookPickupAction({ shipment, step, variant }: StepActionProps) {
  const { t, i18n } = useTranslation('shipments');
  const { isOperator } = useSession();
  const { nameOf } = useStepWords();
  const { size } = useLabelPaper();
  const write = useWrite(BookPickupDocument, ({ schedulePickup: { shipment: booked } }) => {
    if (booked.label === null) return notice(t('next.labelFollows', { carrier: booked.carrierName }));
    notice(t('next.booked'));
    open(labelAddress(booked.label.url, { size, language: i18n.language }), '_blank', 'noreferrer');
  });
  return (
    <Action
      name={isOperator ? nameOf(step.edge) : t('next.packAndBook')}
      variant={variant}
      consequences={<Consequences step={step} />}
      run={() => write.mutateAsync({ id: shipment.id })}
    />
  );
}
