import { Button, Group, Paper, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from '../ui/data-table.js';

export const CHART_HEIGHT = 260;

interface ChartCardProps<Row> {
  readonly title: string;
  /** Summary of the chart, also for screen readers. */
  readonly summary: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly idOf: (row: Row) => string;
  /** Empty-state text; undefined when there is data. */
  readonly nothing?: string | undefined;
  /** Key figures. */
  readonly children?: ReactNode;
  /** Chart; without one only the table is shown. */
  readonly chart?: ReactNode;
}

/** Shows figures as a chart, a summary, and a table with the same numbers. */
export function ChartCard<Row>({ title, summary, rows, columns, idOf, nothing, children, chart }: ChartCardProps<Row>) {
  const { t } = useTranslation('board');
  const [isTable, setTable] = useState(chart === undefined);
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id} style={{ minWidth: 0, overflowX: 'clip' }}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Title order={2} id={id}>
            {title}
          </Title>
          {chart !== undefined && nothing === undefined && <ViewSwitch isTable={isTable} setTable={setTable} title={title} />}
        </Group>
        <Text size="sm">{nothing ?? summary}</Text>
        {nothing === undefined && (
          <>
            {children}
            {isTable ? (
              <DataTable caption={t('figures.tableOf', { title })} rows={rows} columns={columns} idOf={idOf} />
            ) : (
              <div role="img" aria-label={`${title}. ${summary}`} dir="ltr">
                <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>{chart}</Suspense>
              </div>
            )}
          </>
        )}
      </Stack>
    </Paper>
  );
}

interface ViewSwitchProps {
  readonly title: string;
  readonly isTable: boolean;
  readonly setTable: (value: boolean) => void;
}

function ViewSwitch({ isTable, setTable, title }: ViewSwitchProps) {
  const { t } = useTranslation('board');
  return (
    <Button
      size="xs"
      variant="default"
      style={{ flexShrink: 0 }}
      leftSection={isTable ? <IconChartBar size={14} aria-hidden /> : <IconTable size={14} aria-hidden />}
      onClick={() => setTable(!isTable)}
    >
      {isTable ? t('figures.asChart') : t('figures.asTable')}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  );
}
