import { Trans, useTranslation } from 'react-i18next';
import { useMoneyText, type Amount } from '../ui/money.js';
import { walletIn, type WalletSeller } from './seller-wallet.js';
import { after } from './sum.js';

interface NewBalanceProps {
  readonly seller: WalletSeller;
  readonly sign: '+' | '-';
  readonly amount: string;
  readonly currency: string;
}

/** New wallet balance, once known. */
export function NewBalance({ seller, sign, amount, currency }: NewBalanceProps) {
  const { t } = useTranslation('sellers');
  const text = useMoneyText();
  const now: Amount | undefined = walletIn(seller, currency)?.balance;
  const then = now && after(now, sign, amount);
  if (!now || !then) return null;
  return (
    <>
      {' '}
      <Trans t={t} i18nKey="wallet.newBalance" values={{ now: text(now), then: text(then) }} components={{ bdi: <bdi dir="ltr" /> }} />
    </>
  );
}
