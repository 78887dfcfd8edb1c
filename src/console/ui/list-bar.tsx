import { ActionIcon, Button, Group, Menu, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconColumns3, IconDeviceFloppy, IconDotsVertical } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FilterSheet } from './filter-sheet.js';
import { useIsPhone } from './use-is-phone.js';
import type { ListColumns } from './use-list-columns.js';
import { searchOf, useViews, type FixedView, type Views } from './use-views.js';
import { useViewActions, type ViewAction } from './view-actions.js';

const ColumnDrawer = lazy(() => import('./column-drawer.js'));

interface ListBarProps {
  /** Whose views: several lists of one page may have different columns and the same views. */
  readonly list?: string;
  readonly columns: ListColumns<never>;
  /** Views that everyone has. */
  readonly fixed?: readonly FixedView[];
  /** The filters as they stand above a table. */
  readonly filters?: ReactNode;
  /** The same in a sheet over the list, if they are arranged differently there. */
  readonly sheet?: ReactNode;
}

/** What is shown of a list: its views, filters and columns. On a phone all of it is one line. */
export function ListBar({ columns, list = columns.list, fixed = [], filters, sheet = filters }: ListBarProps) {
  const isPhone = useIsPhone();
  const views = useViews(list, columns, fixed);
  const [isChoosing, { open, close }] = useDisclosure();
  const { act, dialogs } = useViewActions(list, views);
  const Bar = isPhone ? PhoneBar : TableBar;
  return (
    <>
      <Bar views={views} act={act} chooseColumns={open} filters={isPhone ? sheet : filters} />
      {dialogs}
      {isChoosing && columns.shown.length > 0 && (
        <Suspense>
          <ColumnDrawer of={columns} close={close} />
        </Suspense>
      )}
    </>
  );
}

interface BarProps extends Pick<ListBarProps, 'filters'> {
  readonly views: Views;
  readonly act: (action: ViewAction) => void;
  readonly chooseColumns: () => void;
}

function TableBar({ views, act, chooseColumns, filters }: BarProps) {
  const { t } = useTranslation('ui');
  const tools = <Tools views={views} act={act} chooseColumns={chooseColumns} />;
  if (!hasChoice(views)) {
    return (
      <Group justify="space-between" align="flex-end" wrap="nowrap" gap="sm">
        <div style={{ flex: 1, minWidth: 0 }}>{filters}</div>
        {tools}
      </Group>
    );
  }
  return (
    <>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <Group component="nav" gap={4} aria-label={t('views.label')}>
          <ViewLinks views={views} />
        </Group>
        {tools}
      </Group>
      {filters}
    </>
  );
}

/** A list with one view needs no links to it. */
const hasChoice = ({ fixed, own }: Views): boolean => fixed.length + own.length > 1;

/** What can be done with the view that is open, and the choice of columns. */
function Tools({ views, act, chooseColumns }: Omit<BarProps, 'filters'>) {
  const { t } = useTranslation('ui');
  return (
    <Group gap={4} wrap="nowrap" style={{ flexShrink: 0 }}>
      {views.isNew && (
        <Button size="xs" variant="subtle" leftSection={<IconDeviceFloppy size={14} aria-hidden />} onClick={() => act('save')}>
          {t('views.save')}
        </Button>
      )}
      {views.current && <OpenView views={views} act={act} />}
      <Button size="xs" px={10} variant="default" leftSection={<IconColumns3 size={14} aria-hidden />} onClick={chooseColumns}>
        {t('columns.title')}
      </Button>
    </Group>
  );
}

function ViewLinks({ views: { fixed, own, current } }: { readonly views: Views }) {
  return (
    <>
      {fixed.map(({ key, label, search, isHere }) => (
        <ViewLink key={key} search={search} name={label} isHere={isHere} />
      ))}
      {own.map((view) => (
        <ViewLink key={view.id} search={searchOf(view)} name={view.name} isHere={view.id === current?.id} />
      ))}
    </>
  );
}

interface ViewLinkProps {
  readonly search: string;
  readonly name: string;
  readonly isHere: boolean;
}

const ViewLink = ({ search, name, isHere }: ViewLinkProps) => (
  <Button
    component={Link}
    to={{ search }}
    size="xs"
    px={10}
    variant={isHere ? 'filled' : 'default'}
    aria-current={isHere ? 'page' : undefined}
  >
    <bdi>{name}</bdi>
  </Button>
);

function OpenView({ views: { current, isChanged }, act }: Pick<BarProps, 'views' | 'act'>) {
  const { t } = useTranslation('ui');
  if (!current) return null;
  const label = t('views.more', { name: current.name });
  return (
    <Group gap={4} wrap="nowrap">
      {isChanged && (
        <Button size="xs" variant="light" leftSection={<IconDeviceFloppy size={14} aria-hidden />} onClick={() => act('update')}>
          {t('views.update')}
        </Button>
      )}
      <Menu position="bottom-start">
        <Menu.Target>
          <Tooltip label={label}>
            <ActionIcon variant="default" size={30} aria-label={label}>
              <IconDotsVertical size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <OpenViewItems act={act} />
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}

const ACTIONS = ['rename', 'link', 'earlier', 'later', 'delete'] as const;

function OpenViewItems({ act }: Pick<BarProps, 'act'>) {
  const { t } = useTranslation('ui');
  return ACTIONS.map((name) => (
    <Menu.Item key={name} onClick={() => act(name)} {...(name === 'delete' && { color: 'red' })}>
      {t(`views.${name}`)}
    </Menu.Item>
  ));
}

/** One line, so that the first row is in sight. */
function PhoneBar({ views, act, chooseColumns, filters }: BarProps) {
  const { t } = useTranslation('ui');
  const { fixed, current, isChanged, isNew } = views;
  const here = current?.name ?? fixed.find(({ isHere }) => isHere)?.label ?? t('views.other');
  return (
    <Group gap="xs" wrap="nowrap" grow preventGrowOverflow={false}>
      <Menu position="bottom-start" width={280}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />} justify="space-between" px="sm">
            <bdi>{here}</bdi>
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
          <Menu.Label>{t('views.label')}</Menu.Label>
          <ViewItems views={views} />
          <Menu.Divider />
          {isNew && <Menu.Item onClick={() => act('save')}>{t('views.save')}</Menu.Item>}
          {isChanged && <Menu.Item onClick={() => act('update')}>{t('views.update')}</Menu.Item>}
          {current && <OpenViewItems act={act} />}
          <Menu.Item leftSection={<IconColumns3 size={16} aria-hidden />} onClick={chooseColumns}>
            {t('columns.title')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {filters && <FilterSheet>{filters}</FilterSheet>}
    </Group>
  );
}

function ViewItems({ views: { fixed, own, current } }: { readonly views: Views }) {
  return [
    ...fixed.map(({ key, label, search, isHere }) => ({ key, name: label, search, isHere })),
    ...own.map((view) => ({ key: view.id, name: view.name, search: searchOf(view), isHere: view.id === current?.id })),
  ].map(({ key, name, search, isHere }) => (
    <Menu.Item key={key} component={Link} to={{ search }} aria-current={isHere ? 'page' : undefined} rightSection={isHere ? '✓' : null}>
      <bdi>{name}</bdi>
    </Menu.Item>
  ));
}
