import { Alert, Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { Trouble } from '../ui/trouble.js';
import { csvText, download } from '../ui/csv.js';
import { MOST_ROWS, readAll } from './read-all.js';
import { useSheet } from './sheet.js';
import type { Filter } from './filters.js';
import type { ExportedShipmentFragment } from './operations.generated.js';
import { Reasoned } from '../ui/reasoned.js';

const fileName = (): string => `shipments-${new Date().toISOString().slice(0, 10)}.csv`;

/** Exports the selected shipments as CSV. */
export function ExportChosen({ rows }: { readonly rows: readonly ExportedShipmentFragment[] }) {
  const { t } = useTranslation('shipments');
  const sheet = useSheet();
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconDownload size={14} aria-hidden />}
      onClick={() => download(fileName(), csvText(sheet(rows)))}
    >
      {t('export.chosen')}
    </Button>
  );
}

/** Exports all shipments that match the filters as CSV. */
export function ExportAll({ filter, total }: { readonly filter: Filter; readonly total: number }) {
  const { t } = useTranslation(['shipments', 'app']);
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Reasoned why={total === 0 ? t('export.nothing') : null}>
        {(blocked) => (
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={open} {...blocked}>
            {t('export.all')}
          </Button>
        )}
      </Reasoned>
      <Modal opened={opened} onClose={close} title={t('export.all')} closeButtonProps={{ 'aria-label': t('app:close') }}>
        {opened && <Exporting filter={filter} total={total} close={close} />}
      </Modal>
    </>
  );
}

function Exporting({ filter, total, close }: { readonly filter: Filter; readonly total: number; readonly close: () => void }) {
  const { t } = useTranslation(['shipments', 'app']);
  const { read, error, run, stop } = useExport(filter, close);
  const wanted = Math.min(total, MOST_ROWS);
  const leave = (): void => {
    stop();
    close();
  };
  return (
    <Stack gap="sm">
      <Alert color={total > MOST_ROWS ? 'orange' : 'blue'}>
        {total > MOST_ROWS ? t('export.tooMany', { most: MOST_ROWS, total }) : t('export.consequences', { count: total })}
      </Alert>
      {read !== undefined && (
        <>
          <Progress value={(read / Math.max(wanted, 1)) * 100} aria-label={t('app:each.progress')} />
          <Text size="sm" role="status">
            {t('export.progress', { read, wanted })}
          </Text>
        </>
      )}
      {error && <Trouble error={error} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={leave}>
          {t('app:cancel')}
        </Button>
        <Button onClick={() => void run()} loading={read !== undefined}>
          {t('export.run')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Reads and saves the shipments of a filter. */
function useExport(filter: Filter, done: () => void) {
  const { isOperator } = useSession();
  const sheet = useSheet();
  const stop = useRef(new AbortController());
  const [read, setRead] = useState<number>();
  const [error, setError] = useState<Error>();
  const run = async (): Promise<void> => {
    setError(undefined);
    setRead(0);
    try {
      const rows = await readAll({ ...filter, isOperator }, setRead, stop.current.signal);
      download(fileName(), csvText(sheet(rows)));
      done();
    } catch (thrown) {
      if (stop.current.signal.aborted) return;
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
      setRead(undefined);
    }
  };
  return { read, error, run, stop: () => stop.current.abort() };
}
