import { Anchor, CloseButton, Drawer, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface PreviewPanelProps {
  readonly title: string;
  readonly to: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Wide enough for a list and a preview side by side. */
const ROOMY = '(min-width: 62em)';

/** One row of a list, beside it, or over it on a narrow screen. */
export default function PreviewPanel({ title, to, close, children }: PreviewPanelProps) {
  const { t } = useTranslation();
  const isRoomy = useMediaQuery(ROOMY, true, { getInitialValueInEffect: false });
  if (!isRoomy) {
    return (
      <Drawer
        opened
        onClose={close}
        position="bottom"
        size="80%"
        title={<PageLink title={title} to={to} />}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {children}
      </Drawer>
    );
  }
  return (
    <Paper
      component="aside"
      withBorder
      p="md"
      className="preview"
      aria-label={t('table.preview', { name: title })}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Title order={2} size="h3">
            <PageLink title={title} to={to} />
          </Title>
          <CloseButton onClick={close} aria-label={t('close')} />
        </Group>
        {children}
        <Text size="xs" c="dimmed">
          {t('table.previewKeys')}
        </Text>
      </Stack>
    </Paper>
  );
}

function PageLink({ title, to }: Pick<PreviewPanelProps, 'title' | 'to'>) {
  return (
    <Anchor component={Link} to={to} fw={600} inherit>
      <Group component="span" gap={4}>
        <bdi>{title}</bdi>
        <IconArrowRight size={16} aria-hidden className="points" />
      </Group>
    </Anchor>
  );
}
