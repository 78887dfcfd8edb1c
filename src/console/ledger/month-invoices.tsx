import { Anchor, Group, Text } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { StateBadge } from '../ui/status.js';
import { Trouble } from '../ui/trouble.js';
import { CheckCard } from './check-card.js';
import { monthOf } from './days.js';
import { IssueInvoicesDocument, MonthInvoicesDocument, type BooksQuery } from './operations.generated.js';
import { useMonthName } from './range-name.js';

interface MonthInvoicesProps {
  readonly month: string;
  readonly books: BooksQuery['ledgerBooks'];
}

/** How many invoices the month has, and issues those that are missing. */
export function MonthInvoices({ month, books: { today, timeZone } }: MonthInvoicesProps) {
  const { t } = useTranslation('ledger');
  const { can } = useSession();
  const read = useRead(MonthInvoicesDocument, { month });
  const isOver = month < monthOf(today);
  const count = read.data?.sellerInvoices.totalCount;
  return (
    <CheckCard name={t('checks.invoices')} state={count !== undefined && <Issued count={count} isOver={isOver} />}>
      {read.error && <Trouble error={read.error} again={() => void read.refetch()} />}
      <Text size="xs" c="dimmed">
        {t(isOver ? 'checks.invoicesMean' : 'checks.invoicesLater')} {timeZone !== 'UTC' && t('checks.invoicesZone')}
      </Text>
      <Group gap="sm">
        {count !== undefined && count > 0 && (
          <Anchor component={Link} to={`/ledger?tab=invoices&month=${month}`} size="sm">
            {t('checks.toInvoices')}
          </Anchor>
        )}
        {isOver && can('ledger:settle') && <Issue month={month} />}
      </Group>
    </CheckCard>
  );
}

function Issued({ count, isOver }: { readonly count: number; readonly isOver: boolean }) {
  const { t } = useTranslation('ledger');
  if (count > 0) return <StateBadge colour="green" label={t('checks.issued', { count })} />;
  return <StateBadge colour={isOver ? 'orange' : 'gray'} label={t(isOver ? 'checks.notIssued' : 'checks.notYet')} />;
}

function Issue({ month }: { readonly month: string }) {
  const { t } = useTranslation('ledger');
  const nameOf = useMonthName();
  const issue = useWrite(IssueInvoicesDocument, ({ issueSellerInvoices: { issued, total } }) =>
    notice(t('invoices.done', { issued, total })),
  );
  return (
    <Action
      name={t('checks.issueOf', { month: nameOf(month) })}
      short={t('invoices.issue')}
      size="compact-sm"
      consequences={t('invoices.consequences')}
      icon={<IconFileInvoice size={14} aria-hidden />}
      run={() => issue.mutateAsync({ month })}
    />
  );
}
