import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { LongTextField, TextField } from '../ui/text-field.js';
import { useBooked } from './booked.js';
import { RefundPayerDocument, ReverseEntryDocument, SettleClearingDocument } from './operations.generated.js';
import { ReferenceField } from './reference-field.js';
import { useDraft } from './use-draft.js';

interface EntryActionProps {
  readonly what: 'settle' | 'refund' | 'reverse';
  /** The entry id from the link. */
  readonly entryId: string;
}

/** One-time operation on a journal entry. Repeats return the first result, so it needs no idempotency key. */
export function EntryAction({ what, entryId }: EntryActionProps) {
  const { t } = useTranslation('sellers');
  const booked = useBooked();
  const { fields, set, begin } = useDraft({ entryId, reference: '', reason: '' });
  const settle = useWrite(SettleClearingDocument, ({ settleClearing }) => booked(settleClearing));
  const refund = useWrite(RefundPayerDocument, ({ refundPayer }) => booked(refundPayer));
  const reverse = useWrite(ReverseEntryDocument, ({ reverseEntry }) => booked(reverseEntry));
  const id = fields.entryId.trim();
  const run = (): Promise<unknown> => {
    if (what === 'reverse') return reverse.mutateAsync({ entryId: id, reason: fields.reason });
    return (what === 'settle' ? settle : refund).mutateAsync({ entryId: id, reference: fields.reference });
  };
  return (
    <Action name={t(`entry.${what}.name`)} isGrave begin={begin} consequences={t(`entry.${what}.consequences`)} run={run}>
      <TextField
        label={t('entry.id')}
        description={t('entry.idHint')}
        required
        dir="ltr"
        autoComplete="off"
        value={fields.entryId}
        change={(entryId) => set({ entryId })}
      />
      {what === 'reverse' ? (
        <LongTextField
          label={t('entry.reason')}
          description={t('entry.reasonHint')}
          required
          minRows={2}
          maxLength={500}
          value={fields.reason}
          change={(reason) => set({ reason })}
        />
      ) : (
        <ReferenceField required value={fields.reference} set={set} />
      )}
    </Action>
  );
}
