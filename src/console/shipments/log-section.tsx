import { List, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Instant } from '../ui/instant.js';
import { Section } from '../ui/section.js';
import { useActorText } from './actor-text.js';
import type { ShipmentDetailsQuery } from './operations.generated.js';

type Actions = NonNullable<ShipmentDetailsQuery['shipment']['operatorActions']>;

/** Log of unusual steps by operator staff. */
export function LogSection({ actions }: { readonly actions: Actions }) {
  const { t, i18n } = useTranslation('shipments');
  const actorText = useActorText();
  if (actions.length === 0) return null;
  const nameOf = (action: string): string =>
    i18n.exists(`log.actions.${action}`, { ns: 'shipments' }) ? t(`log.actions.${action}` as 'log.actions.repack') : action;
  return (
    <Section title={t('log.title')}>
      <List size="sm" spacing={4}>
        {actions.map(({ id, action, actorType, operatorEmail, reason, createdAt }) => (
          <List.Item key={id}>
            {nameOf(action)}
            {reason && (
              <>
                {': '}
                <bdi>{reason}</bdi>
              </>
            )}
            <Text size="xs" c="dimmed">
              <Instant at={createdAt} /> · {operatorEmail ? <bdi>{operatorEmail}</bdi> : actorText(actorType)}
            </Text>
          </List.Item>
        ))}
      </List>
    </Section>
  );
}
