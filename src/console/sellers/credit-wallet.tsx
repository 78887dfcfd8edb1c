import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { LongTextField } from '../ui/text-field.js';
import { AmountFields } from './amount-fields.js';
import { NewBalance } from './new-balance.js';
import { CreditWalletDocument } from './operations.generated.js';
import { ReferenceField } from './reference-field.js';
import { currenciesOf, type WalletSeller } from './seller-wallet.js';
import { useDraft } from './use-draft.js';

/** Requests a wallet credit at the operator's expense. */
export function CreditWallet({ seller }: { readonly seller: WalletSeller }) {
  const { t } = useTranslation('sellers');
  const { fields, set, begin } = useDraft({ amount: '', currency: seller.currency, reason: '', reference: '' });
  const ask = useWrite(CreditWalletDocument, () => notice(t('credit.done')));
  const { amount, currency, reason, reference } = fields;
  return (
    <Action
      name={t('credit.name')}
      begin={begin}
      consequences={
        <>
          {t('credit.consequences')} <NewBalance seller={seller} sign="+" amount={amount} currency={currency} />
        </>
      }
      run={() => ask.mutateAsync({ sellerId: seller.id, amount, currency, reason, reference: reference || null })}
    >
      <AmountFields amount={amount} currency={currency} currencies={currenciesOf(seller)} set={set} />
      <LongTextField
        label={t('credit.reason')}
        description={t('credit.reasonHint')}
        required
        minRows={2}
        maxLength={500}
        value={reason}
        change={(reason) => set({ reason })}
      />
      <ReferenceField value={reference} set={set} />
    </Action>
  );
}
