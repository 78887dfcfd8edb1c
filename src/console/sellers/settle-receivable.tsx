import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { AmountFields } from './amount-fields.js';
import { NewBalance } from './new-balance.js';
import { SettleReceivableDocument } from './operations.generated.js';
import { type SettlementSource } from '../../schema-types.generated.js';
import { ChoiceField } from '../ui/choice-field.js';
import { ReferenceField } from './reference-field.js';
import { currenciesOf, type WalletSeller } from './seller-wallet.js';
import { useDraft } from './use-draft.js';

const SOURCES = ['BANK', 'CLEARING', 'WALLET'] as const satisfies readonly SettlementSource[];

interface Settlement {
  readonly amount: string;
  readonly currency: string;
  readonly from: SettlementSource;
  readonly reference: string;
}

/** Records a payment towards a seller's contract debt. */
export function SettleReceivable({ seller }: { readonly seller: WalletSeller }) {
  const { t } = useTranslation('sellers');
  const { fields, set, key, begin } = useDraft<Settlement>({ amount: '', currency: seller.currency, from: 'BANK', reference: '' });
  const settle = useWrite(SettleReceivableDocument, () => notice(t('settle.done')));
  const { amount, currency, from, reference } = fields;
  return (
    <Action
      name={t('settle.name')}
      begin={begin}
      isGrave
      consequences={
        <>
          {t(`settle.consequences.${from}`)}
          {from === 'WALLET' && <NewBalance seller={seller} sign="-" amount={amount} currency={currency} />}
        </>
      }
      run={() => settle.mutateAsync({ sellerId: seller.id, amount, currency, from, reference: reference || null, idempotencyKey: key })}
    >
      <AmountFields amount={amount} currency={currency} currencies={currenciesOf(seller)} set={set} />
      <ChoiceField
        label={t('settle.from')}
        of={SOURCES}
        nameOf={(value) => t(`places.${value}`)}
        value={from}
        choose={(source) => set({ from: source })}
      />
      <ReferenceField value={reference} set={set} />
    </Action>
  );
}
