import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** How many stand where: why some of what was ticked cannot take part. */
export function useStatusesText(): (rows: readonly { readonly status: string }[]) => string {
  const { t } = useTranslation(['shipments', 'app']);
  return (rows) => {
    const counts = Map.groupBy(rows, ({ status }) => status);
    return [...counts]
      .map(([status, of]) => t('bulk.statusCount', { status: t(`app:statuses.${status}` as 'app:statuses.NEW'), count: of.length }))
      .join(', ');
  };
}

/** Some of what was ticked cannot take part, which is better said before, with the reason. */
export function Left({ rows }: { readonly rows: readonly { readonly status: string }[] }) {
  const { t } = useTranslation('shipments');
  const statusesText = useStatusesText();
  return rows.length === 0 ? null : (
    <Text size="sm" mt={4}>
      {t('bulk.left', { count: rows.length, statuses: statusesText(rows) })}
    </Text>
  );
}
