import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DataTable } from '../ui/data-table.js';
import { Money } from '../ui/money.js';
import type { OneInvoiceQuery } from './operations.generated.js';

type Invoice = OneInvoiceQuery['sellerInvoice'];

export const LINE_KINDS = [
  'shipping', 'shipping_credit', 'cod_fee', 'cod_fee_credit', 'adjustment', 'adjustment_credit', 'return', 'return_credit',
] as const; // prettier-ignore

/** The name of a kind of line; one that this page does not know is shown as it is. */
export function useLineName(): (kind: string) => string {
  const { t } = useTranslation('sellers');
  return (kind) => {
    const known = LINE_KINDS.find((each) => each === kind);
    return known ? t(`invoice.lines.${known}`) : kind;
  };
}

/** The lines of an invoice. The number of each leads to its parcels. */
export function InvoiceLines({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation(['sellers', 'app']);
  const nameOf = useLineName();
  const { currency } = invoice.gross;
  return (
    <DataTable
      caption={t('invoice.sums')}
      rows={invoice.lines}
      idOf={({ kind }) => kind}
      columns={[
        { key: 'kind', title: t('invoice.which'), cell: ({ kind }) => nameOf(kind) },
        {
          key: 'quantity',
          title: t('invoice.quantity'),
          end: true,
          cell: ({ kind, quantity }) => (
            <Anchor
              component={Link}
              to={`?kind=${kind}`}
              size="sm"
              aria-label={t('invoice.show', { number: quantity, name: nameOf(kind) })}
            >
              {quantity}
            </Anchor>
          ),
        },
        { key: 'net', title: t('app:invoices.net'), end: true, cell: ({ net }) => <Money of={{ amount: net, currency }} /> },
        { key: 'vat', title: t('app:invoices.vat'), end: true, cell: ({ vat }) => <Money of={{ amount: vat, currency }} /> },
        { key: 'gross', title: t('app:invoices.gross'), end: true, cell: ({ gross }) => <Money of={{ amount: gross, currency }} /> },
      ]}
    />
  );
}
