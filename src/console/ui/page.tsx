import { Anchor, Group, Stack, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';

interface PageProps {
  readonly title: ReactNode;
  /** The title of the window, where that of the page is more than text. */
  readonly name?: string;
  /** Where one came from. */
  readonly back?: { readonly to: string; readonly name: string };
  /** What can be done with the whole. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One page: its heading, which is what a reader of screens hears first, what can be done with it, and what is on it. */
export function Page({ title, name, back, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const windowTitle = name ?? (typeof title === 'string' ? title : '');
  useEffect(() => {
    document.title = windowTitle === '' ? 'shipgraph' : `${windowTitle} · shipgraph`;
  }, [windowTitle]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
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
