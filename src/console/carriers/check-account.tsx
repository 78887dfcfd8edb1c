import { Alert, Button, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlugConnected } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { PageLoading } from '../ui/page-loading.js';
import { Trouble } from '../ui/trouble.js';
import { CheckCarrierAccountDocument, type CheckCarrierAccountMutation } from './operations.generated.js';
import type carriers from './words.en.json';

/** Makes one harmless call with the account and shows what the carrier answered. */
export function CheckAccount({ id }: { readonly id: string }) {
  const { t } = useTranslation(['carriers', 'app']);
  const [opened, { open, close }] = useDisclosure();
  const check = useWrite(CheckCarrierAccountDocument);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlugConnected size={16} aria-hidden />}
        onClick={() => {
          open();
          check.mutate({ id });
        }}
      >
        {t('check.name')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('check.name')} closeButtonProps={{ 'aria-label': t('app:close') }}>
        {check.isPending && <PageLoading />}
        {check.error && <Trouble error={check.error} />}
        {check.data && <Verdict of={check.data.checkCarrierAccount} />}
      </Modal>
    </>
  );
}

const isKnown = (kind: string): kind is keyof typeof carriers.check.kinds =>
  ['credentials', 'throttled', 'unavailable', 'refused', 'outcome_unknown'].includes(kind);

function Verdict({ of: { ok, kind, message } }: { readonly of: CheckCarrierAccountMutation['checkCarrierAccount'] }) {
  const { t } = useTranslation('carriers');
  const title = ok ? t('check.ok') : kind && isKnown(kind) ? t(`check.kinds.${kind}`) : t('check.failed');
  return (
    <Alert color={ok ? 'green' : 'red'} role={ok ? 'status' : 'alert'} title={title}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        <bdi>{message}</bdi>
      </Text>
    </Alert>
  );
}
