import { List, Modal, Stack, Text } from '@mantine/core';
import { IconFileCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { DateField } from '../ui/date-field.js';
import { saveManifest } from './manifest-file.js';
import { CloseCarrierDayDocument, type CloseCarrierDayMutation } from './operations.generated.js';

type Closed = CloseCarrierDayMutation['closeDay'];

/** The service closes days by UTC. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** Makes the manifest of a day and saves its document. */
export function CloseDay({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslation('carriers');
  const [date, setDate] = useState(today);
  const [closed, setClosed] = useState<Closed>();
  const close = useWrite(CloseCarrierDayDocument);
  const run = async (): Promise<void> => {
    const { closeDay } = await close.mutateAsync({ account: accountId, date });
    if (closeDay.manifest) saveManifest(closeDay.manifest);
    setClosed(closeDay);
  };
  return (
    <>
      <Action
        name={t('closeDay.name')}
        size="xs"
        icon={<IconFileCheck size={14} aria-hidden />}
        consequences={t('closeDay.consequences')}
        begin={() => setDate(today())}
        run={run}
      >
        <DateField dir="ltr" label={t('closeDay.day')} required max={today()} value={date} change={setDate} />
      </Action>
      <Outcome of={closed} close={() => setClosed(undefined)} />
    </>
  );
}

function Outcome({ of, close }: { readonly of: Closed | undefined; readonly close: () => void }) {
  const { t } = useTranslation(['carriers', 'app']);
  return (
    <Modal opened={of !== undefined} onClose={close} title={t('closeDay.name')} closeButtonProps={{ 'aria-label': t('app:close') }}>
      <Stack gap="sm" role="status">
        <Text size="sm">
          {of?.manifest ? t('closeDay.done', { count: of.manifest.parcels, name: of.manifest.manifestRef }) : t('closeDay.nothing')}
        </Text>
        {of && of.rejected.length > 0 && (
          <>
            <Text size="sm" fw={600}>
              {t('closeDay.rejected')}
            </Text>
            <List size="sm">
              {of.rejected.map((parcel) => (
                <List.Item key={parcel}>
                  <bdi>{parcel}</bdi>
                </List.Item>
              ))}
            </List>
          </>
        )}
      </Stack>
    </Modal>
  );
}
