import { Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { EntryAction } from './entry-action.js';
import { LedgerChoicesDocument, type LedgerChoicesQuery } from './operations.generated.js';
import { PayCarrier } from './pay-carrier.js';
import { SettleShortage } from './settle-shortage.js';

/** Forms to post money movements that happened outside the service. */
export function Settlements() {
  const { t } = useTranslation('sellers');
  const [search] = useSearchParams();
  const { data } = useRead(LedgerChoicesDocument, {});
  const entryId = search.get('entry') ?? '';
  const currency = data?.sellers.nodes[0]?.currency ?? '';
  const carriers = data?.carriers ?? [];
  return (
    <Stack>
      <Text size="sm">{t('settlements.explained')}</Text>
      {entryId !== '' && (
        <Text size="sm" role="status">
          {t('settlements.entryChosen')} <bdi dir="ltr">{entryId}</bdi>
        </Text>
      )}
      <SettlementCards carriers={carriers} currency={currency} entryId={entryId} />
    </Stack>
  );
}

interface SettlementCardsProps {
  readonly carriers: LedgerChoicesQuery['carriers'];
  readonly currency: string;
  readonly entryId: string;
}

function SettlementCards({ carriers, currency, entryId }: SettlementCardsProps) {
  const { t } = useTranslation('sellers');
  const { can } = useSession();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
      <Card title={t('carrier.name')} about={t('carrier.about')}>
        <PayCarrier carriers={carriers} currency={currency} />
      </Card>
      <Card title={t('shortage.repay.name')} about={t('shortage.repay.about')}>
        <SettleShortage by="repay" currency={currency} />
      </Card>
      <Card title={t('shortage.writeOff.name')} about={t('shortage.writeOff.about')}>
        <SettleShortage by="writeOff" currency={currency} />
      </Card>
      <Card title={t('entry.settle.name')} about={t('entry.settle.about')}>
        <EntryAction what="settle" entryId={entryId} />
      </Card>
      <Card title={t('entry.refund.name')} about={t('entry.refund.about')}>
        <EntryAction what="refund" entryId={entryId} />
      </Card>
      {can('ledger:correct') && (
        <Card title={t('entry.reverse.name')} about={t('entry.reverse.about')}>
          <EntryAction what="reverse" entryId={entryId} />
        </Card>
      )}
    </SimpleGrid>
  );
}

interface CardProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

const Card = ({ title, about, children }: CardProps) => (
  <Paper withBorder p="md">
    <Stack gap="xs" h="100%">
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text size="sm" c="dimmed" flex={1}>
        {about}
      </Text>
      <Group>{children}</Group>
    </Stack>
  </Paper>
);
