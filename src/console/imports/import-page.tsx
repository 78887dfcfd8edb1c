import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Anchor } from '@mantine/core';
import { usePages } from '../graph/use-pages.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { Page } from '../ui/page.js';
import { Paged } from '../ui/paged.js';
import { Section } from '../ui/section.js';
import { CountsText } from './counts.js';
import { OrderImportsDocument } from './operations.generated.js';
import { ImportState } from './states.js';
import { UploadForm } from './upload-form.js';

/** Orders from a file, and the files before it. */
export default function ImportPage() {
  const { t } = useTranslation('imports');
  return (
    <Page title={t('title')} back={{ to: '/shipments', name: t('shipments') }}>
      <Text size="sm" c="dimmed" maw={760}>
        {t('intro')}
      </Text>
      <UploadForm />
      <Section title={t('earlier.title')}>
        <Earlier />
      </Section>
    </Page>
  );
}

function Earlier() {
  const { t } = useTranslation('imports');
  const pages = usePages(OrderImportsDocument, {}, ({ orderImports }) => orderImports);
  return (
    <Paged pages={pages} empty={<Empty title={t('earlier.none')} advice={t('earlier.advice')} />}>
      {(rows) => (
        <DataTable
          caption={t('captions.files')}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ fileName }) => fileName}
          columns={[
            {
              key: 'file',
              title: t('columns.file'),
              cell: ({ id, fileName }) => (
                <Anchor component={Link} to={`/shipments/import/${id}`} size="sm">
                  <bdi>{fileName}</bdi>
                </Anchor>
              ),
            },
            { key: 'state', title: t('columns.state'), cell: ({ state }) => <ImportState state={state} /> },
            { key: 'orders', title: t('columns.orders'), cell: ({ counts }) => <CountsText counts={counts} /> },
            { key: 'seller', title: t('columns.seller'), cell: ({ seller }) => <bdi>{seller?.displayName}</bdi> },
            { key: 'created', title: t('columns.created'), cell: ({ createdAt }) => <Instant at={createdAt} /> },
          ]}
        />
      )}
    </Paged>
  );
}
