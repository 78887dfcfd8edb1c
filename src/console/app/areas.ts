import {
  IconBuildingBank, IconBuildingStore, IconCash, IconChartBar, IconChecklist, IconFileInvoice, IconGavel, IconHistory, IconHome, IconId, IconKey, IconPackage, IconPalette, IconRoute, IconScale, IconTag, IconTruck, IconTruckDelivery,
  IconUsers, IconUsersGroup, IconWallet, IconWebhook, type Icon,
} from '@tabler/icons-react'; // prettier-ignore
import type app from './words.en.json';
import type { Session } from './session.js';

export interface Area {
  readonly to: string;
  readonly name: keyof typeof app.areas;
  readonly icon: Icon;
  /** Whether the current user can use it. */
  readonly allowed: (session: Session) => boolean;
  /** Shortcut key after g. */
  readonly key: string;
}

export interface AreaGroup {
  readonly name: keyof typeof app.groups;
  readonly areas: readonly Area[];
}

const operatorWith =
  (permission: string) =>
  ({ isOperator, can }: Session): boolean =>
    isOperator && can(permission);

/** Areas of the console, in menu order. */
export const areaGroups: readonly AreaGroup[] = [
  {
    name: 'work',
    areas: [
      { to: '/', name: 'board', icon: IconHome, key: 'b', allowed: ({ can }) => can('shipment:read') },
      { to: '/shipments', name: 'shipments', icon: IconPackage, key: 's', allowed: ({ can }) => can('shipment:read') },
      { to: '/pickups', name: 'pickups', icon: IconTruckDelivery, key: 'p', allowed: operatorWith('shipment:move') },
      { to: '/runs', name: 'runs', icon: IconRoute, key: 'v', allowed: operatorWith('fleet:read') },
      {
        to: '/figures',
        name: 'figures',
        icon: IconChartBar,
        key: 'f',
        allowed: ({ can }) => can('shipment:read') && !can('shipment:scan'),
      },
    ],
  },
  {
    name: 'money',
    areas: [
      { to: '/wallet', name: 'wallet', icon: IconWallet, key: 'w', allowed: ({ isOperator, can }) => !isOperator && can('wallet:read') },
      {
        to: '/invoices',
        name: 'invoices',
        icon: IconFileInvoice,
        key: 'i',
        allowed: ({ isOperator, can }) => !isOperator && can('wallet:read'),
      },
      { to: '/sellers', name: 'sellers', icon: IconBuildingStore, key: 'e', allowed: operatorWith('seller:read') },
      { to: '/approvals', name: 'approvals', icon: IconGavel, key: 'a', allowed: operatorWith('approval:read') },
      { to: '/adjustments', name: 'adjustments', icon: IconChecklist, key: 'j', allowed: ({ can }) => can('wallet:read') },
      { to: '/cod', name: 'cod', icon: IconCash, key: 'c', allowed: operatorWith('cod:custody') },
      { to: '/carriers/bills', name: 'carrierBills', icon: IconFileInvoice, key: 'i', allowed: operatorWith('ledger:read') },
      { to: '/carriers/cash', name: 'carrierCash', icon: IconBuildingBank, key: 'k', allowed: operatorWith('ledger:read') },
      { to: '/ledger', name: 'ledger', icon: IconScale, key: 'l', allowed: operatorWith('ledger:read') },
    ],
  },
  {
    name: 'setup',
    areas: [
      { to: '/prices', name: 'prices', icon: IconTag, key: 'r', allowed: ({ can }) => can('rate-book:read') || can('rate:quote') },
      { to: '/carriers', name: 'carriers', icon: IconTruck, key: 'n', allowed: ({ can }) => can('carrier:read') },
      { to: '/webhooks', name: 'webhooks', icon: IconWebhook, key: 'h', allowed: ({ can }) => can('webhook:manage') },
      { to: '/shops', name: 'shops', icon: IconUsersGroup, key: 'o', allowed: ({ can }) => can('order:read') },
      {
        to: '/branding',
        name: 'branding',
        icon: IconPalette,
        key: 'd',
        allowed: ({ isOperator, can }) => !isOperator && can('seller:brand'),
      },
      { to: '/profile', name: 'profile', icon: IconId, key: 'm', allowed: ({ isOperator, can }) => !isOperator && can('profile:edit') },
      { to: '/tokens', name: 'tokens', icon: IconKey, key: 't', allowed: ({ can }) => can('token:create-erp') || can('token:create-api') },
      { to: '/staff', name: 'staff', icon: IconUsers, key: 'u', allowed: ({ can }) => can('staff:manage') },
      { to: '/audit', name: 'audit', icon: IconHistory, key: 'd', allowed: operatorWith('audit:read') },
    ],
  },
];

export const areasFor = (session: Session): Area[] => areaGroups.flatMap(({ areas }) => areas).filter(({ allowed }) => allowed(session));

/** The address of the area that a page belongs to: the longest that leads to it, since one area may lie within another. */
export function areaOf(pathname: string): string | undefined {
  const leading = areaGroups
    .flatMap(({ areas }) => areas.map(({ to }) => to))
    .filter((to) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)));
  return leading.sort((one, other) => other.length - one.length)[0];
}
