import { Anchor, Group, Stack, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';

interface PageProps {
  readonly title: ReactNode;
  /** Window title, if the page title is not plain text. */
  readonly name?: string;
  /** Link to the parent page. */
  readonly back?: { readonly to: string; readonly name: string };
  /** Page-level actions. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Page layout: heading, which screen readers announce first, actions and content. */
export function Page({ title, name, back, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const windowTitle = name ?? (typeof title === 'string' ? title : '');
  useEffect(() => {
    document.title = windowTitle === '' ? 'shipgraph' : `${windowTitle} · shipgraph`;
  }, [windowTitle]);
  useEffect(() => {
    // Who has opened the command menu while the page was loading goes on typing there.
    if (!document.activeElement?.matches('[data-keeps-focus]')) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack gap="md" maw={1400}>
      <div>
        {back && (
          <Anchor component={Link} to={back.to} size="sm">
            <Group gap={4} component="span">
              <IconArrowLeft size={14} aria-hidden className="points" />
              {back.name}
            </Group>
          </Anchor>
        )}
        <Group justify="space-between" align="center">
          <Title order={1} ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {actions && <Group gap="xs">{actions}</Group>}
        </Group>
      </div>
      {children}
    </Stack>
  );
}
