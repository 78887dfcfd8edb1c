import { Group, Image, Modal, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconBarcode, IconKey, IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Instant } from './instant.js';

/** A proof of a task, as returned by the service. */
export interface ShownProof {
  readonly id: string;
  readonly kind: 'PHOTO' | 'SIGNATURE' | 'OTP' | 'SCAN' | 'ID_DOCUMENT';
  readonly url: string | null;
  readonly text: string | null;
  readonly takenAt: string;
  readonly received: boolean;
}

/** Proofs of a task. Pictures open enlarged. */
export function Proofs({ of: proofs }: { readonly of: readonly ShownProof[] }) {
  const [shown, show] = useState<ShownProof>();
  if (proofs.length === 0) return null;
  return (
    <>
      <Group gap="xs" mt={6} align="flex-start">
        {proofs.map((proof) => (
          <OneProof key={proof.id} proof={proof} show={() => show(proof)} />
        ))}
      </Group>
      <Enlarged proof={shown} close={() => show(undefined)} />
    </>
  );
}

function OneProof({ proof: { kind, url, text, received }, show }: { readonly proof: ShownProof; readonly show: () => void }) {
  const { t } = useTranslation('ui');
  const name = t(`proofs.kinds.${kind}`);
  if (url !== null)
    return (
      <UnstyledButton onClick={show} aria-label={t('proofs.enlarge', { name })}>
        <Image
          src={ownAddress(url)}
          alt=""
          w={88}
          h={88}
          fit="cover"
          radius="sm"
          bd="1px solid var(--mantine-color-default-border)"
          bg="white"
        />
        <Text size="xs" ta="center">
          {name}
        </Text>
      </UnstyledButton>
    );
  const Icon = kind === 'OTP' ? IconKey : kind === 'SCAN' ? IconBarcode : IconPhotoOff;
  return (
    <Group gap={4} wrap="nowrap" mih={28}>
      <Icon size={16} aria-hidden />
      <Text size="sm">
        {name}
        {text && (
          <>
            {' '}
            <bdi dir="ltr">{text}</bdi>
          </>
        )}
        {(kind === 'PHOTO' || kind === 'SIGNATURE' || kind === 'ID_DOCUMENT') && ` · ${t(received ? 'proofs.deleted' : 'proofs.missing')}`}
      </Text>
    </Group>
  );
}

function Enlarged({ proof, close }: { readonly proof: ShownProof | undefined; readonly close: () => void }) {
  const { t } = useTranslation(['ui', 'app']);
  return (
    <Modal
      opened={proof !== undefined}
      onClose={close}
      title={proof && t(`proofs.kinds.${proof.kind}`)}
      size="xl"
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      {proof?.url && (
        <Stack gap="xs">
          <Image src={ownAddress(proof.url)} alt={t(`proofs.kinds.${proof.kind}`)} mah="70vh" fit="contain" bg="white" />
          <Text size="sm" c="dimmed">
            <Instant at={proof.takenAt} />
          </Text>
        </Stack>
      )}
    </Modal>
  );
}

/** This page's origin, because the public address may differ. */
function ownAddress(url: string): string {
  const { pathname, search } = new URL(url, location.origin);
  return `${pathname}${search}`;
}
