import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Reasoned } from '../ui/reasoned.js';
import { Outcomes, useEachItem, type Outcome } from '../ui/each-item.js';

export interface BulkActionProps<Item> {
  readonly name: string;
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  /** Processes one item. A returned text is shown next to its result. */
  readonly act: (item: Item) => Promise<unknown>;
  readonly consequences: ReactNode;
  /** Called with the results when all items are done. */
  readonly done: (outcomes: readonly Outcome[]) => void;
  /** Form fields. */
  readonly children?: ReactNode;
  readonly opened?: () => void;
  readonly isGrave?: boolean;
  /** False while the input is inconsistent. */
  readonly ready?: boolean;
  readonly size?: string;
}

/** Button that processes each selected entry and shows each result. */
export function BulkAction<Item>(props: BulkActionProps<Item>) {
  const { t } = useTranslation();
  const { name, items, isGrave = false, size = 'lg' } = props;
  const [isOpen, setOpen] = useState(false);
  // The action may change the selection and thus the name; the dialog keeps the items it was opened for.
  const [title, setTitle] = useState(name);
  const open = (): void => {
    props.opened?.();
    setTitle(name);
    setOpen(true);
  };
  const [isBusy, setBusy] = useState(false);
  // The dialog stays open while it runs: closed, it could not show how each item went.
  const close = (): void => {
    if (!isBusy) setOpen(false);
  };
  return (
    <>
      <Reasoned why={items.length === 0 ? t('choose.none') : null}>
        {(blocked) => (
          <Button size="xs" variant="light" {...(isGrave && { color: 'red' })} onClick={open} {...blocked}>
            {name}
          </Button>
        )}
      </Reasoned>
      <Modal opened={isOpen} onClose={close} title={title} size={size} closeButtonProps={{ 'aria-label': t('close') }}>
        {isOpen && <BulkForm {...props} close={close} setBusy={setBusy} />}
      </Modal>
    </>
  );
}

function BulkForm<Item>(props: BulkActionProps<Item> & { readonly close: () => void; readonly setBusy: (isBusy: boolean) => void }) {
  const { name, items, idOf, nameOf, act, consequences, done, children, isGrave = false, ready = true, close, setBusy } = props;
  const { t } = useTranslation();
  const queries = useQueryClient();
  const each = useEachItem({ idOf, nameOf, act });
  const [step, setStep] = useState<'asked' | 'busy' | 'done'>('asked');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setStep('busy');
    setBusy(true);
    const outcomes = await each.run(items);
    setBusy(false);
    setStep('done');
    done(outcomes);
    await queries.invalidateQueries();
  };
  if (step !== 'asked')
    return (
      <Stack gap="sm">
        <Outcomes outcomes={each.outcomes} total={each.total} />
        <Group justify="flex-end">
          <Button onClick={close} disabled={step === 'busy'} data-autofocus>
            {t('close')}
          </Button>
        </Group>
      </Stack>
    );
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <Alert color={isGrave ? 'red' : 'blue'} icon={<IconInfoCircle aria-hidden />}>
          {consequences}
        </Alert>
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!ready || items.length === 0} {...(isGrave && { color: 'red' })}>
            {name}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
