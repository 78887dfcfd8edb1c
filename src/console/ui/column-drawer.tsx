import { ActionIcon, Button, Checkbox, Drawer, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconRestore } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from './moved.js';
import { Reasoned } from './reasoned.js';
import type { Column } from './rows.js';
import type { ListColumns } from './use-list-columns.js';

interface ColumnDrawerProps {
  readonly of: ListColumns<never>;
  readonly close: () => void;
}

/** Which columns a list shows, and in which order. Changes show at once. */
export default function ColumnDrawer({ of: { all, shown, usual, choose }, close }: ColumnDrawerProps) {
  const { t } = useTranslation(['ui', 'app']);
  const [first, ...others] = all;
  // The next key press builds on this one, whether or not the list has followed.
  const [keys, setKeys] = useState<readonly string[]>(shown.map(({ key }) => key).slice(1));
  const follow = useFocusOfMoved(keys);
  const change = (changed: readonly string[]): void => {
    setKeys(changed);
    choose([...(first ? [first.key] : []), ...changed]);
  };
  const ordered = [
    ...keys.flatMap((key) => others.find((each) => each.key === key) ?? []),
    ...others.filter(({ key }) => !keys.includes(key)),
  ];
  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      size="xs"
      title={t('columns.title')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {t('columns.advice')}
        </Text>
        <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
          {ordered.map((column) => (
            <ColumnLine key={column.key} column={column} keys={keys} change={change} follow={follow} />
          ))}
        </Stack>
        {keys.join() !== usual.slice(1).join() && (
          <Button
            variant="subtle"
            leftSection={<IconRestore size={16} aria-hidden />}
            onClick={() => {
              setKeys(usual.slice(1));
              choose(null);
            }}
          >
            {t('columns.usual')}
          </Button>
        )}
      </Stack>
    </Drawer>
  );
}

type Step = 1 | -1;
const buttonOf = (key: string, step: Step): string => `${key} ${step}`;

/** The button that moved a column keeps the focus at the new place. */
function useFocusOfMoved(keys: readonly string[]): (key: string, step: Step) => void {
  const [button, setButton] = useState<string>();
  const order = keys.join();
  useEffect(() => {
    if (button !== undefined) document.querySelector<HTMLElement>(`[data-move="${button}"]`)?.focus();
  }, [button, order]);
  return (key, step) => setButton(buttonOf(key, step));
}

interface ColumnLineProps {
  readonly column: Column<never>;
  /** Columns that are shown, in their order. */
  readonly keys: readonly string[];
  readonly change: (keys: readonly string[]) => void;
  readonly follow: (key: string, step: Step) => void;
}

function ColumnLine({ column: { key, title }, keys, change, follow }: ColumnLineProps) {
  const { t } = useTranslation('ui');
  const isShown = keys.includes(key);
  const isLast = isShown && keys.length === 1;
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="xs" mih={36}>
      <Reasoned why={isLast ? t('columns.last') : null}>
        {(blocked) => (
          <Checkbox
            label={title}
            checked={isShown}
            onChange={() => isLast || change(isShown ? keys.filter((each) => each !== key) : [...keys, key])}
            {...blocked}
          />
        )}
      </Reasoned>
      {isShown && (
        <Group gap={4} wrap="nowrap">
          {([-1, 1] as const).map((step) => (
            <ActionIcon
              key={step}
              variant="default"
              data-move={buttonOf(key, step)}
              onClick={() => {
                change(moved(keys, key, step));
                follow(key, step);
              }}
            >
              <VisuallyHidden>
                {t(step === 1 ? 'columns.later' : 'columns.earlier')} {title}
              </VisuallyHidden>
              {step === 1 ? <IconArrowDown size={16} aria-hidden /> : <IconArrowUp size={16} aria-hidden />}
            </ActionIcon>
          ))}
        </Group>
      )}
    </Group>
  );
}
