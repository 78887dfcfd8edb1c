import { Code, Group, Stack, Text } from '@mantine/core';
import { Copy } from './shown-once.js';

interface CodeBlockProps {
  readonly name: string;
  readonly text: string;
  /** What is copied, where it is not what is shown. */
  readonly copied?: string;
}

/** Something for programs to read, with its name and the way to the clipboard. */
export const CodeBlock = ({ name, text, copied = text }: CodeBlockProps) => (
  <Stack gap={4}>
    <Group justify="space-between">
      <Text size="sm" fw={600}>
        {name}
      </Text>
      <Copy text={copied} />
    </Group>
    <Code
      block
      dir="ltr"
      tabIndex={0}
      role="region"
      aria-label={name}
      mah={360}
      bd="1px solid var(--mantine-color-default-border)"
      style={{ overflow: 'auto' }}
    >
      {text}
    </Code>
  </Stack>
);
