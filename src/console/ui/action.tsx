import { Alert, Button, Group, Modal, Stack, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Reasoned } from './reasoned.js';
import { Trouble } from './trouble.js';

interface ActionProps {
  /** Name of the action, used for the button and the dialog title. */
  readonly name: string;
  /** Consequences, shown before the action runs. */
  readonly consequences?: ReactNode;
  /** Runs the action. Errors are shown in the dialog, which stays open. */
  readonly run: () => Promise<unknown>;
  /** Called on success. */
  readonly done?: () => void;
  /** Called when the dialog opens, to reset its fields. */
  readonly begin?: () => void;
  /** Marks actions that are irreversible or end something. */
  readonly isGrave?: boolean;
  readonly icon?: ReactNode;
  readonly variant?: ButtonProps['variant'];
  readonly size?: ButtonProps['size'];
  /** Why the action is unavailable; undefined when it is available. */
  readonly why?: string | null;
  /** Button label, if the name is too long. */
  readonly short?: string;
  /** False while what the action needs is being read: it cannot be submitted before. */
  readonly isReady?: boolean;
  /** Form fields. */
  readonly children?: ReactNode;
}

/** Button that states the consequences and asks for confirmation. */
export function Action({ name, short, isGrave = false, icon, variant = 'default', size = 'sm', why, begin, ...dialog }: ActionProps) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Reasoned why={why}>
        {(blocked) => (
          <Button
            variant={variant}
            size={size}
            {...(isGrave && { color: 'red' })}
            leftSection={icon}
            onClick={() => {
              begin?.();
              open();
            }}
            aria-label={short === undefined ? undefined : name}
            {...blocked}
          >
            {short ?? name}
          </Button>
        )}
      </Reasoned>
      <ActionDialog name={name} isGrave={isGrave} opened={opened} close={close} {...dialog} />
    </>
  );
}

interface ActionDialogProps extends Pick<ActionProps, 'name' | 'consequences' | 'run' | 'done' | 'isGrave' | 'isReady' | 'children'> {
  readonly opened: boolean;
  readonly close: () => void;
}

/** Dialog of an action whose button is elsewhere. */
export function ActionDialog({ name, opened, close, ...rest }: ActionDialogProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  // The dialog stays open while it runs: closed, it could not show an error, and the user would submit again.
  return (
    <Modal opened={opened} onClose={() => isBusy || close()} title={name} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
      {opened && <ActionForm name={name} close={close} busy={[isBusy, setBusy]} {...rest} />}
    </Modal>
  );
}

type ActionFormProps = Omit<ActionDialogProps, 'opened'> & { readonly busy: readonly [boolean, (isBusy: boolean) => void] };

function ActionForm({ name, consequences, run, done, isGrave = false, isReady = true, close, busy, children }: ActionFormProps) {
  const [isBusy, setBusy] = busy;
  const [error, setError] = useState<Error>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await run();
      close();
      done?.();
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        {consequences && (
          <Alert color={isGrave ? 'red' : 'blue'} icon={<IconInfoCircle aria-hidden />}>
            {consequences}
          </Alert>
        )}
        {children}
        {error && <Trouble error={error} />}
        <Buttons close={close} isBusy={isBusy} isReady={isReady} isGrave={isGrave} name={name} />
      </Stack>
    </form>
  );
}

interface ButtonsProps extends Required<Pick<ActionFormProps, 'name' | 'close' | 'isGrave' | 'isReady'>> {
  readonly isBusy: boolean;
}

function Buttons({ close, isBusy, isReady, isGrave, name }: ButtonsProps) {
  const { t } = useTranslation();
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={close} disabled={isBusy}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={isBusy} disabled={!isReady} {...(isGrave && { color: 'red' })}>
        {name}
      </Button>
    </Group>
  );
}
