import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import { download } from '../ui/csv.js';
import { Trouble } from '../ui/trouble.js';
import { CarrierBillCsvDocument } from './operations.generated.js';

/** Saves all lines of a bill and what became of them as CSV. */
export function ExportBill({ bill: { id, number } }: { readonly bill: { readonly id: string; readonly number: string } }) {
  const { t } = useTranslation('carrier-bills');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const save = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const { carrierInvoice } = await send(CarrierBillCsvDocument, { id });
      download(`carrier-invoice-${number.replaceAll(/[^\w.-]+/g, '-')}.csv`, carrierInvoice.csv);
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="default" loading={isBusy} leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void save()}>
        {t('export')}
      </Button>
      {error && <Trouble error={error} />}
    </>
  );
}
