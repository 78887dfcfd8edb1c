import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarRightExpand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Peek } from './rows.js';

interface PreviewButtonProps {
  readonly id: string;
  readonly name: string;
  readonly peek: Peek;
}

/** Opens the preview of a row, for those who do not know its keys. */
export function PreviewButton({ id, name, peek }: PreviewButtonProps) {
  const { t } = useTranslation();
  const label = t('table.preview', { name });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      className="preview-button"
      aria-label={label}
      title={label}
      aria-expanded={peek.openId === id}
      onClick={() => (peek.openId === id ? peek.close() : peek.open(id))}
    >
      <IconLayoutSidebarRightExpand size={16} aria-hidden className="points" />
    </ActionIcon>
  );
}
