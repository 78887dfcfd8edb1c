import { Code, Group, Stack, Text } from '@mantine/core';
import { Copy } from './shown-once.js';

interface CodeBlockProps {
  readonly name: string;
  readonly text: string;
  /** Text to copy, if different from the text shown. */
  readonly copied?: string;
}

/** Code block with a title and a copy button. */
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
