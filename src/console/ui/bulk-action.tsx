import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcomes, useEachItem } from './each-item.js';
import { Reasoned } from './reasoned.js';

interface BulkActionProps<Item> {
  /** Name of the action, used for the button and the dialog title. */
  readonly name: string;
  /** Consequences for each item. */
  readonly consequences: ReactNode;
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  /** Processes one item. Errors are shown next to it. */
  readonly act: (item: Item) => Promise<unknown>;
  /** Called when the user closes the results. */
  readonly done?: () => void;
  readonly isGrave?: boolean;
  readonly icon?: ReactNode;
  /** Why the action is unavailable; undefined when it is available. */
  readonly why?: string | null;
  /** Form fields. */
  readonly children?: ReactNode;
}

/** Button that processes many items after confirmation and reports each result. */
export function BulkAction<Item>({ name, icon, isGrave = false, why, done, ...rest }: BulkActionProps<Item>) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [opened, { open, close }] = useDisclosure();
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const leave = (): void => {
    if (isBusy) return;
    close();
    if (!isOver) return;
    setOver(false);
    done?.();
    // Wait until the results are closed: an item that leaves the list would unmount its dialog.
    void queries.invalidateQueries();
  };
  return (
    <>
      <OpenButton why={why} isGrave={isGrave} icon={icon} open={open} name={name} />
      <Modal opened={opened} onClose={leave} title={name} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
        {opened && <BulkForm name={name} isGrave={isGrave} leave={leave} busy={[isBusy, setBusy]} over={[isOver, setOver]} {...rest} />}
      </Modal>
    </>
  );
}

interface OpenButtonProps extends Pick<BulkActionProps<never>, 'why' | 'icon' | 'name'> {
  readonly isGrave: boolean;
  readonly open: () => void;
}

function OpenButton({ why, isGrave, icon, open, name }: OpenButtonProps) {
  return (
    <Reasoned why={why}>
      {(blocked) => (
        <Button
          size="xs"
          variant="default"
          {...(isGrave && { color: 'red', variant: 'outline' })}
          leftSection={icon}
          onClick={open}
          {...blocked}
        >
          {name}
        </Button>
      )}
    </Reasoned>
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
  const each = useEachItem<Item>({ idOf, nameOf, act });
  const [isBusy, setBusy] = busy;
  const [isOver, setOver] = over;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    await each.run(items);
    setBusy(false);
    setOver(true);
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
            <Reasoned why={items.length === 0 ? t('choose.none') : null}>
              {(blocked) => (
                <Button type="submit" loading={isBusy} {...(isGrave && { color: 'red' })} {...blocked}>
                  {name}
                </Button>
              )}
            </Reasoned>
          )}
        </Group>
      </Stack>
    </form>
  );
}
