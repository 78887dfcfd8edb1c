import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { send } from '../graph/send.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { InvoiceFiles } from '../ui/invoice-table.js';
import { Loaded } from '../ui/loaded.js';
import { Money } from '../ui/money.js';
import { Page } from '../ui/page.js';
import { InvoiceCharges } from './invoice-charges.js';
import { InvoiceLines } from './invoice-lines.js';
import { OneInvoiceDocument, OwnInvoiceFileDocument, type OneInvoiceQuery } from './operations.generated.js';
import { Section } from './section.js';

/** One invoice: its lines, and the parcels behind each of them. */
export default function InvoicePage() {
  const { t } = useTranslation(['sellers', 'app']);
  const { id = '' } = useParams();
  const { isOperator } = useSession();
  const read = useRead(OneInvoiceDocument, { id });
  const invoice = read.data?.sellerInvoice;
  const name = invoice ? `${t(`app:invoices.kinds.${invoice.kind}`)} ${invoice.reference}` : t('invoice.title');
  return (
    <Page
      title={name}
      back={isOperator ? { to: '/ledger?tab=invoices', name: t('app:areas.ledger') } : { to: '/invoices', name: t('app:areas.invoices') }}
      actions={
        invoice && (
          <InvoiceFiles
            of={invoice}
            read={async (invoiceId, language) => (await send(OwnInvoiceFileDocument, { id: invoiceId, language })).sellerInvoiceFile}
          />
        )
      }
    >
      <Loaded read={read}>{({ sellerInvoice }) => <Invoice invoice={sellerInvoice} />}</Loaded>
    </Page>
  );
}

function Invoice({ invoice }: { readonly invoice: OneInvoiceQuery['sellerInvoice'] }) {
  const { t } = useTranslation(['sellers', 'app']);
  return (
    <Stack>
      <Section title={t('invoice.sums')}>
        <Facts
          cols={4}
          of={[
            [t('app:invoices.billedTo'), <bdi key="to">{invoice.billedTo}</bdi>],
            [t('app:invoices.month'), <bdi key="month">{invoice.month}</bdi>],
            [t('app:invoices.issued'), <Instant key="issued" at={invoice.issuedAt} />],
            [t('app:invoices.gross'), <Money key="gross" of={invoice.gross} />],
            [t('app:invoices.net'), <Money key="net" of={invoice.net} />],
            [t('app:invoices.vat'), <Money key="vat" of={invoice.vat} />],
            [t('app:invoices.due'), <Money key="due" of={invoice.due} />],
          ]}
        />
        <InvoiceLines invoice={invoice} />
      </Section>
      <Section title={t('invoice.parcels')}>
        <InvoiceCharges invoice={invoice} />
      </Section>
    </Stack>
  );
}
