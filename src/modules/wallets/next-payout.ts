import { add, zero, type Money } from '../../kernel/money.js';
import type { Context } from '../../platform/work/context.js';
import { openPayoutLoader, type Approval } from '../approvals/index.js';
import { maskedNumber, payoutAccountsOf, type PayoutAccount } from '../payout-accounts/index.js';
import { payableOf } from './money-requests.js';
import type { WalletPayoutType, WalletType } from './wallet.types.js';
import type { PayoutWait } from './wallets.enums.js';

/** What is to be paid out of a wallet. Two statements for all wallets of a request. */
export async function payoutOf(context: Context, wallet: WalletType): Promise<WalletPayoutType> {
  const { sellerId, currency } = wallet;
  const requests = (await context.load(openPayoutLoader, sellerId)) ?? [];
  const open = requests.filter(({ amount }) => amount.currency === currency);
  const account = accountFor(await payoutAccountsOf(context, sellerId), { currency, request: open[0] });
  const payable = payableOf(context, wallet);
  return {
    waitsFor: waitOf({ isRequested: open.length > 0, payable, account }),
    payable: payable.minor > 0n ? payable : zero(currency),
    requested: open.reduce((total, { amount }) => add(total, amount), zero(currency)),
    requestedAt: open.at(0)?.createdAt ?? null,
    account: account ? maskedNumber(account) : null,
  };
}

interface Wanted {
  readonly currency: string;
  readonly request: Approval | undefined;
}

/** A request keeps the account that was on file when it was made. */
function accountFor(accounts: readonly PayoutAccount[], { currency, request }: Wanted): PayoutAccount | undefined {
  if (request) return accounts.find(({ id }) => id === request.payload['payoutAccountId']);
  return accounts.find((account) => account.currency === currency && account.status !== 'replaced');
}

interface Known {
  readonly isRequested: boolean;
  readonly payable: Money;
  readonly account: PayoutAccount | undefined;
}

/** A request that names no account can be approved; one with an account only once that is verified. */
function waitOf({ isRequested, payable, account }: Known): PayoutWait {
  if (!isRequested && payable.minor <= 0n) return 'money';
  if (account?.status === 'unverified') return 'verification';
  if (account?.status === 'verified') return isRequested ? 'approval' : 'request';
  return isRequested && !account ? 'approval' : 'bank_account';
}
