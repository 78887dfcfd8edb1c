import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { send } from '../graph/send.js';
import { Count } from '../ui/count.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Section } from '../ui/section.js';
import { Trouble } from '../ui/trouble.js';
import { CloseDay } from './close-day.js';
import { saveManifest } from './manifest-file.js';
import { CarrierManifestFilesDocument, type CarrierAccountQuery } from './operations.generated.js';

type Account = CarrierAccountQuery['carrierAccount'];
type Manifest = Account['manifests'][number];

/** The days that were closed, with the carrier's documents. */
export function ManifestsSection({ account }: { readonly account: Account }) {
  const { t } = useTranslation('carriers');
  const { can } = useSession();
  const columns: Column<Manifest>[] = [
    { key: 'date', title: t('manifests.day'), cell: ({ date }) => <bdi dir="ltr">{date}</bdi> },
    { key: 'ref', title: t('manifests.reference'), cell: ({ manifestRef }) => <bdi dir="ltr">{manifestRef}</bdi> },
    { key: 'parcels', title: t('manifests.parcels'), cell: ({ parcels }) => <Count of={parcels} />, end: true },
    { key: 'made', title: t('manifests.made'), cell: ({ createdAt }) => <Instant at={createdAt} /> },
    { key: 'file', title: t('manifests.document'), cell: (manifest) => <Download accountId={account.id} manifest={manifest} /> },
  ];
  return (
    <Section title={t('manifests.title')} actions={can('carrier:manage') && <CloseDay accountId={account.id} />}>
      {account.manifests.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('manifests.none')}
        </Text>
      ) : (
        <DataTable
          caption={t('manifests.caption')}
          columns={columns}
          rows={account.manifests}
          idOf={({ id }) => id}
          nameOf={({ manifestRef }) => manifestRef}
        />
      )}
    </Section>
  );
}

/** Documents are fetched when asked for: the page would be heavy with all of them. */
function Download({ accountId, manifest }: { readonly accountId: string; readonly manifest: Manifest }) {
  const { t } = useTranslation('carriers');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  if (manifest.format === null) return '–';
  const download = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const { carrierAccount } = await send(CarrierManifestFilesDocument, { id: accountId });
      const file = carrierAccount.manifests.find(({ id }) => id === manifest.id);
      saveManifest({ ...manifest, document: file?.document ?? null });
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={isBusy}
        aria-label={t('manifests.download', { name: manifest.manifestRef, format: manifest.format })}
        leftSection={<IconDownload size={14} aria-hidden />}
        onClick={() => void download()}
      >
        {manifest.format}
      </Button>
      {error && <Trouble error={error} />}
    </>
  );
}
