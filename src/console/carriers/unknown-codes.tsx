import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { CheckField } from '../ui/check-field.js';
import { Count } from '../ui/count.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { notice } from '../ui/notices.js';
import { Section } from '../ui/section.js';
import { MeaningChoice, type ScanMeaning } from './meaning-choice.js';
import { MapCarrierCodeDocument, UnknownCarrierCodesDocument, type UnknownCarrierCodesQuery } from './operations.generated.js';

type Code = UnknownCarrierCodesQuery['unknownCarrierCodes'][number];
/** Codes of the carrier that have no meaning yet, each to be given one. */
export function UnknownCodes({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslation('carriers');
  const read = useRead(UnknownCarrierCodesDocument, { account: accountId });
  const columns: Column<Code>[] = [
    { key: 'code', title: t('codes.code'), cell: ({ code }) => <bdi dir="ltr">{code}</bdi> },
    {
      key: 'message',
      title: t('columns.error'),
      cell: ({ message }) => message && <bdi style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{message}</bdi>,
    },
    { key: 'count', title: t('codes.count'), cell: ({ count }) => <Count of={count} />, end: true },
    { key: 'last', title: t('codes.last'), cell: ({ lastSeenAt }) => <Instant at={lastSeenAt} ago /> },
    { key: 'map', title: t('codes.meaning'), cell: ({ code }) => <MapCode accountId={accountId} code={code} /> },
  ];
  return (
    <Section title={t('codes.title')}>
      <Loaded read={read}>
        {({ unknownCarrierCodes: rows }) =>
          rows.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('codes.none')}
            </Text>
          ) : (
            <DataTable caption={t('codes.caption')} columns={columns} rows={rows} idOf={({ code }) => code} />
          )
        }
      </Loaded>
    </Section>
  );
}

function MapCode({ accountId, code }: { readonly accountId: string; readonly code: string }) {
  const { t } = useTranslation('carriers');
  const [status, choose] = useState<ScanMeaning>();
  const [everyAccount, setEvery] = useState(true);
  const map = useWrite(MapCarrierCodeDocument, ({ mapCarrierCode }) => notice(t('codes.done', { count: mapCarrierCode })));
  return (
    <Action
      name={t('codes.map', { code })}
      short={t('codes.choose')}
      size="xs"
      consequences={t('codes.consequences')}
      begin={() => choose(undefined)}
      run={async () => status && map.mutateAsync({ account: accountId, code, status, everyAccount })}
    >
      <MeaningChoice label={t('codes.meaning')} value={status} choose={choose} required />
      <CheckField label={t('codes.everyAccount')} checked={everyAccount} change={setEvery} />
    </Action>
  );
}
