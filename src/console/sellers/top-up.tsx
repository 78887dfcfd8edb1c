import { Trans, useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { useMoneyText } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { AmountFields } from './amount-fields.js';
import { NewBalance } from './new-balance.js';
import { TopUpWalletDocument } from './operations.generated.js';
import { type TopUpAccount } from '../../schema-types.generated.js';
import { ChoiceField } from '../ui/choice-field.js';
import { ReferenceField } from './reference-field.js';
import { currenciesOf, type WalletSeller } from './seller-wallet.js';
import { useDraft } from './use-draft.js';

const PLACES = ['BANK', 'CLEARING'] as const satisfies readonly TopUpAccount[];

interface Arrival {
  readonly amount: string;
  readonly currency: string;
  readonly into: TopUpAccount;
  readonly reference: string;
}

/** Records a payment received from a seller. */
export function TopUp({ seller }: { readonly seller: WalletSeller }) {
  const { t } = useTranslation('sellers');
  const text = useMoneyText();
  const { fields, set, key, begin } = useDraft<Arrival>({ amount: '', currency: seller.currency, into: 'BANK', reference: '' });
  const topUp = useWrite(TopUpWalletDocument, ({ topUpWallet: { balance } }) => notice(t('topUp.done', { balance: text(balance) })));
  const { amount, currency, into, reference } = fields;
  return (
    <Action
      name={t('topUp.name')}
      variant="filled"
      begin={begin}
      consequences={
        <>
          <Trans t={t} i18nKey={`topUp.consequences.${into}`} values={{ name: seller.displayName }} components={{ bdi: <bdi /> }} />
          <NewBalance seller={seller} sign="+" amount={amount} currency={currency} />
        </>
      }
      run={() => topUp.mutateAsync({ sellerId: seller.id, amount, currency, into, reference: reference || null, idempotencyKey: key })}
    >
      <AmountFields amount={amount} currency={currency} currencies={currenciesOf(seller)} set={set} />
      <ChoiceField
        label={t('topUp.into')}
        of={PLACES}
        nameOf={(value) => t(`places.${value}`)}
        value={into}
        choose={(place) => set({ into: place })}
      />
      <ReferenceField value={reference} set={set} />
    </Action>
  );
}
