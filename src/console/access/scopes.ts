/** Everything, apart from the administration of sellers. */
export const EVERYTHING = 'erp:*';
export const ADMINISTRATION = 'sellers:admin';

/** Scopes of ERP tokens. */
export const erpScopes = [
  'shipments:read',
  'shipments:write',
  'sellers:read',
  'sellers:write',
  'cod:write',
  'wallet:write',
  'approvals:read',
  'approvals:write',
  'rates:read',
  'webhooks:write',
  'reference:read',
] as const;

/** Scopes that apply to sellers' tokens. */
export const sellerScopes = [
  'shipments:read',
  'shipments:write',
  'sellers:read',
  'sellers:write',
  'wallet:write',
  'approvals:write',
  'rates:read',
  'webhooks:write',
  'reference:read',
] as const;
