import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsPhone } from './use-is-phone.js';

const TO = '/shipments/new';

/** Leads to the form for a new shipment. */
export function NewShipment() {
  const { t } = useTranslation();
  const name = t('newShipment');
  if (useIsPhone()) {
    return (
      <ActionIcon component={Link} to={TO} size="lg" aria-label={name}>
        <IconPlus size={20} aria-hidden />
      </ActionIcon>
    );
  }
  return (
    <Button component={Link} to={TO} leftSection={<IconPlus size={16} aria-hidden />}>
      {name}
    </Button>
  );
}
