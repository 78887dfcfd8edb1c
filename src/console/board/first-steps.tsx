import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconBuildingStore, IconCalculator, IconKey } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';

const STEPS = [
  { name: 'price', to: '/prices/try', icon: IconCalculator, needs: 'rate:quote' },
  { name: 'shop', to: '/shops', icon: IconBuildingStore, needs: 'order:read' },
  { name: 'token', to: '/tokens', icon: IconKey, needs: 'token:create-api' },
] as const;

/** Onboarding steps for a new seller. */
export function FirstSteps() {
  const { t } = useTranslation('board');
  const { can, name } = useSession();
  return (
    <Stack component="section" gap="sm" aria-labelledby="first">
      <Title order={2} id="first">
        {t('first.title')} <bdi>{name}</bdi>
      </Title>
      <Text maw={640}>{t('first.intro')}</Text>
      {STEPS.filter(({ needs }) => can(needs)).map(({ name: step, to, icon: Icon }) => (
        <Paper key={step} withBorder p="md">
          <Group justify="space-between">
            <Group gap="sm" wrap="nowrap" align="flex-start" maw={640}>
              <Icon size={28} stroke={1.5} aria-hidden />
              <div>
                <Title order={3}>{t(`first.${step}.title`)}</Title>
                <Text size="sm" c="dimmed">
                  {t(`first.${step}.advice`)}
                </Text>
              </div>
            </Group>
            <Button component={Link} to={to} variant="light">
              {t(`first.${step}.action`)}
            </Button>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
