import { Trans, useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { useMoneyText } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { AmountFields } from './amount-fields.js';
import { NewBalance } from './new-balance.js';
import { RequestPayoutDocument } from './operations.generated.js';
import { ReferenceField } from './reference-field.js';
import { currenciesOf, walletIn, type WalletSeller } from './seller-wallet.js';
import { useDraft } from './use-draft.js';

/** Requests a payout from the wallet. */
export function RequestPayout({ seller }: { readonly seller: WalletSeller }) {
  const { t } = useTranslation('sellers');
  const text = useMoneyText();
  const { fields, set, begin } = useDraft({ amount: '', currency: seller.currency, reference: '' });
  const ask = useWrite(RequestPayoutDocument, () => notice(t('payout.done')));
  const { amount, currency, reference } = fields;
  const available = walletIn(seller, currency)?.available;
  return (
    <Action
      name={t('payout.name')}
      begin={begin}
      consequences={
        <>
          {t('payout.consequences')}{' '}
          {available && (
            <Trans t={t} i18nKey="payout.available" values={{ available: text(available) }} components={{ bdi: <bdi dir="ltr" /> }} />
          )}
          <NewBalance seller={seller} sign="-" amount={amount} currency={currency} />
        </>
      }
      run={() => ask.mutateAsync({ sellerId: seller.id, amount, currency, reference: reference || null })}
    >
      <AmountFields amount={amount} currency={currency} currencies={currenciesOf(seller)} set={set} />
      <ReferenceField value={reference} set={set} />
    </Action>
  );
}
