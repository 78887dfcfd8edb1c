import { Button } from '@mantine/core';
import { IconFileImport, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';

/** Ways to shipments without a plug-in: orders from a file, and drafts to finish. */
export function ImportLinks() {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  if (!can('order:create')) return null;
  return (
    <>
      <Button component={Link} to="/shipments/import" variant="default" leftSection={<IconFileImport size={16} aria-hidden />}>
        {t('importOrders')}
      </Button>
      <Button component={Link} to="/shipments/drafts" variant="default" leftSection={<IconFileText size={16} aria-hidden />}>
        {t('drafts')}
      </Button>
    </>
  );
}
