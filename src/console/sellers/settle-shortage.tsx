import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { AmountFields } from './amount-fields.js';
import { useBooked } from './booked.js';
import { RepayShortageDocument, WriteOffShortageDocument } from './operations.generated.js';
import { ReferenceField } from './reference-field.js';
import { useDraft } from './use-draft.js';
import { WorkerChoice } from './worker-choice.js';

interface SettleShortageProps {
  readonly by: 'repay' | 'writeOff';
  readonly currency: string;
}

/** Records repayment of a worker's shortage, or writes it off. */
export function SettleShortage({ by, currency: base }: SettleShortageProps) {
  const { t } = useTranslation('sellers');
  const booked = useBooked();
  const { fields, set, key, begin } = useDraft({ workerId: '', amount: '', currency: base, reference: '' });
  const repay = useWrite(RepayShortageDocument, ({ repayShortage }) => booked(repayShortage));
  const writeOff = useWrite(WriteOffShortageDocument, ({ writeOffShortage }) => booked(writeOffShortage));
  const { workerId, amount, currency, reference } = fields;
  const movement = { workerId, amount, currency, reference: reference || null, idempotencyKey: key };
  return (
    <Action
      name={t(`shortage.${by}.name`)}
      isGrave
      begin={begin}
      consequences={t(`shortage.${by}.consequences`)}
      run={() => (by === 'repay' ? repay.mutateAsync(movement) : writeOff.mutateAsync(movement))}
    >
      <WorkerChoice value={workerId} choose={(id) => set({ workerId: id })} />
      <AmountFields amount={amount} currency={currency} currencies={[base]} set={set} />
      <ReferenceField value={reference} set={set} />
    </Action>
  );
}
