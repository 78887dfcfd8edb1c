import { Anchor, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRead } from '../graph/use-read.js';
import { Trouble } from '../ui/trouble.js';
import { monthsWithin, type DayRange } from './days.js';
import { FigureLink, FIGURES, Nothing, useDrillLink } from './drill.js';
import { LedgerPeriodDocument } from './operations.generated.js';
import { RangeName } from './range-name.js';

interface AccountMonthsProps {
  readonly account: string;
  readonly currency: string;
  readonly shown: DayRange;
}

/** Of a longer time the months of an account, each of which leads to its entries. */
export function AccountMonths({ account, currency, shown }: AccountMonthsProps) {
  const { t } = useTranslation('ledger');
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table verticalSpacing={6} aria-label={t('period.months')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('period.month')}</Table.Th>
            {FIGURES.map((figure) => (
              <Table.Th key={figure} scope="col" ta="end" style={{ whiteSpace: 'normal' }}>
                {t(`figures.${figure}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {monthsWithin(shown).map((part) => (
            <Month key={part.from} account={account} currency={currency} shown={part} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Month({ account, currency, shown }: AccountMonthsProps) {
  const linkTo = useDrillLink();
  const read = useRead(LedgerPeriodDocument, { startDate: shown.from, endDate: shown.to, account, currency });
  const figures = read.data?.ledgerPeriod[0]?.accounts[0];
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} to={linkTo({ account, currency, shown })} size="sm">
          <RangeName of={shown} />
        </Anchor>
      </Table.Td>
      {read.error ? (
        <Table.Td colSpan={FIGURES.length}>
          <Trouble error={read.error} again={() => void read.refetch()} />
        </Table.Td>
      ) : (
        FIGURES.map((figure) => (
          <Table.Td key={figure} ta="end">
            {figures ? <FigureLink of={figures[figure]} figure={figure} account={figures} range={shown} /> : read.data && <Nothing />}
          </Table.Td>
        ))
      )}
    </Table.Tr>
  );
}
