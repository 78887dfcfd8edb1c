import { Alert, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Money } from '../ui/money.js';
import { Trouble } from '../ui/trouble.js';
import { SetImportServiceDocument, type ImportPreviewFragment, type ImportRowFragment } from './operations.generated.js';

/** What the wallet lacks for the orders that are ready, before anything is placed. */
export function ImportShortages({ of: { shortages } }: { readonly of: ImportPreviewFragment }) {
  const { t } = useTranslation('imports');
  return shortages.map(({ lacks, orders, hasWallet }) => (
    <Alert key={lacks.currency} color="orange" role="status">
      <Money of={lacks} /> · {t(hasWallet ? 'lacks' : 'lacksWallet', { count: orders, currency: lacks.currency })}
    </Alert>
  ));
}

interface ServiceProps {
  readonly id: string;
  readonly services: ImportPreviewFragment['services'];
}

/** The service of one order, which can be changed until it is placed. */
export function RowService({ id, services, row }: ServiceProps & { readonly row: ImportRowFragment }) {
  const { t } = useTranslation('imports');
  const write = useWrite(SetImportServiceDocument);
  const isOpen = row.state === 'READY' || row.problems.some(({ code }) => OF_SERVICE.has(code));
  const { serviceCode, serviceName, wantedService } = row;
  if (!isOpen || services.length === 0) return <bdi>{serviceName ?? serviceCode ?? wantedService}</bdi>;
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={t('service.of', { order: row.orderReference })}
        disabled={write.isPending}
        value={serviceCode ?? ''}
        onChange={(event) => write.mutate({ id, rowIds: [row.id], serviceCode: event.currentTarget.value || null })}
        data={[{ value: '', label: t('service.cheapest') }, ...optionsOf(services, row)]}
      />
      {write.error && <Trouble error={write.error} />}
    </>
  );
}

const OF_SERVICE: ReadonlySet<string> = new Set(['RATE_UNAVAILABLE', 'INVALID_CARRIER']);

/** The service that an order has may be one that no other order was offered. */
function optionsOf(services: ServiceProps['services'], { serviceCode, serviceName }: ImportRowFragment) {
  const own =
    serviceCode === null || services.some(({ code }) => code === serviceCode)
      ? []
      : [{ code: serviceCode, name: serviceName ?? serviceCode }];
  return [...services, ...own].map(({ code, name }) => ({ value: code, label: name }));
}

/** One service for all orders that are not placed. */
export function AllServices({ id, services }: ServiceProps) {
  const { t } = useTranslation('imports');
  const write = useWrite(SetImportServiceDocument);
  if (services.length < 2) return null;
  return (
    <>
      <NativeSelect
        size="xs"
        label={t('service.all')}
        disabled={write.isPending}
        value="-"
        onChange={(event) => write.mutate({ id, serviceCode: event.currentTarget.value || null })}
        data={[
          { value: '-', label: t('service.choose'), disabled: true },
          { value: '', label: t('service.cheapest') },
          ...services.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      {write.error && <Trouble error={write.error} />}
    </>
  );
}
