import { Badge, Group } from '@mantine/core';
import { useEventMeaning } from './event-names.js';

/** Event names with their meaning in a tooltip. */
export function EventList({ of }: { readonly of: readonly string[] }) {
  const meaning = useEventMeaning();
  return (
    <Group gap={4}>
      {of.map((event) => (
        <Badge key={event} variant="default" tt="none" fw={500} radius="sm" dir="ltr" title={meaning(event)}>
          {event}
        </Badge>
      ))}
    </Group>
  );
}
