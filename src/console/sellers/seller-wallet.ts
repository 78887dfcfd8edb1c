import type { SellerWalletsQuery, WalletFiguresFragment } from './operations.generated.js';

export type WalletSeller = SellerWalletsQuery['seller'];

/** Wallet of a currency, if it exists. */
export const walletIn = (seller: WalletSeller, currency: string): WalletFiguresFragment | undefined =>
  seller.wallets.find((wallet) => wallet.currency === currency);

/** Currencies that the seller uses. */
export const currenciesOf = ({ currency, wallets }: WalletSeller): string[] => [
  ...new Set([currency, ...wallets.map((wallet) => wallet.currency)]),
];
