import { Select, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { TextField } from '../ui/text-field.js';
import { CredentialFields, typedCredentials, type Credentials } from './credential-fields.js';
import { ConnectableCarriersDocument, ConnectCarrierDocument, type ConnectableCarriersQuery } from './operations.generated.js';

type Connectable = ConnectableCarriersQuery['connectableCarriers'][number];

interface Wish {
  readonly carrier: string | null;
  readonly mode: 'TEST' | 'LIVE';
  readonly label: string;
  readonly baseUrl: string;
  readonly sellerId: string | null;
  readonly credentials: Credentials;
}

const NOTHING: Wish = { carrier: null, mode: 'TEST', label: '', baseUrl: '', sellerId: null, credentials: {} };

/** Connects an account of a carrier and opens its page, where it is checked and its services are named. */
export function ConnectCarrier() {
  const { t } = useTranslation('carriers');
  const navigate = useNavigate();
  const carriers = useRead(ConnectableCarriersDocument, {}).data?.connectableCarriers;
  const [wish, setWish] = useState(NOTHING);
  const connect = useWrite(ConnectCarrierDocument);
  const chosen = carriers?.find(({ code }) => code === wish.carrier);
  const run = async (): Promise<void> => {
    const { carrier, mode, label, baseUrl, sellerId, credentials } = wish;
    const { connectCarrier } = await connect.mutateAsync({
      input: {
        carrier: carrier ?? '',
        mode,
        sellerId,
        label: label.trim() || null,
        baseUrl: baseUrl.trim() || null,
        credentials: typedCredentials(credentials),
      },
    });
    notice(t('connect.done'));
    await navigate(`/carriers/${connectCarrier.id}`);
  };
  return (
    <Action
      name={t('connect.name')}
      variant="filled"
      icon={<IconPlus size={16} aria-hidden />}
      consequences={t('connect.consequences')}
      why={carriers?.length === 0 ? t('connect.noAdapters') : undefined}
      begin={() => setWish({ ...NOTHING, carrier: carriers?.length === 1 ? (carriers[0]?.code ?? null) : null })}
      run={run}
    >
      <Select
        label={t('fields.carrier')}
        data={(carriers ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        value={wish.carrier}
        // Credentials of one carrier mean nothing to another.
        onChange={(carrier) => setWish({ ...wish, carrier, credentials: {}, baseUrl: '' })}
        searchable
        required
      />
      {chosen && <Fields carrier={chosen} wish={wish} change={(changes) => setWish({ ...wish, ...changes })} />}
    </Action>
  );
}

interface FieldsProps {
  readonly carrier: Connectable;
  readonly wish: Wish;
  readonly change: (changes: Partial<Wish>) => void;
}

function Fields({ carrier, wish, change }: FieldsProps) {
  const { t } = useTranslation('carriers');
  const { isOperator, can } = useSession();
  return (
    <>
      <Mode value={wish.mode} choose={(mode) => change({ mode })} />
      {isOperator && can('seller:read') && (
        <SellerChoice label={t('fields.ownerChoice')} value={wish.sellerId} onChange={(sellerId) => change({ sellerId })} />
      )}
      <TextField
        label={t('fields.label')}
        description={t('fields.labelMeaning')}
        maxLength={100}
        value={wish.label}
        change={(label) => change({ label })}
      />
      {carrier.needsBaseUrl && <BaseUrl value={wish.baseUrl} change={(baseUrl) => change({ baseUrl })} />}
      <CredentialFields of={carrier.credentials} values={wish.credentials} change={(credentials) => change({ credentials })} />
    </>
  );
}

function Mode({ value, choose }: { readonly value: Wish['mode']; readonly choose: (mode: Wish['mode']) => void }) {
  const { t } = useTranslation('carriers');
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500} id="carrier-mode">
        {t('fields.mode')}
      </Text>
      <SegmentedControl
        aria-labelledby="carrier-mode"
        data={(['TEST', 'LIVE'] as const).map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
        value={value}
        onChange={(mode) => choose(mode === 'LIVE' ? 'LIVE' : 'TEST')}
      />
      <Text size="xs" c="dimmed">
        {t(`modeMeanings.${value}`)}
      </Text>
    </Stack>
  );
}

/** Address of the carrier's API, for carriers that people install themselves. */
export function BaseUrl({ value, change }: { readonly value: string; readonly change: (value: string) => void }) {
  const { t } = useTranslation('carriers');
  return (
    <TextField
      label={t('fields.baseUrl')}
      description={t('fields.baseUrlMeaning')}
      type="url"
      dir="ltr"
      placeholder="https://carrier.example"
      maxLength={255}
      required
      value={value}
      change={change}
    />
  );
}
