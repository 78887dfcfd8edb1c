import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcomes, useEachItem } from './each-item.js';

interface BulkActionProps<Item> {
  /** What is done, as the button and the heading of its dialog say it. */
  readonly name: string;
  /** What will happen to each of them. */
  readonly consequences: ReactNode;
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  /** Does it with one of them. What it throws is told beside that one. */
  readonly act: (item: Item) => Promise<unknown>;
  /** Called when the results were seen. */
  readonly done?: () => void;
  readonly isGrave?: boolean;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** Fields that it needs. */
  readonly children?: ReactNode;
}

/** A button that does the same with many things, after it has said what, and then tells how each went. */
export function BulkAction<Item>({ name, icon, isGrave = false, disabled = false, done, ...rest }: BulkActionProps<Item>) {
  const { t } = useTranslation();
  const [opened, { open, close }] = useDisclosure();
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const leave = (): void => {
    if (isBusy) return;
    close();
    if (isOver) done?.();
    setOver(false);
  };
  return (
    <>
      <Button
        size="xs"
        variant="default"
        {...(isGrave && { color: 'red', variant: 'outline' })}
        leftSection={icon}
        disabled={disabled}
        onClick={open}
      >
        {name}
      </Button>
      <Modal opened={opened} onClose={leave} title={name} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
        {opened && <BulkForm name={name} isGrave={isGrave} leave={leave} busy={[isBusy, setBusy]} over={[isOver, setOver]} {...rest} />}
      </Modal>
    </>
  );
}

type State = readonly [boolean, (value: boolean) => void];
type BulkFormProps<Item> = Pick<
  BulkActionProps<Item>,
  'name' | 'consequences' | 'items' | 'idOf' | 'nameOf' | 'act' | 'isGrave' | 'children'
> & {
  readonly leave: () => void;
  readonly busy: State;
  readonly over: State;
};

function BulkForm<Item>({ name, consequences, items, idOf, nameOf, act, isGrave, children, leave, busy, over }: BulkFormProps<Item>) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const each = useEachItem<Item>({ idOf, nameOf, act });
  const [isBusy, setBusy] = busy;
  const [isOver, setOver] = over;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    await each.run(items);
    setBusy(false);
    setOver(true);
    await queries.invalidateQueries();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <Alert color={isGrave ? 'red' : 'blue'} icon={<IconInfoCircle aria-hidden />}>
          {consequences}
        </Alert>
        {!isOver && children}
        {(isBusy || isOver) && <Outcomes outcomes={each.outcomes} total={each.total} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={leave} disabled={isBusy}>
            {isOver ? t('close') : t('cancel')}
          </Button>
          {!isOver && (
            <Button type="submit" loading={isBusy} disabled={items.length === 0} {...(isGrave && { color: 'red' })}>
              {name}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
