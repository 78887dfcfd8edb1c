import { Modal, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { CsvUpload } from '../ui/csv-upload.js';
import {
  ImportCarrierScansDocument,
  PartnersDocument,
  type ImportCarrierScansMutation,
  type PartnersQuery,
} from './operations.generated.js';
import { SCAN_COLUMNS, type ScanColumn } from './scan-columns.js';
import { ScanResult, type ScanList } from './scan-result.js';

type Imported = ImportCarrierScansMutation['importCarrierScans'];

/** Imports a partner's list of scans, says what each did, and does so again once its codes have a meaning. */
export function ImportScans() {
  const { t } = useTranslation(['carriers', 'app']);
  const { data } = useRead(PartnersDocument, {});
  const [wanted, want] = useState<string | null>(null);
  const [done, setDone] = useState<{ readonly list: ScanList; readonly imported: Imported }>();
  const [isOpen, setOpen] = useState(false);
  const write = useWrite(ImportCarrierScansDocument, ({ importCarrierScans: imported }, { carrier, csv, columns }) => {
    setDone({ list: { carrier, csv, columns }, imported });
    setOpen(true);
  });
  const partners = (data?.carriers ?? []).filter(({ kind }) => kind === 'PARTNER');
  if (partners.length === 0) return null;
  const carrier = wanted ?? (partners.length === 1 ? (partners[0]?.code ?? '') : '');
  return (
    <>
      <CsvUpload<ScanColumn>
        name={t('importScans.name')}
        consequences={t('importScans.consequences')}
        variant="default"
        columns={SCAN_COLUMNS}
        kind="scans"
        carrierCode={carrier}
        sender={<PartnerChoice partners={partners} carrier={carrier} want={want} />}
        begin={() => want(null)}
        run={(upload) => write.mutateAsync({ carrier, ...upload })}
      />
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('importScans.done')}
        size="xl"
        closeButtonProps={{ 'aria-label': t('app:close') }}
      >
        {done && <ScanResult list={done.list} imported={done.imported} again={() => write.mutateAsync(done.list)} />}
      </Modal>
    </>
  );
}

interface PartnerChoiceProps {
  readonly partners: PartnersQuery['carriers'];
  readonly carrier: string;
  readonly want: (value: string | null) => void;
}

function PartnerChoice({ partners, carrier, want }: PartnerChoiceProps) {
  const { t } = useTranslation(['carriers', 'app']);
  return (
    <Select
      label={t('importScans.partner')}
      required
      searchable
      nothingFoundMessage={t('importScans.noPartner')}
      data={partners.map(({ code, name }) => ({ value: code, label: name }))}
      value={carrier || null}
      onChange={want}
    />
  );
}
