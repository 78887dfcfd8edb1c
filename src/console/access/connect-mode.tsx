import { Alert, Button, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ShopMode } from '../../schema-types.generated.js';
import { StateBadge } from '../ui/status.js';
import { Cards } from './connect-cards.js';

/** The recommended one first. */
const modes = ['TEST', 'LIVE'] as const satisfies readonly ShopMode[];

/** Of test shops, so that the domain itself stays free for the live shop. */
const PREFIX = 'test.';

interface ConnectModeProps {
  readonly domain: string;
  readonly mode: ShopMode;
  /** Whether the domain is connected: then it keeps its mode. */
  readonly isFixed: boolean;
  readonly choose: (mode: ShopMode) => void;
}

/** Whether to try it out first. */
export function ConnectMode({ domain, mode, isFixed, choose }: ConnectModeProps) {
  const { t } = useTranslation('access');
  if (isFixed) {
    return (
      <Group gap="xs">
        <StateBadge colour={mode === 'TEST' ? 'orange' : 'green'} label={t(`connect.modes.${mode}`)} />
        <Text size="sm">{t(`connect.modeFixed.${mode}`, { domain })}</Text>
      </Group>
    );
  }
  const cards = modes.map((value) => ({ value, name: t(`connect.modeChoices.${value}`), meaning: t(`connect.modeMeanings.${value}`) }));
  return <Cards label={t('connect.mode')} cards={cards} value={mode} choose={choose} />;
}

interface SuggestionProps {
  readonly domain: string;
  readonly use: (domain: string) => void;
}

/** A test shop should not take the domain of the live shop. */
export function DomainSuggestion({ domain, use }: SuggestionProps) {
  const { t } = useTranslation('access');
  if (domain === '' || domain.startsWith(PREFIX)) return null;
  const suggested = `${PREFIX}${domain}`;
  return (
    <Alert color="blue" icon={<IconInfoCircle aria-hidden />}>
      <Text size="sm" mb="xs">
        {t('connect.keepDomain', { domain })}
      </Text>
      <Button size="xs" variant="default" onClick={() => use(suggested)}>
        {t('connect.useDomain', { domain: suggested })}
      </Button>
    </Alert>
  );
}
