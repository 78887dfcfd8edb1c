import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import { useRead } from '../graph/use-read.js';
import { Empty } from '../ui/empty.js';
import { InvoiceTable } from '../ui/invoice-table.js';
import { Loaded } from '../ui/loaded.js';
import { OwnInvoiceFileDocument, OwnInvoicesDocument } from './operations.generated.js';
import { Section } from './section.js';

/** Two years of months, which a seller looks through without turning pages. */
const SHOWN = 24;

/** The monthly invoices of a seller. */
export function OwnInvoices({ sellerId }: { readonly sellerId: string }) {
  const { t } = useTranslation('app');
  const read = useRead(OwnInvoicesDocument, { sellerId, first: SHOWN, after: null, month: null, kind: null });
  return (
    <Section title={t('invoices.list')}>
      <Loaded read={read}>
        {({ sellerInvoices: { nodes } }) =>
          nodes.length === 0 ? (
            <Empty title={t('invoices.empty')} advice={t('invoices.emptyAdvice')} />
          ) : (
            <InvoiceTable
              invoices={nodes}
              ofMany={false}
              read={async (id, language) => (await send(OwnInvoiceFileDocument, { id, language })).sellerInvoiceFile}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
