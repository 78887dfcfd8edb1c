import { notLoggedIn, refuse, shopNotActivated } from './errors.js';
import { permissionsOf, scopeOf, type ActorType, type Permission } from './permissions.js';
import type { DomainSettings } from './settings.js';

export {
  staffRole,
  isStaff,
  erpScopes,
  graphCallers,
  callersWith,
  scopeOf,
  type StaffRole,
  type ActorType,
  type ErpScope,
  type Permission,
  type GraphCaller,
} from './permissions.js';

export interface ActingShop {
  readonly id: string;
  readonly domain: string;
  readonly activated: boolean;
  /** Its orders are tried out, not shipped. */
  readonly isTest: boolean;
  /** How far its test clock is ahead of real time, in milliseconds. */
  readonly clockAheadMs: number;
}

/** Where the operator lets only activated shops order: UNAUTHORIZED, SHOP_NOT_ACTIVATED for another one. */
export function requireActivation(
  shop: Pick<ActingShop, 'activated'> | undefined,
  { requireActivationForOrders }: Pick<DomainSettings, 'requireActivationForOrders'>,
): void {
  if (shop && !shop.activated && requireActivationForOrders) throw shopNotActivated();
}

export interface ActorIdentity {
  readonly type: ActorType;
  /** Id of the acting token, session subject or worker; null for the system and for unauthenticated callers. */
  readonly id: string | null;
  readonly sellerId?: string;
  /** The token or session used; absent for the system and for unauthenticated callers. */
  readonly credentialId?: string;
  /** The shop of a shop token. */
  readonly shop?: ActingShop;
  /** Scopes of the token; absent means no restriction. */
  readonly scopes?: readonly string[];
  /** Must set up two-factor login before anything else is permitted. */
  readonly mustEnrol?: boolean;
  /** Limits the permissions to those that this caller has too: the one who set up the work that is done now. */
  readonly within?: Actor;
}

/** The caller, as authentication creates it. The access rules say who may request a field; a use case checks where no field stands before it. */
export class Actor implements ActorIdentity {
  readonly type: ActorType;
  readonly id: string | null;
  readonly sellerId: string | undefined;
  readonly credentialId: string | undefined;
  readonly shop: ActingShop | undefined;
  readonly scopes: readonly string[] | undefined;
  readonly mustEnrol: boolean;
  readonly within: Actor | undefined;

  constructor(identity: ActorIdentity) {
    this.type = identity.type;
    this.id = identity.id;
    this.sellerId = identity.sellerId;
    this.credentialId = identity.credentialId;
    this.shop = identity.shop;
    this.scopes = identity.scopes;
    this.mustEnrol = identity.mustEnrol ?? false;
    this.within = identity.within;
  }

  /** The staff member or seller behind the caller. Shop and ERP tokens belong to no user. */
  get userId(): string | null {
    if (this.type === 'seller') return this.sellerId ?? null;
    return this.type === 'shop' || this.type === 'erp' ? null : this.id;
  }

  get shopId(): string | undefined {
    return this.shop?.id;
  }

  /** True for callers who work for the operator and see all sellers. */
  get actsForOperator(): boolean {
    return this.sellerId === undefined && this.type !== 'public';
  }

  can(permission: Permission): boolean {
    const isOwn = !this.mustEnrol && permissionsOf[this.type].has(permission) && !this.lacksScope(permission);
    return isOwn && (this.within?.can(permission) ?? true);
  }

  /** Everything that the caller may do. */
  get permissions(): Permission[] {
    return [...permissionsOf[this.type]].filter((permission) => this.can(permission));
  }

  /** Throws UNAUTHORIZED for an unauthenticated caller, FORBIDDEN_SCOPE for a restricted token and FORBIDDEN for the wrong role. */
  require(permission: Permission): void {
    if (this.type === 'public') throw notLoggedIn();
    if (this.mustEnrol) throw refuse('FORBIDDEN.enrolFirst', {}, { reason: 'TWO_FACTOR_ENROLMENT_REQUIRED' });
    if (!permissionsOf[this.type].has(permission)) throw refuse(this.type === 'erp' ? 'FORBIDDEN_SCOPE' : 'FORBIDDEN');
    if (this.lacksScope(permission)) throw refuse('FORBIDDEN_SCOPE');
    this.within?.require(permission);
  }

  /** False if the role, the scopes or the owner differ. */
  hasRightsOf(other: Actor): boolean {
    const rightsOf = ({ type, sellerId, shopId, scopes = [], mustEnrol }: Actor) =>
      [type, sellerId, shopId, mustEnrol, ...scopes].join(' ');
    return rightsOf(this) === rightsOf(other);
  }

  /** The same caller with only those permissions that the other one has too. */
  boundedBy(within: Actor): Actor {
    return new Actor({ ...this, within });
  }

  /** True for drivers: they see and move only the parcels that are assigned to them or that they have scanned. */
  get seesAssignedOnly(): boolean {
    return this.type === 'driver';
  }

  /** True if the actor may see records of this seller (and shop). */
  owns(record: { sellerId: string; shopId?: string | null }): boolean {
    if (this.actsForOperator) return true;
    if (this.sellerId !== record.sellerId) return false;
    return this.shopId === undefined || this.shopId === record.shopId;
  }

  private lacksScope(permission: Permission): boolean {
    const scopes = this.scopes ?? [];
    // A seller's token without scopes is unrestricted; an ERP token without scopes may do nothing.
    if (this.type !== 'erp' && scopes.length === 0) return false;
    const needed = scopeOf(permission);
    if (needed === undefined) return true;
    return !(scopes.includes(needed) || (scopes.includes('erp:*') && needed !== 'sellers:admin'));
  }
}

export const stranger = new Actor({ type: 'public', id: null });
export const systemActor = new Actor({ type: 'system', id: null });
