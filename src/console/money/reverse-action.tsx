import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { useMoneyText, type Amount } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { LongTextField } from '../ui/text-field.js';
import { ReverseCollectionDocument } from './operations.generated.js';

interface ReversibleParcel {
  readonly id: string;
  readonly reference: string;
  readonly cod: { readonly collected: Amount | null } | null;
}

/** Requests the reversal of a confirmed collection. */
export function ReverseAction({ parcel: { id, reference, cod } }: { readonly parcel: ReversibleParcel }) {
  const { t } = useTranslation('money');
  const moneyText = useMoneyText();
  const [reason, setReason] = useState('');
  const write = useWrite(ReverseCollectionDocument, () => notice(t('reverse.asked')));
  return (
    <Action
      name={t('reverse.name', { reference })}
      short={t('reverse.short')}
      size="compact-sm"
      variant="light"
      isGrave
      consequences={t('reverse.consequences', { amount: cod?.collected ? moneyText(cod.collected) : '' })}
      run={() => write.mutateAsync({ id, reason })}
    >
      <LongTextField
        label={t('reverse.reason')}
        description={t('reverse.reasonHint')}
        value={reason}
        change={setReason}
        maxLength={500}
        required
        minRows={2}
      />
    </Action>
  );
}
