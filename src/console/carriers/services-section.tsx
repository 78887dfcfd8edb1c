import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useWrite } from '../graph/use-write.js';
import { DataTable } from '../ui/data-table.js';
import { notice } from '../ui/notices.js';
import { Section } from '../ui/section.js';
import { Trouble } from '../ui/trouble.js';
import { MapCarrierServicesDocument, type CarrierAccountQuery } from './operations.generated.js';
import { useServiceColumns } from './service-columns.js';
import { draftOf, inputOf, newService, type ServiceDraft } from './service-draft.js';

type Account = CarrierAccountQuery['carrierAccount'];

const MOST = 200;

/** What the carrier's services are called here, and the markups on their prices. */
export function ServicesSection({ account }: { readonly account: Account }) {
  const { t } = useTranslation('carriers');
  const { can } = useSession();
  // What was typed stays when the services are read again, unless they have changed.
  const stored = JSON.stringify(account.services);
  return (
    <Section title={t('services.title')}>
      <Text size="sm" c="dimmed" maw={760}>
        {t('services.meaning')}
      </Text>
      <ServicesForm key={stored} account={account} isReadOnly={!can('carrier:manage')} />
    </Section>
  );
}

function ServicesForm({ account, isReadOnly }: { readonly account: Account; readonly isReadOnly: boolean }) {
  const { t } = useTranslation(['carriers', 'app']);
  const [rows, setRows] = useState(() => account.services.map(draftOf));
  const save = useWrite(MapCarrierServicesDocument, () => notice(t('services.saved')));
  const change = (key: string, changes: Partial<ServiceDraft>): void =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const leaveOut = (key: string): void => setRows((before) => before.filter((row) => row.key !== key));
  const columns = useServiceColumns({ change, leaveOut, isReadOnly });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate({ account: account.id, services: rows.map(inputOf) });
  };
  return (
    <form onSubmit={submit}>
      {rows.length > 0 ? (
        <DataTable
          caption={t('services.caption')}
          columns={columns}
          rows={rows}
          idOf={({ key }) => key}
          nameOf={({ serviceName }) => serviceName}
        />
      ) : (
        <Text size="sm">{t('services.none')}</Text>
      )}
      {!isReadOnly && <Buttons rows={rows} setRows={setRows} isBusy={save.isPending} />}
      {save.error && <Trouble error={save.error} />}
    </form>
  );
}

interface ButtonsProps {
  readonly rows: ServiceDraft[];
  readonly setRows: (value: ServiceDraft[]) => void;
  readonly isBusy: boolean;
}

function Buttons({ rows, setRows, isBusy }: ButtonsProps) {
  const { t } = useTranslation(['carriers', 'app']);
  return (
    <Group mt="sm">
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={rows.length >= MOST}
        onClick={() => setRows([...rows, newService()])}
      >
        {t('services.add')}
      </Button>
      {rows.length > 0 && (
        <Button type="submit" loading={isBusy}>
          {t('app:save')}
        </Button>
      )}
    </Group>
  );
}
