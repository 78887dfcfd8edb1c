import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconScale } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { DataTable } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { StateBadge } from '../ui/status.js';
import { Trouble } from '../ui/trouble.js';
import { LedgerIntegrityDocument, type LedgerIntegrityQuery } from './operations.generated.js';
import { Section } from './section.js';

type Verdict = LedgerIntegrityQuery['ledgerIntegrity'];
type Difference = Verdict['differences'][number];

/** The checks, in the order of the service. */
const CHECKS = [
  'currency_sum',
  'entry_balance',
  'entry_lines',
  'account_balance',
  'account_postings',
  'account_held',
  'account_uncleared',
  'account_chain',
  'account_step',
  'day_totals',
  'cash_with_carriers',
] as const;

/** Runs the ledger integrity check on demand. */
export function Integrity() {
  const { t } = useTranslation('sellers');
  const { data, error, isFetching, refetch } = useRead(LedgerIntegrityDocument, {}, { enabled: false });
  const verdict = data?.ledgerIntegrity;
  return (
    <Section
      title={t('integrity.title')}
      actions={
        <Button loading={isFetching} onClick={() => void refetch()} leftSection={<IconScale size={16} aria-hidden />}>
          {t('integrity.run')}
        </Button>
      }
    >
      <Text size="sm">{t('integrity.explained')}</Text>
      {error && <Trouble error={error} again={() => void refetch()} />}
      {isFetching && !verdict && <Skeleton height={48} role="status" aria-label={t('integrity.running')} />}
      {verdict && <VerdictOf verdict={verdict} />}
      <Checks verdict={verdict} />
      {verdict && verdict.differences.length > 0 && <Differences differences={verdict.differences} />}
    </Section>
  );
}

function VerdictOf({ verdict: { ok, checkedAt, differences } }: { readonly verdict: Verdict }) {
  const { t } = useTranslation('sellers');
  return (
    <Alert
      color={ok ? 'green' : 'red'}
      role={ok ? 'status' : 'alert'}
      icon={ok ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      title={ok ? t('integrity.ok') : t('integrity.wrong', { count: differences.length })}
    >
      <Text size="sm">
        {t('integrity.checked')} <Instant at={checkedAt} />
      </Text>
      {!ok && <Text size="sm">{t('integrity.wrongAdvice')}</Text>}
    </Alert>
  );
}

function Checks({ verdict }: { readonly verdict: Verdict | undefined }) {
  const { t } = useTranslation('sellers');
  return (
    <DataTable
      caption={t('integrity.checks')}
      rows={CHECKS}
      idOf={(check) => check}
      columns={[
        {
          key: 'proves',
          title: t('integrity.proves'),
          cell: (check) => <span style={{ whiteSpace: 'normal' }}>{t(`integrity.kinds.${check}`)}</span>,
        },
        { key: 'result', title: t('integrity.result'), cell: (check) => <Result of={check} verdict={verdict} /> },
      ]}
    />
  );
}

function Result({ of, verdict }: { readonly of: string; readonly verdict: Verdict | undefined }) {
  const { t } = useTranslation('sellers');
  if (!verdict) return <StateBadge colour="gray" label={t('integrity.notYet')} />;
  const count = verdict.differences.filter(({ kind }) => kind === of).length;
  return count === 0 ? (
    <StateBadge colour="green" label={t('integrity.agrees')} />
  ) : (
    <StateBadge colour="red" label={t('integrity.differs', { count })} />
  );
}

function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  const { t } = useTranslation('sellers');
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('integrity.differences')}</Text>
      <DataTable
        caption={t('integrity.differences')}
        rows={differences}
        idOf={({ kind, account, currency, expected, found }) => [kind, account, currency, expected, found].join(' ')}
        columns={[
          { key: 'kind', title: t('integrity.kind'), cell: ({ kind }) => <bdi dir="ltr">{kind}</bdi> },
          { key: 'account', title: t('integrity.account'), cell: ({ account }) => <bdi dir="ltr">{account}</bdi> },
          { key: 'currency', title: t('currency'), cell: ({ currency }) => currency ?? '–' },
          { key: 'expected', title: t('integrity.expected'), end: true, cell: ({ expected }) => <bdi dir="ltr">{expected}</bdi> },
          { key: 'found', title: t('integrity.found'), end: true, cell: ({ found }) => <bdi dir="ltr">{found}</bdi> },
        ]}
      />
    </Stack>
  );
}
