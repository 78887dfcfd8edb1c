/** Everything, apart from the administration of sellers. */
export const EVERYTHING = 'erp:*';
export const ADMINISTRATION = 'sellers:admin';

/** What a token of the operator may be restricted to. */
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

/** Those of them that are of any use to a seller. */
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
