import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconCheck, IconFileInvoice, IconPrinter, IconSettings } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import { saveFile } from '../ui/files.js';
import { Trouble } from '../ui/trouble.js';
import { labelAddress, papers, pdfOf, useLabelPaper } from '../app/label.js';
import { PrintCustomsDocument } from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';
import type { LabelSize } from '../../schema-types.generated.js';

/** Label in the user's paper size, the size choice, and customs documents. */
export function LabelButtons({ shipment: { id, label, needsCustoms } }: { readonly shipment: ShipmentDetails }) {
  const { t, i18n } = useTranslation('shipments');
  const { size, choose } = useLabelPaper();
  if (!label) return null;
  return (
    <>
      <Group gap={0}>
        <Button
          component="a"
          href={labelAddress(label.url, { size, language: i18n.language })}
          target="_blank"
          rel="noreferrer"
          size="xs"
          variant="default"
          leftSection={<IconPrinter size={14} aria-hidden />}
        >
          {t('label.open', { version: label.version })}
        </Button>
        <PaperMenu choose={choose} size={size} />
      </Group>
      {needsCustoms && <CustomsButton id={id} />}
    </>
  );
}

function PaperMenu({ choose, size }: { readonly choose: (size: LabelSize) => void; readonly size: LabelSize }) {
  const { t } = useTranslation('shipments');
  return (
    <Menu withinPortal position="bottom-end">
      <Menu.Target>
        <ActionIcon size={30} variant="default" aria-label={t('label.paper')} title={t('label.paper')}>
          <IconSettings size={14} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('label.paper')}</Menu.Label>
        {papers.map((paper) => (
          <Menu.Item key={paper} onClick={() => choose(paper)} rightSection={paper === size && <IconCheck size={14} aria-hidden />}>
            {t(`label.papers.${paper}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function CustomsButton({ id }: { readonly id: string }) {
  const { t } = useTranslation('shipments');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(PrintCustomsDocument, { id }),
    onSuccess: ({ customsFile: { fileName, content } }) => saveFile(fileName, pdfOf(content)),
  });
  if (error) return <Trouble error={error} again={() => mutate()} />;
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPending}
      onClick={() => mutate()}
      leftSection={<IconFileInvoice size={14} aria-hidden />}
    >
      {t('label.customs')}
    </Button>
  );
}
