import { useMantineColorScheme } from '@mantine/core';
import {
  IconAddressBook, IconBuildingBank, IconCalculator, IconFileImport, IconFileText, IconKeyboard, IconLanguage, IconLogout, IconPackageExport, IconPlugConnected, IconRoute, IconSettings, IconTruckDelivery, IconUser, type Icon,
} from '@tabler/icons-react'; // prettier-ignore
import { useTranslation } from 'react-i18next';
import { areaGroups } from './areas.js';
import { showKeys } from './keys.js';
import { chooseLanguage, languages, type Language } from './languages.js';
import { SCHEMES } from './schemes.js';
import { signOut, useSession, type Session } from './session.js';
import type app from './words.en.json';

/** Something the command menu leads to or does. */
export interface Command {
  readonly key: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon: Icon;
  readonly does: { readonly to: string } | { readonly run: () => void };
  /** Keys that do the same. */
  readonly keys?: readonly string[];
  /** Further words by which it is found. */
  readonly words?: string;
}

interface Place {
  readonly name: keyof typeof app.finder.places;
  readonly to: string;
  readonly icon: Icon;
  readonly allowed: (session: Session) => boolean;
}

const operatorWith =
  (permission: string) =>
  ({ isOperator, can }: Session): boolean =>
    isOperator && can(permission);

/** What people start from anywhere. */
const starts: readonly (Place & { readonly keys?: readonly string[] })[] = [
  { name: 'ship', to: '/shipments/new', icon: IconPackageExport, allowed: ({ can }) => can('order:create'), keys: ['n'] },
  { name: 'import', to: '/shipments/import', icon: IconFileImport, allowed: ({ can }) => can('order:create') },
  { name: 'quote', to: '/prices/try', icon: IconCalculator, allowed: ({ can }) => can('rate:quote') },
  {
    name: 'bookPickups',
    to: '/shipments?status=FULFILLED',
    icon: IconTruckDelivery,
    allowed: ({ can }) => can('shipment:move') || can('pickup:book'),
  },
  { name: 'confirmPickups', to: '/pickups?tab=confirm', icon: IconTruckDelivery, allowed: operatorWith('shipment:move') },
  { name: 'planRuns', to: '/runs', icon: IconRoute, allowed: operatorWith('fleet:plan') },
  { name: 'connectShop', to: '/shops/connect', icon: IconPlugConnected, allowed: ({ can }) => can('shop:manage') },
];

/** Pages that the menu does not show, under its headings. */
const places: readonly (Place & { readonly group: keyof typeof app.groups })[] = [
  { name: 'addressBook', group: 'setup', to: '/address-book', icon: IconAddressBook, allowed: ({ can }) => can('address-book:edit') },
  { name: 'drafts', group: 'work', to: '/shipments/drafts', icon: IconFileText, allowed: ({ can }) => can('order:create') },
  { name: 'fleetSettings', group: 'setup', to: '/runs/settings', icon: IconSettings, allowed: operatorWith('fleet:read') },
  { name: 'settlements', group: 'money', to: '/ledger/settlements', icon: IconBuildingBank, allowed: operatorWith('ledger:read') },
  { name: 'account', group: 'setup', to: '/account', icon: IconUser, allowed: () => true },
];

/** Actions of the command menu that the user may take. */
export function useActions(): Command[] {
  const { t } = useTranslation();
  const session = useSession();
  return [
    ...starts
      .filter(({ allowed }) => allowed(session))
      .map(({ name, to, icon, keys }) => ({
        key: name,
        label: t(`finder.places.${name}`),
        icon,
        does: { to },
        ...(keys && { keys }),
      })),
    ...useLooks(),
    { key: 'keys', label: t('keys.title'), icon: IconKeyboard, does: { run: showKeys }, keys: ['?'] },
    { key: 'signOut', label: t('account.signOut'), icon: IconLogout, does: { run: () => void signOut(t('account.stillSignedIn')) } },
  ];
}

/** Languages and colours other than the present ones. */
function useLooks(): Command[] {
  const { t, i18n } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const others = Object.entries(languages).filter(([language]) => language !== i18n.language);
  return [
    ...others.map(([language, name]) => ({
      key: `language ${language}`,
      label: t('finder.language', { name }),
      icon: IconLanguage,
      does: { run: () => void chooseLanguage(language as Language) },
      words: 'language لغة',
    })),
    ...SCHEMES.filter(({ scheme }) => scheme !== colorScheme).map(({ scheme, icon }) => ({
      key: `look ${scheme}`,
      label: t('finder.look', { name: t(`account.schemes.${scheme}`) }),
      icon,
      does: { run: () => setColorScheme(scheme) },
    })),
  ];
}

/** Pages that the user may open. They are found by the heading of the menu that they stand under, too. */
export function usePlaces(): Command[] {
  const { t } = useTranslation();
  const session = useSession();
  return [
    ...areaGroups.flatMap((group) =>
      group.areas
        .filter(({ allowed }) => allowed(session))
        .map(({ to, name, icon, key }) => ({
          key: to,
          label: t(`areas.${name}`),
          icon,
          does: { to },
          keys: ['g', key],
          words: t(`groups.${group.name}`),
        })),
    ),
    ...places
      .filter(({ allowed }) => allowed(session))
      .map(({ name, group, to, icon }) => ({
        key: to,
        label: t(`finder.places.${name}`),
        icon,
        does: { to },
        words: t(`groups.${group}`),
      })),
  ];
}

/** Whether each word that is typed is a part of the command. */
export function answers({ label, words = '' }: Command, typed: string): boolean {
  const text = `${label} ${words}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
