import { Center, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { LookChoice } from '../app/look-choice.js';

/** Layout of signed-out pages. */
export function Welcome({ title, intro, children }: { readonly title: string; readonly intro?: ReactNode; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · shipgraph`;
  }, [title]);
  return (
    <Center component="main" mih="100vh" p="md">
      <Stack w={420} maw="100%" gap="sm">
        <Paper withBorder p="xl">
          <Stack>
            <div>
              <Text fw={700}>shipgraph</Text>
              <Title order={1}>{title}</Title>
              {intro && (
                <Text c="dimmed" size="sm">
                  {intro}
                </Text>
              )}
            </div>
            {children}
          </Stack>
        </Paper>
        <LookChoice />
      </Stack>
    </Center>
  );
}
