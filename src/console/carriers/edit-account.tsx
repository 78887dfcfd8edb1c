import { IconKey, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { TextField } from '../ui/text-field.js';
import { BaseUrl } from './connect-carrier.js';
import { CredentialFields, typedCredentials, type Credentials } from './credential-fields.js';
import { ConnectableCarriersDocument, UpdateCarrierAccountDocument, type CarrierAccountQuery } from './operations.generated.js';

type Account = CarrierAccountQuery['carrierAccount'];

/** Renames an account. */
export function EditAccount({ account: { id, version, label } }: { readonly account: Account }) {
  const { t } = useTranslation('carriers');
  const [typed, setTyped] = useState(label);
  const update = useWrite(UpdateCarrierAccountDocument, () => notice(t('rename.done')));
  return (
    <Action
      name={t('rename.name')}
      icon={<IconPencil size={16} aria-hidden />}
      begin={() => setTyped(label)}
      run={() => update.mutateAsync({ id, input: { version, label: typed } })}
    >
      <TextField label={t('fields.label')} maxLength={100} required value={typed} change={setTyped} />
    </Action>
  );
}

/** Replaces the credentials, all of them: the stored ones are never shown. They are asked for with a new address as well. */
export function ReplaceCredentials({ account }: { readonly account: Account }) {
  const { t } = useTranslation('carriers');
  const { data } = useRead(ConnectableCarriersDocument, {});
  const carrier = data?.connectableCarriers.find(({ code }) => code === account.carrier);
  const [credentials, setCredentials] = useState<Credentials>({});
  const [baseUrl, setBaseUrl] = useState(account.baseUrl ?? '');
  const update = useWrite(UpdateCarrierAccountDocument, () => notice(t('credentials.done')));
  return (
    <Action
      name={t('credentials.name')}
      icon={<IconKey size={16} aria-hidden />}
      consequences={t(account.pausedBy === 'CARRIER' ? 'credentials.consequencesPaused' : 'credentials.consequences')}
      why={data && !carrier ? t('credentials.noAdapter') : undefined}
      begin={() => {
        setCredentials({});
        setBaseUrl(account.baseUrl ?? '');
      }}
      run={() =>
        update.mutateAsync({
          id: account.id,
          input: {
            version: account.version,
            credentials: typedCredentials(credentials),
            ...(carrier?.needsBaseUrl && { baseUrl: baseUrl.trim() }),
          },
        })
      }
    >
      {carrier?.needsBaseUrl && <BaseUrl value={baseUrl} change={setBaseUrl} />}
      {carrier && <CredentialFields of={carrier.credentials} values={credentials} change={setCredentials} />}
    </Action>
  );
}
