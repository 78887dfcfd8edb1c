import { Button, Group, List, Paper, SegmentedControl, Stack, Text, Title, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconKeyboard } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showKeys } from '../app/keys.js';
import { chooseLanguage, languages, type Language } from '../app/languages.js';
import { useSession } from '../app/session.js';
import { Facts } from '../ui/facts.js';
import { Page } from '../ui/page.js';
import { abilities } from './abilities.js';
import { ChangePassword } from './change-password.js';
import { OwnSessions } from './own-sessions.js';
import { TwoFactor } from './two-factor.js';

/** Account page: permissions, password, two-factor login, sessions, language and theme. */
export default function AccountPage() {
  const { t } = useTranslation(['access', 'app']);
  const { name, email, role, seller } = useSession();
  const known = role as 'SELLER';
  return (
    <Page title={t('account.title')} actions={<ChangePassword />}>
      <Paper withBorder p="md">
        <Facts
          of={[
            [t('staff.name'), <bdi key="name">{name}</bdi>],
            [
              t('staff.email'),
              <bdi key="email" dir="ltr">
                {email}
              </bdi>,
            ],
            [t('staff.role'), t(`app:roles.${known}`)],
            [t('account.company'), seller?.company && <bdi>{seller.company}</bdi>],
          ]}
        />
      </Paper>
      <Paper withBorder p="md">
        <Stack gap="xs">
          <Title order={2}>{t('account.may')}</Title>
          <Text size="sm">{t(`roleMeanings.${known}`)}</Text>
          <Abilities />
        </Stack>
      </Paper>
      <TwoFactor />
      <OwnSessions />
      <Appearance />
    </Page>
  );
}

function Abilities() {
  const { t } = useTranslation(['access', 'app']);
  const { can } = useSession();
  return (
    <List size="sm" spacing={4} icon={<IconCheck size={16} aria-hidden />}>
      {abilities
        .filter(([permission]) => can(permission))
        .map(([permission, words]) => (
          <List.Item key={permission}>{t(`abilities.${words}`)}</List.Item>
        ))}
    </List>
  );
}

/** Preferences stored in this browser. */
function Appearance() {
  const { t } = useTranslation(['access', 'app']);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Paper withBorder p="md">
      <Stack gap="sm" align="start">
        <Title order={2}>{t('account.looks')}</Title>
        <Text size="sm" c="dimmed">
          {t('account.looksMeaning')}
        </Text>
        <Group gap="xl" align="end">
          <LanguageChoice />
          <Stack gap={4}>
            <Text size="sm" id="colours">
              {t('account.colours')}
            </Text>
            <SegmentedControl
              aria-labelledby="colours"
              value={colorScheme}
              onChange={setColorScheme}
              data={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: t(`app:account.schemes.${value}`) }))}
            />
          </Stack>
          <Button variant="default" leftSection={<IconKeyboard size={16} aria-hidden />} onClick={showKeys}>
            {t('account.keys')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

function LanguageChoice() {
  const { t, i18n } = useTranslation(['access', 'app']);
  return (
    <Stack gap={4}>
      <Text size="sm" id="language">
        {t('account.language')}
      </Text>
      <SegmentedControl
        aria-labelledby="language"
        value={i18n.language}
        onChange={(value) => void chooseLanguage(value as Language)}
        data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
      />
    </Stack>
  );
}
