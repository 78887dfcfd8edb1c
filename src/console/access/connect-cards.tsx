import { Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';

export interface Card<Value> {
  readonly value: Value;
  readonly name: string;
  readonly meaning: string;
}

interface CardsProps<Value> {
  readonly label: string;
  /** True where a heading says it already. */
  readonly isLabelHidden?: boolean;
  readonly cards: readonly Card<Value>[];
  readonly value: Value | null;
  readonly choose: (value: Value) => void;
}

/** A choice of a few things, each with what it means. */
export function Cards<Value extends string>({ label, isLabelHidden = false, cards, value, choose }: CardsProps<Value>) {
  const chosen = (text: string): void => {
    const card = cards.find((each) => each.value === text);
    if (card) choose(card.value);
  };
  return (
    <Radio.Group {...(isLabelHidden ? { 'aria-label': label } : { label })} value={value ?? ''} onChange={chosen}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt={isLabelHidden ? 0 : 4}>
        {cards.map((card) => (
          <Radio.Card key={card.value} value={card.value} p="sm" aria-label={card.name}>
            <Group wrap="nowrap" align="start" gap="sm">
              <Radio.Indicator />
              <Stack gap={2}>
                <Text size="sm" fw={600}>
                  {card.name}
                </Text>
                <Text size="xs" c="dimmed">
                  {card.meaning}
                </Text>
              </Stack>
            </Group>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}
