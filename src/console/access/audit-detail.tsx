import { Button, Code, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { AuditChanges } from './audit-changes.js';
import { Facts } from '../ui/facts.js';
import type { AuditRowFragment } from './operations.generated.js';

/** Arguments of the request as stored, without secrets. */
export function AuditDetail({ row }: { readonly row: AuditRowFragment }) {
  const { t } = useTranslation(['access', 'app']);
  const [opened, { open, close }] = useDisclosure();
  const text = (value: string | null | undefined) => value && <bdi dir="ltr">{value}</bdi>;
  return (
    <>
      <Button size="compact-xs" variant="default" onClick={open} aria-label={t('audit.detailOf', { action: row.action })}>
        {t('audit.show')}
      </Button>
      <Modal opened={opened} onClose={close} title={row.action} size="lg" closeButtonProps={{ 'aria-label': t('app:close') }}>
        {opened && (
          <Stack gap="sm">
            <Facts
              cols={2}
              of={[
                [t('audit.who'), text(row.actorName ?? row.actorId)],
                [t('audit.credential'), text(row.credentialKind)],
                [t('audit.network'), text(row.network)],
                [t('audit.subject'), text(row.subjectId)],
                [t('audit.seller'), text(row.sellerId)],
                [t('audit.request'), text(row.requestId)],
              ]}
            />
            {row.changes.length > 0 && (
              <div>
                <AuditChanges of={row.changes} />
              </div>
            )}
            <Code block dir="ltr" tabIndex={0} aria-label={t('audit.arguments')}>
              {JSON.stringify(row.arguments, null, 2)}
            </Code>
          </Stack>
        )}
      </Modal>
    </>
  );
}
