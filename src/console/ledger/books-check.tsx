import { Anchor, Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconScale } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { DataTable } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { StateBadge } from '../ui/status.js';
import { Trouble } from '../ui/trouble.js';
import { CheckCard } from './check-card.js';
import { LedgerIntegrityDocument, type BooksQuery, type LedgerIntegrityQuery } from './operations.generated.js';
import type words from './words.en.json';

type Difference = LedgerIntegrityQuery['ledgerIntegrity']['differences'][number];

interface Verdict {
  readonly differences: number;
  readonly checkedAt: string;
}

/** The last check of the books, of the night or of now, and what it compares. */
export function BooksCheck({ books }: { readonly books: BooksQuery['ledgerBooks'] }) {
  const { t } = useTranslation('ledger');
  const { data, error, isFetching, refetch } = useRead(LedgerIntegrityDocument, {}, { enabled: false });
  const now = data?.ledgerIntegrity;
  const verdict: Verdict | null = now ? { differences: now.differences.length, checkedAt: now.checkedAt } : books.lastCheck;
  return (
    <CheckCard name={t('checks.books')} state={<State of={verdict} />}>
      <Text component="div" size="xs" c="dimmed" role="status">
        <Comparisons kinds={books.comparisons} />
        {verdict && (
          <>
            {' · '}
            <Instant at={verdict.checkedAt} zone={books.timeZone} />
          </>
        )}
      </Text>
      <Group gap="sm">
        <Button
          size="compact-sm"
          variant="default"
          loading={isFetching}
          onClick={() => void refetch()}
          leftSection={<IconScale size={14} aria-hidden />}
        >
          {t('checks.run')}
        </Button>
        {now && now.differences.length > 0 && <Differences differences={now.differences} />}
      </Group>
      {error && <Trouble error={error} again={() => void refetch()} />}
    </CheckCard>
  );
}

function State({ of: verdict }: { readonly of: Verdict | null }) {
  const { t } = useTranslation('ledger');
  if (verdict === null) return <StateBadge colour="gray" label={t('checks.notChecked')} />;
  return verdict.differences === 0 ? (
    <StateBadge colour="green" label={t('checks.agrees')} />
  ) : (
    <StateBadge colour="red" label={t('checks.differs', { count: verdict.differences })} />
  );
}

/** What a comparison proves, in words; a kind that is not known is shown as it is. */
function useComparison(): (kind: string) => string {
  const { t, i18n } = useTranslation('ledger');
  return (kind) =>
    i18n.exists(`comparisons.${kind}`, { ns: 'ledger' }) ? t(`comparisons.${kind as keyof typeof words.comparisons}`) : kind;
}

function Comparisons({ kinds }: { readonly kinds: readonly string[] }) {
  const { t } = useTranslation(['ledger', 'app']);
  const [opened, { open, close }] = useDisclosure();
  const nameOf = useComparison();
  return (
    <>
      <Anchor component="button" type="button" size="xs" onClick={open}>
        {t('checks.comparisons', { count: kinds.length })}
      </Anchor>
      <Modal opened={opened} onClose={close} title={t('checks.booksTitle')} size="lg" closeButtonProps={{ 'aria-label': t('app:close') }}>
        <Stack gap="sm">
          <Text size="sm">{t('checks.explained', { count: kinds.length })}</Text>
          <List size="sm" type="ordered" spacing={4}>
            {kinds.map((kind) => (
              <List.Item key={kind}>{nameOf(kind)}</List.Item>
            ))}
          </List>
        </Stack>
      </Modal>
    </>
  );
}

function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  const { t } = useTranslation(['ledger', 'app']);
  const [opened, { open, close }] = useDisclosure();
  const nameOf = useComparison();
  const title = t('checks.differs', { count: differences.length });
  return (
    <>
      <Button size="compact-sm" color="red" onClick={open}>
        {t('checks.show')}
      </Button>
      <Modal opened={opened} onClose={close} title={title} size="xl" closeButtonProps={{ 'aria-label': t('app:close') }}>
        <Stack gap="sm">
          <Text size="sm">{t('checks.advice')}</Text>
          <DataTable
            caption={title}
            rows={differences}
            idOf={({ kind, account, currency, expected, found }) => [kind, account, currency, expected, found].join(' ')}
            columns={[
              { key: 'kind', title: t('checks.kind'), cell: ({ kind }) => <span style={{ whiteSpace: 'normal' }}>{nameOf(kind)}</span> },
              { key: 'account', title: t('columns.account'), cell: ({ account }) => <bdi dir="ltr">{account}</bdi> },
              { key: 'currency', title: t('exports.currency'), cell: ({ currency }) => currency ?? '–' },
              { key: 'expected', title: t('checks.expected'), end: true, cell: ({ expected }) => <bdi dir="ltr">{expected}</bdi> },
              { key: 'found', title: t('checks.found'), end: true, cell: ({ found }) => <bdi dir="ltr">{found}</bdi> },
            ]}
          />
        </Stack>
      </Modal>
    </>
  );
}
