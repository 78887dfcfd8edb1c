import { enumeration, type ValueOf } from './enumeration.js';
export const staffRole = enumeration('StaffRole', 'The role of a member of staff.', {
  super_admin: 'May do everything, create tokens and staff, and force a shipment.',
  ops: 'Hub and support.',
  dispatcher: 'Plans pickups and routes.',
  driver: 'Collects and delivers.',
  accounts: 'Counts and banks the money.',
  reception: 'Takes cash from drivers.',
});
export type StaffRole = ValueOf<typeof staffRole>;

/** Who acts, as recorded in timelines and audits. */
export type ActorType = StaffRole | 'shop' | 'seller' | 'erp' | 'system' | 'carrier' | 'public';

/** True for a person who works for the operator, as opposed to a token, a carrier or the service itself. */
export const isStaff = (type: ActorType): type is StaffRole => staffRole.values.some((role) => role === type);

export const erpScopes = [
  'erp:*',
  'shipments:read',
  'shipments:write',
  'sellers:read',
  'sellers:write',
  'sellers:admin',
  'cod:write',
  'wallet:write',
  'approvals:read',
  'approvals:write',
  'rates:read',
  'webhooks:write',
  'reference:read',
] as const;
export type ErpScope = (typeof erpScopes)[number];

/** What a caller may do. The access rules name them for each field. */
export type Permission =
  | 'order:create'
  | 'order:read'
  | 'order:update'
  | 'order:fulfil'
  | 'order:cancel'
  | 'address-book:edit'
  | 'return:create'
  | 'return:waive'
  | 'shipment:read'
  | 'shipment:move'
  | 'pickup:book'
  | 'shipment:report'
  | 'shipment:verify'
  | 'shipment:simulate'
  | 'shipment:assign'
  | 'shipment:scan'
  | 'fleet:read'
  | 'fleet:plan'
  | 'fleet:drive'
  | 'fleet:manage'
  | 'shop:manage'
  | 'carrier:read'
  | 'carrier:manage'
  | 'rate:quote'
  | 'rate-book:read'
  | 'rate-book:edit'
  | 'seller:read'
  | 'seller:register'
  | 'seller:edit'
  | 'seller:brand'
  | 'seller:admin'
  | 'profile:edit'
  | 'staff:manage'
  | 'token:create-api'
  | 'token:create-erp'
  | 'cod:invoice'
  | 'cod:confirm'
  | 'cod:handover'
  | 'cod:custody'
  | 'wallet:read'
  | 'wallet:pay-in'
  | 'wallet:topup'
  | 'adjustment:charge'
  | 'adjustment:dispute'
  | 'adjustment:resolve'
  | 'wallet:credit'
  | 'payout:request'
  | 'payout-account:read'
  | 'payout-account:edit'
  | 'payout-account:reveal'
  | 'approval:read'
  | 'approval:review'
  | 'approval:cancel'
  | 'ledger:read'
  | 'ledger:settle'
  | 'ledger:correct'
  | 'webhook:manage'
  | 'audit:read'
  | 'reference:read';

const ownBusiness: readonly Permission[] = [
  'order:create', 'order:read', 'order:update', 'order:fulfil', 'order:cancel', 'return:create', 'shipment:read', 'rate:quote',
  'shop:manage', 'webhook:manage', 'reference:read',
]; // prettier-ignore
const sellerBusiness: readonly Permission[] = [
  ...ownBusiness, 'address-book:edit', 'seller:read', 'seller:brand', 'profile:edit', 'pickup:book', 'carrier:read', 'carrier:manage', 'wallet:read', 'wallet:pay-in', 'token:create-api', 'payout:request', 'approval:cancel', 'adjustment:dispute', 'payout-account:read', 'payout-account:edit',
]; // prettier-ignore
const staffReads: readonly Permission[] = [
  'order:read',
  'shipment:read',
  'seller:read',
  'wallet:read',
  'rate-book:read',
  'reference:read',
  'carrier:read',
  'fleet:read',
];
const codWork: readonly Permission[] = ['cod:invoice', 'cod:confirm', 'cod:handover', 'cod:custody'];
/** Moves sellers' money. Most of these need a second person's approval. */
const moneyWork: readonly Permission[] = [
  'adjustment:charge', 'wallet:pay-in', 'wallet:credit', 'payout:request', 'approval:read', 'approval:review', 'approval:cancel', 'ledger:read', 'ledger:settle', 'payout-account:read', 'payout-account:edit', 'payout-account:reveal',
]; // prettier-ignore
const opsWork: readonly Permission[] = [
  ...staffReads, ...moneyWork, ...codWork, 'order:create', 'order:update', 'order:fulfil', 'order:cancel', 'address-book:edit', 'return:create', 'return:waive', 'shipment:move',
  'shipment:report', 'shipment:verify', 'shipment:simulate', 'shipment:assign', 'fleet:plan', 'fleet:manage', 'adjustment:resolve', 'rate:quote', 'rate-book:edit', 'seller:register', 'seller:edit', 'seller:brand', 'wallet:topup', 'shop:manage', 'webhook:manage', 'carrier:manage',
]; // prettier-ignore

export const permissionsOf: Readonly<Record<ActorType, ReadonlySet<Permission>>> = {
  public: new Set<Permission>(),
  shop: new Set(ownBusiness),
  seller: new Set(sellerBusiness),
  ops: new Set(opsWork),
  dispatcher: new Set<Permission>([...staffReads, 'shipment:move', 'shipment:assign', 'fleet:plan', 'fleet:manage']),
  driver: new Set<Permission>(['shipment:read', 'shipment:move', 'shipment:scan', 'fleet:read', 'fleet:drive', 'reference:read']),
  accounts: new Set<Permission>([...staffReads, ...moneyWork, ...codWork]),
  reception: new Set<Permission>([...staffReads, 'cod:handover', 'cod:custody']),
  super_admin: new Set<Permission>([...opsWork, 'staff:manage', 'token:create-erp', 'seller:admin', 'ledger:correct', 'audit:read']),
  // Depends on the scope: only a token with sellers:admin has the last one.
  erp: new Set<Permission>([...opsWork, 'seller:admin']),
  system: new Set<Permission>(opsWork),
  carrier: new Set<Permission>(['shipment:report']),
};

/** The scope that a restricted ERP token needs for a permission; without an entry no ERP token may do it. */
const scopeFor: Readonly<Partial<Record<Permission, ErpScope>>> = {
  'order:create': 'shipments:write',
  'order:read': 'shipments:read',
  'order:update': 'shipments:write',
  'order:fulfil': 'shipments:write',
  'order:cancel': 'shipments:write',
  'address-book:edit': 'shipments:write',
  'return:create': 'shipments:write',
  'return:waive': 'shipments:write',
  'shipment:read': 'shipments:read',
  'shipment:move': 'shipments:write',
  'shipment:report': 'shipments:write',
  'shipment:verify': 'shipments:write',
  'shipment:simulate': 'shipments:write',
  'shipment:assign': 'shipments:write',
  'fleet:read': 'shipments:read',
  'fleet:plan': 'shipments:write',
  'fleet:manage': 'erp:*',
  'shop:manage': 'sellers:write',
  'rate:quote': 'rates:read',
  'rate-book:read': 'rates:read',
  'rate-book:edit': 'erp:*',
  'carrier:read': 'shipments:read',
  'carrier:manage': 'erp:*',
  'seller:read': 'sellers:read',
  'seller:register': 'sellers:write',
  'seller:edit': 'sellers:write',
  'seller:brand': 'sellers:write',
  'seller:admin': 'sellers:admin',
  'profile:edit': 'sellers:write',
  'cod:invoice': 'cod:write',
  'cod:confirm': 'cod:write',
  'cod:handover': 'cod:write',
  'cod:custody': 'cod:write',
  'wallet:read': 'sellers:read',
  'wallet:pay-in': 'wallet:write',
  'wallet:topup': 'wallet:write',
  'adjustment:charge': 'wallet:write',
  'adjustment:dispute': 'shipments:write',
  'adjustment:resolve': 'shipments:write',
  'wallet:credit': 'wallet:write',
  'payout:request': 'wallet:write',
  'payout-account:read': 'wallet:write',
  'approval:read': 'approvals:read',
  'approval:review': 'approvals:write',
  'approval:cancel': 'approvals:write',
  'ledger:read': 'wallet:write',
  'ledger:settle': 'wallet:write',
  'webhook:manage': 'webhooks:write',
  'reference:read': 'reference:read',
};

/** The callers that authenticate with a token. The others act inside the service. */
export const graphCallers = ['shop', 'seller', 'erp', ...staffRole.values] as const satisfies readonly ActorType[];
export type GraphCaller = (typeof graphCallers)[number];

export const callersWith = (permission: Permission): ReadonlySet<GraphCaller> =>
  new Set(graphCallers.filter((caller) => permissionsOf[caller].has(permission)));

/** The scope that a restricted token needs for the permission; undefined if no restricted token may have it. */
export const scopeOf = (permission: Permission): ErpScope | undefined => scopeFor[permission];
