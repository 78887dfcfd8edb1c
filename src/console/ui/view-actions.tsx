import { Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DeleteViewDocument, OrderViewsDocument, SaveViewDocument, type ChosenListFragment } from '../app/operations.generated.js';
import { useWrite } from '../graph/use-write.js';
import { ActionDialog } from './action.js';
import { moved } from './moved.js';
import { notice, warn } from './notices.js';
import { TextField } from './text-field.js';
import { searchOf, type OwnView, type Views } from './use-views.js';

export type ViewAction = 'save' | 'update' | 'rename' | 'link' | 'earlier' | 'later' | 'delete';

interface ViewActions {
  readonly act: (action: ViewAction) => void;
  /** Dialogs of the actions that need an answer. */
  readonly dialogs: ReactNode;
}

/** Keeps, changes, shares, moves and deletes the views of a list. What needs no answer is done at once. */
export function useViewActions(list: string, { own, current, query, fixed }: Views): ViewActions {
  const { t } = useTranslation('ui');
  const [asked, ask] = useState<ViewAction>();
  const write = { onError: () => warn(t('views.failed')) };
  const save = useWrite(SaveViewDocument, () => notice(t('views.updated')));
  const order = useWrite(OrderViewsDocument);
  const close = (): void => ask(undefined);
  const ids = own.map(({ id }) => id);
  const move = (view: OwnView, step: 1 | -1): void => order.mutate({ list, ids: moved(ids, view.id, step) }, write);
  const quick: Partial<Record<ViewAction, (view: OwnView) => void>> = {
    update: ({ id, name }) => save.mutate({ list, id, view: { name, query } }, write),
    link: (view) => void share(view).then(() => notice(t('views.copied'))),
    earlier: (view) => move(view, -1),
    later: (view) => move(view, 1),
  };
  return {
    act: (action) => {
      const now = quick[action];
      if (now && current) now(current);
      else ask(action);
    },
    dialogs: (
      <>
        <NameDialog list={list} view={null} query={query} opened={asked === 'save'} close={close} />
        {current && (
          <NameDialog key={current.id} list={list} view={current} query={current.query} opened={asked === 'rename'} close={close} />
        )}
        {current && <DeleteDialog list={list} view={current} instead={fixed[0]?.search ?? ''} opened={asked === 'delete'} close={close} />}
      </>
    ),
  };
}

/** The address has the filters, not the view, which is its owner's. */
const share = ({ query }: OwnView): Promise<void> => navigator.clipboard.writeText(`${location.origin}${location.pathname}?${query}`);

interface DialogProps {
  readonly list: string;
  readonly opened: boolean;
  readonly close: () => void;
}

interface NameDialogProps extends DialogProps {
  /** Null for a new one. */
  readonly view: OwnView | null;
  readonly query: string;
}

const MAX_NAME = 60;

/** Names a view, which opens. */
function NameDialog({ list, view, query, opened, close }: NameDialogProps) {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const [name, setName] = useState(view?.name ?? '');
  const save = useWrite(SaveViewDocument, ({ saveListView }) => {
    const kept = newest(saveListView, name);
    setName('');
    if (view === null && kept) void navigate({ search: searchOf(kept) });
  });
  return (
    <ActionDialog
      name={t(view === null ? 'views.save' : 'views.rename')}
      opened={opened}
      close={close}
      isReady={name.trim() !== ''}
      consequences={view === null ? t('views.saveMeaning') : undefined}
      run={() => save.mutateAsync({ list, id: view?.id ?? null, view: { name, query } })}
    >
      <TextField data-autofocus label={t('views.name')} value={name} change={setName} maxLength={MAX_NAME} required />
    </ActionDialog>
  );
}

const newest = ({ views }: ChosenListFragment, name: string): OwnView | undefined => views.find((view) => view.name === name.trim());

interface DeleteDialogProps extends DialogProps {
  readonly view: OwnView;
  /** What the list shows then. */
  readonly instead: string;
}

function DeleteDialog({ list, view, instead, opened, close }: DeleteDialogProps) {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const remove = useWrite(DeleteViewDocument, () => void navigate({ search: instead }));
  return (
    <ActionDialog
      name={t('views.delete')}
      isGrave
      opened={opened}
      close={close}
      consequences={<Text size="sm">{t('views.deleteMeaning', { name: view.name })}</Text>}
      run={() => remove.mutateAsync({ list, id: view.id })}
    />
  );
}
