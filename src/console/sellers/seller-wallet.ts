import type { SellerWalletsQuery, WalletFiguresFragment } from './operations.generated.js';

export type WalletSeller = SellerWalletsQuery['seller'];

/** The wallet of a currency, where there is one yet. */
export const walletIn = (seller: WalletSeller, currency: string): WalletFiguresFragment | undefined =>
  seller.wallets.find((wallet) => wallet.currency === currency);

/** Those that the seller has to do with. */
export const currenciesOf = ({ currency, wallets }: WalletSeller): string[] => [
  ...new Set([currency, ...wallets.map((wallet) => wallet.currency)]),
];
