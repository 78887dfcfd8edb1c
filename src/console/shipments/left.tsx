import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Counts by status: explains which selected shipments do not qualify. */
export function useStatusesText(): (rows: readonly { readonly status: string }[]) => string {
  const { t } = useTranslation(['shipments', 'app']);
  return (rows) => {
    const counts = Map.groupBy(rows, ({ status }) => status);
    return [...counts]
      .map(([status, of]) => t('bulk.statusCount', { status: t(`app:statuses.${status}` as 'app:statuses.NEW'), count: of.length }))
      .join(', ');
  };
}

/** Warns in advance that some selected shipments do not qualify, with the reason. */
export function Left({ rows }: { readonly rows: readonly { readonly status: string }[] }) {
  const { t } = useTranslation('shipments');
  const statusesText = useStatusesText();
  return rows.length === 0 ? null : (
    <Text size="sm" mt={4}>
      {t('bulk.left', { count: rows.length, statuses: statusesText(rows) })}
    </Text>
  );
}
