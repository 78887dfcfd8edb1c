import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { IconSteeringWheel } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Shows drivers on a phone the way to their app. It has its own session. */
export default function DriverDoor({ stay }: { readonly stay: () => void }) {
  const { t } = useTranslation();
  return (
    <Center mih="100vh" p="md" component="main">
      <Stack align="center" gap="md" maw={420}>
        <IconSteeringWheel size={48} stroke={1.2} aria-hidden />
        <Title order={1}>{t('driverDoor.title')}</Title>
        <Text ta="center">{t('driverDoor.text')}</Text>
        <Button component="a" href="/driver" size="lg" fullWidth>
          {t('driverDoor.open')}
        </Button>
        <Button variant="subtle" onClick={stay}>
          {t('driverDoor.stay')}
        </Button>
      </Stack>
    </Center>
  );
}
