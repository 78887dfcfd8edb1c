import { Actor, erpScopes, stranger, systemActor, type ActorType, type Permission } from '../../src/kernel/actor.js';
import { staffRole } from '../../src/kernel/permissions.js';
import { Refusal } from '../../src/kernel/errors.js';

const actor = (type: ActorType): Actor => new Actor({ type, id: 'someone' });
const erp = (...scopes: readonly string[]): Actor => new Actor({ type: 'erp', id: 'token', scopes });

function refusalOf(who: Actor, permission: Permission): string | undefined {
  try {
    who.require(permission);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

describe('A role', () => {
  it.each<[ActorType, readonly Permission[], readonly Permission[]]>([
    [
      'shop',
      ['order:create', 'order:cancel', 'rate:quote', 'shop:manage'],
      ['seller:read', 'wallet:read', 'shipment:move', 'token:create-api'],
    ],
    ['seller', ['order:create', 'seller:read', 'wallet:read', 'token:create-api'], ['wallet:topup', 'shipment:move', 'seller:admin']],
    ['ops', ['shipment:move', 'shipment:verify', 'wallet:topup', 'ledger:read'], ['staff:manage', 'token:create-erp', 'ledger:correct']],
    ['dispatcher', ['shipment:move', 'order:read'], ['order:create', 'wallet:topup', 'shipment:verify']],
    ['driver', ['shipment:move', 'shipment:read'], ['order:read', 'wallet:read', 'seller:read']],
    ['accounts', ['ledger:read', 'wallet:read'], ['wallet:topup', 'shipment:move', 'ledger:correct']],
    ['reception', ['order:read'], ['shipment:move', 'ledger:read']],
    ['super_admin', ['staff:manage', 'token:create-erp', 'ledger:correct', 'seller:admin', 'shipment:move'], ['token:create-api']],
    ['carrier', ['shipment:report'], ['shipment:move', 'shipment:read', 'order:read']],
    ['system', ['shipment:move', 'wallet:topup'], ['staff:manage', 'ledger:correct']],
  ])('%s may do its work and nothing else', (type, allowed, denied) => {
    expect(allowed.filter((permission) => refusalOf(actor(type), permission) !== undefined)).toEqual([]);
    expect(denied.filter((permission) => refusalOf(actor(type), permission) !== 'FORBIDDEN')).toEqual([]);
  });

  it('may look at shipments, whichever role of the staff it is', () => {
    expect(staffRole.values.filter((role) => !actor(role).can('shipment:read'))).toEqual([]);
  });
});

describe('A stranger', () => {
  it('is asked to log in, whatever it wants', () => {
    expect(refusalOf(stranger, 'order:read')).toBe('UNAUTHORIZED');
    expect(stranger.can('reference:read')).toBe(false);
  });

  it('does not act for the operator', () => {
    expect(stranger.actsForOperator).toBe(false);
  });
});

describe('An ERP token', () => {
  it.each<[Permission, string]>([
    ['order:create', 'shipments:write'],
    ['shipment:read', 'shipments:read'],
    ['shipment:move', 'shipments:write'],
    ['rate:quote', 'rates:read'],
    ['seller:read', 'sellers:read'],
    ['seller:edit', 'sellers:write'],
    ['seller:admin', 'sellers:admin'],
    ['wallet:topup', 'wallet:write'],
    ['rate-book:edit', 'erp:*'],
    ['reference:read', 'reference:read'],
  ])('may %s with the scope %s, and not with all the narrow others together', (permission, scope) => {
    expect(erp(scope).can(permission)).toBe(true);
    const others = erpScopes.filter((other) => other !== scope && other !== 'erp:*');
    expect(refusalOf(erp(...others), permission)).toBe('FORBIDDEN_SCOPE');
  });

  it('may do everything with erp:* but what a super administrator grants by name', () => {
    const narrow = ['order:create', 'shipment:move', 'wallet:topup', 'seller:edit'] as const;
    expect(narrow.filter((permission) => !erp('erp:*').can(permission))).toEqual([]);
    expect(refusalOf(erp('erp:*'), 'seller:admin')).toBe('FORBIDDEN_SCOPE');
    expect(erp('erp:*', 'sellers:admin').can('seller:admin')).toBe(true);
  });

  it('may do nothing without scopes, and with no scope what belongs to people', () => {
    expect(refusalOf(actor('erp'), 'shipment:read')).toBe('FORBIDDEN_SCOPE');
    for (const permission of ['staff:manage', 'token:create-erp', 'ledger:correct'] as const) {
      expect(refusalOf(erp(...erpScopes), permission)).toBe('FORBIDDEN_SCOPE');
    }
  });
});

describe('A record', () => {
  const seller = new Actor({ type: 'seller', id: 's', sellerId: 'seller-1' });
  const shop = new Actor({
    type: 'shop',
    id: 't',
    sellerId: 'seller-1',
    shop: { id: 'shop-1', domain: 'shop.example', activated: true, isTest: false, clockAheadMs: 0 },
  });

  it.each<[string, Actor, { sellerId: string; shopId?: string | null }, boolean]>([
    ['seen by its seller', seller, { sellerId: 'seller-1' }, true],
    ['of any shop seen by its seller', seller, { sellerId: 'seller-1', shopId: 'shop-2' }, true],
    ['not seen by another seller', seller, { sellerId: 'seller-2' }, false],
    ['seen by its shop', shop, { sellerId: 'seller-1', shopId: 'shop-1' }, true],
    ['not seen by another shop of the seller', shop, { sellerId: 'seller-1', shopId: 'shop-2' }, false],
    ['of no shop not seen by a shop', shop, { sellerId: 'seller-1', shopId: null }, false],
    ['seen by the operator', actor('ops'), { sellerId: 'seller-2' }, true],
    ['seen by the system', systemActor, { sellerId: 'seller-2', shopId: 'shop-2' }, true],
    ['not seen by a stranger', stranger, { sellerId: 'seller-1' }, false],
  ])('is %s', (_, who, record, expected) => {
    expect(who.owns(record)).toBe(expected);
  });
});
