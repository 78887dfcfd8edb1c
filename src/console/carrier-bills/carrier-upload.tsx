import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvUpload, type Upload } from '../ui/csv-upload.js';
import type { FileColumn } from '../ui/file-columns.js';
import { BillingCarrierChoice, useBillingCarriers } from './billing-carriers.js';

interface CarrierUploadProps<Key extends string> {
  readonly kind: 'bill' | 'remittance';
  readonly columns: readonly FileColumn<Key>[];
  /** The account or carrier that is chosen at first. */
  readonly from: string | null;
  readonly run: (upload: Upload<Key> & { readonly account: string }) => Promise<unknown>;
}

/** Imports what an account or a carrier has sent. */
export function CarrierUpload<Key extends string>({ kind, from, run, ...rest }: CarrierUploadProps<Key>) {
  const { t } = useTranslation('carrier-bills');
  const { all } = useBillingCarriers();
  const [wanted, want] = useState(from);
  // A page may name only the carrier.
  const sender = all.find(({ value }) => value === wanted) ?? all.find(({ carrierCode }) => carrierCode === wanted);
  return (
    <CsvUpload<Key>
      name={t(`upload.${kind}.name`)}
      consequences={t(`upload.${kind}.consequences`)}
      kind={kind}
      carrierCode={sender?.carrierCode ?? ''}
      sender={<BillingCarrierChoice label={t('upload.carrier')} required value={sender?.value ?? null} choose={want} />}
      begin={() => want(from)}
      run={(upload) => run({ account: sender?.value ?? '', ...upload })}
      {...rest}
    />
  );
}
