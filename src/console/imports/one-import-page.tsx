import { Alert, Group, List, Progress, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLive } from '../graph/use-live.js';
import { useRead } from '../graph/use-read.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { useShopName } from '../ui/manual-shop.js';
import { Money } from '../ui/money.js';
import { Page } from '../ui/page.js';
import { Section } from '../ui/section.js';
import { countIn, CountsText } from './counts.js';
import { ImportActions } from './import-actions.js';
import { ImportShortages } from './import-money.js';
import { ImportQuestions } from './import-questions.js';
import { ImportRows } from './import-rows.js';
import {
  ImportMovedDocument,
  ImportRowsDocument,
  OneImportDocument,
  type ImportFactsFragment,
  type ImportPreviewFragment,
} from './operations.generated.js';
import { ImportState } from './states.js';

/** One file: the preview of its orders, the progress of placing them, and their labels. */
export default function OneImportPage() {
  const { t } = useTranslation('imports');
  const { id = '' } = useParams();
  const read = useRead(OneImportDocument, { id });
  useLive(ImportMovedDocument, { id }, { reads: [OneImportDocument, ImportRowsDocument] });
  const found = read.data?.orderImport;
  return (
    <Page
      title={<bdi>{found?.fileName ?? t('title')}</bdi>}
      name={found?.fileName ?? t('title')}
      back={{ to: '/shipments/import', name: t('title') }}
      actions={found && <ImportActions of={found} />}
    >
      <Loaded read={read}>
        {({ orderImport }) => (
          <>
            <ImportQuestions of={orderImport} />
            <Overview of={orderImport} />
            <Section title={t('orders')}>
              <ImportRows of={orderImport} />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Overview({ of: found }: { readonly of: ImportFactsFragment & ImportPreviewFragment }) {
  const { t } = useTranslation('imports');
  const { booking, columns } = found;
  return (
    <Section title={t('overview')}>
      {found.state === 'PLACING' && <Placing of={found} />}
      <ImportShortages of={found} />
      <IgnoredColumns of={found} />
      <ImportFacts found={found} />
      {booking.problems > 0 && (
        <Text size="sm" c="var(--mantine-color-error)" role="status">
          {t('notBooked', { count: booking.problems })}
        </Text>
      )}
      {found.answers.map(({ kind, value, answer, remembered }) => (
        <Text key={`${kind} ${value}`} size="sm" c="dimmed">
          {t(remembered ? 'remembered.used' : 'remembered.given')} {t(`questions.kinds.${kind}`)} <bdi>{value}</bdi>:{' '}
          <bdi dir="ltr">{answer}</bdi>
        </Text>
      ))}
      <details>
        <summary>{t('mapping', { count: columns.length })}</summary>
        <List size="sm" mt="xs">
          {columns.map(({ field, header }) => (
            <List.Item key={field}>
              <bdi dir="auto">{header}</bdi>: {t(`fields.${field}` as 'fields.city')}
            </List.Item>
          ))}
        </List>
      </details>
    </Section>
  );
}

function ImportFacts({ found }: { readonly found: ImportFactsFragment & ImportPreviewFragment }) {
  const { t } = useTranslation('imports');
  const { booking, counts } = found;
  const shopName = useShopName();
  return (
    <Facts
      of={[
        [t('columns.state'), <ImportState key="state" state={found.state} />],
        [t('columns.orders'), <CountsText key="counts" counts={counts} />],
        [t('price'), found.price.length > 0 && found.price.map((amount) => <Money key={amount.currency} of={amount} />)],
        [t('collect'), found.collect.length > 0 && found.collect.map((amount) => <Money key={amount.currency} of={amount} />)],
        [t('warned'), found.warned > 0 && found.warned],
        [t('upload.format'), t(`formats.${found.format}`)],
        [t('upload.shop'), <bdi key="shop">{shopName(found.shopDomain)}</bdi>],
        [t('columns.seller'), found.seller && <bdi key="seller">{found.seller.displayName}</bdi>],
        [t('columns.created'), <Instant key="created" at={found.createdAt} />],
        [t('booked'), booking.requested && t('bookedOf', { booked: booking.booked, placed: countIn(counts, 'PLACED') })],
      ]}
    />
  );
}

/** So that a column that is nearly ours does not count as nothing in silence. */
function IgnoredColumns({ of: { ignoredColumns } }: { readonly of: ImportPreviewFragment }) {
  const { t } = useTranslation('imports');
  if (ignoredColumns.length === 0) return null;
  return (
    <Alert color="gray" role="status" title={t('ignored')}>
      {ignoredColumns.map((header, index) => (
        <Fragment key={header}>
          {index > 0 && ' · '}
          <bdi dir="auto">{header}</bdi>
        </Fragment>
      ))}
    </Alert>
  );
}

function Placing({ of: { counts, booking } }: { readonly of: ImportFactsFragment }) {
  const { t } = useTranslation('imports');
  const [placed, failed, ready] = [countIn(counts, 'PLACED'), countIn(counts, 'FAILED'), countIn(counts, 'READY')];
  const all = Math.max(1, placed + failed + ready);
  return (
    <Stack gap={4} role="status">
      <Group justify="space-between">
        <Text size="sm">{t('progress', { placed, all })}</Text>
        {booking.requested && <Text size="sm">{t('bookedOf', { booked: booking.booked, placed })}</Text>}
      </Group>
      <Progress value={(100 * (placed + failed)) / all} aria-label={t('progress', { placed, all })} animated />
    </Stack>
  );
}
