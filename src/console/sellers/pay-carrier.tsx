import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { AmountFields } from './amount-fields.js';
import { useBooked } from './booked.js';
import { PayCarrierDocument, type LedgerChoicesQuery } from './operations.generated.js';
import { ReferenceField } from './reference-field.js';
import { useDraft } from './use-draft.js';

interface PayCarrierProps {
  readonly carriers: LedgerChoicesQuery['carriers'];
  readonly currency: string;
}

/** Records a bank payment to a carrier. */
export function PayCarrier({ carriers, currency: base }: PayCarrierProps) {
  const { t } = useTranslation('sellers');
  const booked = useBooked();
  const { fields, set, key, begin } = useDraft({ carrierCode: '', amount: '', currency: base, reference: '' });
  const pay = useWrite(PayCarrierDocument, ({ payCarrier }) => booked(payCarrier));
  const { carrierCode, amount, currency, reference } = fields;
  return (
    <Action
      name={t('carrier.name')}
      isGrave
      begin={begin}
      consequences={t('carrier.consequences')}
      run={() => pay.mutateAsync({ carrierCode, amount, currency, reference: reference || null, idempotencyKey: key })}
    >
      <Select
        label={t('carrier.carrier')}
        required
        searchable
        data={carriers.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
        value={carrierCode === '' ? null : carrierCode}
        onChange={(code) => set({ carrierCode: code ?? '' })}
      />
      <AmountFields amount={amount} currency={currency} currencies={[base]} set={set} />
      <ReferenceField value={reference} set={set} />
    </Action>
  );
}
