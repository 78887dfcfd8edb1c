import { Alert, Button, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { countryName } from '../ui/countries.js';
import { PageLoading } from '../ui/page-loading.js';
import { Trouble } from '../ui/trouble.js';
import { CheckConsigneeAddressDocument, type CheckConsigneeAddressMutation } from './operations.generated.js';

type Checked = CheckConsigneeAddressMutation['checkConsigneeAddress'];

/** Asks the carrier whether it can deliver to the address of the order. */
export function CheckAddressAction({ id }: { readonly id: string }) {
  const { t } = useTranslation(['shipments', 'app']);
  const [opened, { open, close }] = useDisclosure();
  const check = useWrite(CheckConsigneeAddressDocument);
  const ask = (): void => {
    open();
    check.mutate({ id });
  };
  return (
    <>
      <Button variant="default" size="xs" onClick={ask}>
        {t('address.name')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('address.name')} closeButtonProps={{ 'aria-label': t('app:close') }}>
        {check.isPending && <PageLoading />}
        {check.error && <Trouble error={check.error} />}
        {check.data && <Verdict of={check.data.checkConsigneeAddress} />}
      </Modal>
    </>
  );
}

function Verdict({ of: { deliverable, messages, suggestion } }: { readonly of: Checked }) {
  const { t } = useTranslation('shipments');
  return (
    <Stack gap="sm">
      <Alert
        color={deliverable ? 'green' : 'red'}
        role={deliverable ? 'status' : 'alert'}
        title={t(deliverable ? 'address.deliverable' : 'address.undeliverable')}
      >
        {messages.map((message) => (
          <Text key={message} size="sm" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{message}</bdi>
          </Text>
        ))}
      </Alert>
      {suggestion && <Suggestion of={suggestion} />}
    </Stack>
  );
}

function Suggestion({ of: { lines, city, state, zip, countryCode } }: { readonly of: NonNullable<Checked['suggestion']> }) {
  const { t, i18n } = useTranslation('shipments');
  const place = [...lines, [zip, city].filter(Boolean).join(' '), state, countryName(i18n.language, countryCode)];
  return (
    <div>
      <Text size="xs" c="dimmed">
        {t('address.suggestion')}
      </Text>
      <Text size="sm">
        <bdi>{place.filter(Boolean).join(', ')}</bdi>
      </Text>
    </div>
  );
}
