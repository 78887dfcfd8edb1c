import { Button, Group, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LedgerExportFormat } from '../../schema-types.generated.js';
import { csvText, download } from '../ui/csv.js';
import { useAccountName } from './account-name.js';
import { asMonth, isLong, rangeText, type DayRange } from './days.js';
import { FIGURES } from './drill.js';
import { formats } from './exports-tab.js';
import { JournalFileState } from './journal-file-state.js';
import type { Period } from './trial-table.js';
import { useJournalFile } from './use-journal-file.js';

interface ExportPeriodProps {
  readonly range: DayRange;
  readonly timeZone: string;
  /** Undefined while they are read. */
  readonly periods: readonly Period[] | undefined;
}

/** Saves the trial balance of a period, or its journal for another system. */
export function ExportPeriod({ range, timeZone, periods }: ExportPeriodProps) {
  const { t } = useTranslation('ledger');
  const { save, read, error } = useJournalFile();
  const [format, setFormat] = useState<LedgerExportFormat>('CSV');
  const saveTrial = useSaveTrial(range);
  const saveJournal = (chosen: LedgerExportFormat): void => {
    setFormat(chosen);
    save({ startDate: range.from, endDate: range.to, timeZone, format: chosen, currency: null });
  };
  return (
    <Group gap="sm">
      <JournalFileState read={read} error={error} again={() => saveJournal(format)} />
      <Menu withinPortal position="bottom-end">
        <Menu.Target>
          <Button loading={read !== undefined || periods === undefined} leftSection={<IconDownload size={16} aria-hidden />}>
            {t('period.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => saveTrial(periods ?? [])}>{t('period.exportTrial')}</Menu.Item>
          <Menu.Label>{t(isLong(range) ? 'period.tooLong' : 'period.exportJournal')}</Menu.Label>
          {!isLong(range) &&
            formats.map((each) => (
              <Menu.Item key={each} onClick={() => saveJournal(each)}>
                {t(`exports.formats.${each}`)}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}

const COLUMNS = ['currency', 'account', 'name', 'opening_debit', 'opening_credit', 'debit', 'credit', 'closing_debit', 'closing_credit'];

/** Every account of every currency is a row, with a total for each currency. */
function useSaveTrial({ from, to }: DayRange): (periods: readonly Period[]) => void {
  const nameOf = useAccountName();
  const days = asMonth({ from, to }) ?? rangeText({ from, to }).replace('..', '_');
  return (periods) => {
    const rows = periods.flatMap((period) => [
      ...period.accounts.map((account) => [
        period.currency,
        account.code,
        nameOf(account),
        ...FIGURES.map((figure) => account[figure].amount),
      ]),
      [period.currency, '', 'total', ...FIGURES.map((figure) => period[figure].amount)],
    ]);
    download(`trial-balance_${days}.csv`, csvText([COLUMNS, ...rows]));
  };
}
