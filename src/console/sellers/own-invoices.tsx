import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import { useRead } from '../graph/use-read.js';
import { Empty } from '../ui/empty.js';
import { InvoiceTable } from '../ui/invoice-table.js';
import { Loaded } from '../ui/loaded.js';
import { OwnInvoiceFileDocument, OwnInvoicesDocument } from './operations.generated.js';
import { Section } from './section.js';

/** Loads two more years at a time, up to the maximum page size. */
const STEP = 24;
const MOST = 480;

/** Monthly invoices of a seller. */
export function OwnInvoices({ sellerId }: { readonly sellerId: string }) {
  const { t } = useTranslation('app');
  const [first, setFirst] = useState(STEP);
  const read = useRead(OwnInvoicesDocument, { sellerId, first, after: null, month: null, kind: null }, { keep: true });
  return (
    <Section title={t('invoices.list')}>
      {/* The rows stay right while more of them are read. */}
      <Loaded read={{ data: read.data, error: read.error, refetch: read.refetch }}>
        {({ sellerInvoices: { nodes, pageInfo } }) =>
          nodes.length === 0 ? (
            <Empty title={t('invoices.empty')} advice={t('invoices.emptyAdvice')} />
          ) : (
            <>
              <InvoiceTable
                invoices={nodes}
                ofMany={false}
                read={async (id, language) => (await send(OwnInvoiceFileDocument, { id, language })).sellerInvoiceFile}
              />
              {pageInfo.hasNextPage && first < MOST && (
                <Button variant="default" size="xs" loading={read.isFetching} onClick={() => setFirst(first + STEP)}>
                  {t('more')}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Section>
  );
}
