import { Anchor, Center, Paper, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LookChoice } from '../app/look-choice.js';
import { signOut } from '../app/session.js';
import { Enrol } from './enrol.js';

/** The only page available to users whose role requires two-factor login, until they set it up. */
export default function EnrolPage({ done }: { readonly done: () => void }) {
  const { t } = useTranslation(['access', 'app']);
  const queries = useQueryClient();
  const title = t('twoFactor.required');
  useEffect(() => {
    document.title = `${title} · shipgraph`;
  }, [title]);
  return (
    <Center component="main" mih="100vh" p="md">
      <Stack w={520} maw="100%" gap="sm">
        <Paper withBorder p="xl">
          <Stack>
            <div>
              <Text fw={700}>shipgraph</Text>
              <Title order={1}>{title}</Title>
              <Text c="dimmed" size="sm">
                {t('twoFactor.requiredMeaning')}
              </Text>
            </div>
            <Enrol isOn={false} done={() => void queries.invalidateQueries().then(done)} />
            <Anchor component="button" type="button" size="sm" onClick={() => void signOut(t('app:account.stillSignedIn'))}>
              {t('twoFactor.signOut')}
            </Anchor>
          </Stack>
        </Paper>
        <LookChoice />
      </Stack>
    </Center>
  );
}
