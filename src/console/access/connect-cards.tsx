import { Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';

export interface Card<Value> {
  readonly value: Value;
  readonly name: string;
  readonly meaning: string;
}

interface CardsProps<Value> {
  readonly label: string;
  readonly cards: readonly Card<Value>[];
  readonly value: Value | null;
  readonly choose: (value: Value) => void;
}

/** A choice of a few things, each with what it means. */
export function Cards<Value extends string>({ label, cards, value, choose }: CardsProps<Value>) {
  const chosen = (text: string): void => {
    const card = cards.find((each) => each.value === text);
    if (card) choose(card.value);
  };
  return (
    <Radio.Group aria-label={label} value={value ?? ''} onChange={chosen}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
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
