import type {
  ListSellerTransactionsQuery,
  ListShipmentTransactionsQuery,
  ListTransactionsQuery,
  ReadTransactionQuery,
  TransactionFieldsFragment,
} from '../operations.generated.js';
import type { RestRequest } from '../legacy-route.js';
import { amountOut } from './json.js';
import { ListQuery } from './list-query.js';
import { pageInput, paginationOf } from './pages.js';

const PAGE = { limit: 50, max: 100 };

export const transactionsInput = (request: RestRequest): unknown => ({
  ...filterOf(request),
  sellerId: new ListQuery(request).text('sellerId'),
});

/** The statement of what the path names. */
export const statementInput = (request: RestRequest): unknown => ({ ...filterOf(request), id: request.params['id'] });

function filterOf(request: RestRequest) {
  const query = new ListQuery(request);
  return {
    ...pageInput(request, PAGE),
    type: query.text('type'),
    source: query.text('source'),
    status: query.text('status'),
    startDate: query.text('startDate'),
    endDate: query.text('endDate'),
  };
}

export const transactionInput = ({ params }: RestRequest): unknown => ({ id: params['id'] });

export const transactionsOutput = ({ transactions }: ListTransactionsQuery | ListShipmentTransactionsQuery, request: RestRequest) => ({
  status: 'success',
  data: transactions.nodes.map(transactionOut),
  pagination: paginationOf(transactions, request, PAGE),
});

export function sellerTransactionsOutput(data: ListSellerTransactionsQuery, request: RestRequest): unknown {
  const { id, name, company, wallets } = data.seller;
  // The wallet of the base currency comes first.
  const [wallet] = wallets;
  return {
    ...transactionsOutput(data, request),
    seller: { id, name, company: company ?? null, balance: wallet ? amountOut(wallet.balance) : 0 },
  };
}

export const transactionOutput = ({ transaction }: ReadTransactionQuery): unknown => ({
  status: 'success',
  data: transactionOut(transaction),
});

/** A shipment goes by its public reference everywhere in this interface. */
const transactionOut = ({ amount, balanceBefore, balanceAfter, shipmentReference, ...transaction }: TransactionFieldsFragment) => ({
  ...transaction,
  shipmentId: shipmentReference ?? null,
  shipmentDetailId: transaction.shipmentId ?? null,
  account: transaction.account.toLowerCase(),
  type: transaction.type.toLowerCase(),
  source: transaction.source.toLowerCase(),
  status: transaction.status.toLowerCase(),
  amount: amountOut(amount),
  currency: amount.currency,
  balanceBefore: amountOut(balanceBefore),
  balanceAfter: amountOut(balanceAfter),
});
