import { createHash } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { normaliseDomain } from '../../kernel/domain-name.js';
import { fieldError, problem, refuse, FieldChecks } from '../../kernel/errors.js';
import { assertRoom, mostOf } from '../../platform/db/room.js';
import { statement, type Named, valuesOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { checkFields, maxOf } from '../../platform/graphql/declared-fields.js';
import { expiryAfter, issueToken, keepNewest, revokeTokensOf, type IssuedToken } from '../access/index.js';
import { type AddressInput, checkAddress } from '../addresses/index.js';
import { keepSellerPassword, type ProvenSeller, type Seller } from '../sellers/index.js';
import { lockShop } from './lock-shop.js';
import { isManualDomain } from './manual-shop.js';
import { SHOP_COLUMNS, type Shop } from './shop.row.js';
import { db } from './shops.tables.js';
import { locationsOf, writeLocations } from './write-locations.js';
import { ConnectShopInput, type LocationUpdateInput } from './shop.types.js';
import type { ShopMode } from './shops.enums.js';

export interface ShopDetails {
  readonly shopId: string;
  readonly shopName: string;
  readonly platform: string;
  readonly url: string;
  readonly mode?: ShopMode | null;
  readonly locations?: readonly AddressInput[] | null;
}

export interface ShopConnection extends IssuedToken {
  readonly shop: Shop;
  readonly seller: Seller;
}

/** Maximum length of the street in a generated location name. */
const MAX_NAMED_STREET = 60;

/** Validates a shop login except for the password and returns the normalised domain. */
export function checkShopDetails(details: ShopDetails & { email: string; password: string }): string {
  const checks = new FieldChecks();
  checkFields(checks, '', ConnectShopInput, details);
  if (details.password === '') checks.missing('password');
  checks.credentials({ email: '', password: details.password });
  const domain = normaliseDomain(details.shopId);
  if (!domain && details.shopId.trim() !== '') checks.fail('shopId', 'domain');
  if (domain && isManualDomain(domain)) checks.fail('shopId', 'reservedForNoStore');
  if (details.url.length <= maxOf(ConnectShopInput, 'url') && !isHttpUrl(details.url) && details.url.trim() !== '')
    checks.fail('url', 'httpAddress');
  const locations = details.locations ?? [];
  locations.forEach((location, index) => checkAddress(checks, `locations[${index}]`, location));
  checks.settle();
  return domain ?? '';
}

const isHttpUrl = (text: string): boolean => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/**
 * Connects a store to a seller and issues its token. SHOP_NOT_AVAILABLE when the domain belongs to another seller, UNAUTHORIZED when the
 * password changed after it was checked.
 */
export async function connectShop(
  tx: Tx,
  { seller, passwordHash }: ProvenSeller,
  details: ShopDetails & { domain: string },
): Promise<ShopConnection> {
  await keepSellerPassword(tx, { id: seller.id, passwordHash });
  const shop = await upsertShop(tx, seller, details);
  const locations = await loginLocations(tx, shop.id, details.locations ?? []);
  await writeLocations(tx, shop.id, { mode: 'upsert', locations, path: 'locations' });
  const { clock, settings } = tx.services;
  const issued = await issueToken(tx, { kind: 'shop', subjectId: shop.id, expiresAt: expiryAfter(clock.now(), settings.shopTokenTtlDays) });
  await keepNewest(tx, 'shop', shop.id, mostOf(tx.services, 'shopTokens'));
  return { ...issued, shop, seller };
}

const upsert = statement(($: Named<Pick<Shop, 'id' | 'sellerId' | 'domain' | 'name' | 'platform' | 'url' | 'mode'>>) =>
  db
    .insertInto('shop')
    .values({
      ...valuesOf($, ['id', 'sellerId', 'domain', 'name', 'platform', 'url']),
      activated: false,
      mode: $.mode,
    })
    .onConflict((conflict) =>
      conflict
        .column('domain')
        .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), platform: eb.ref('excluded.platform'), url: eb.ref('excluded.url') }))
        .whereRef('shop.sellerId', '=', 'excluded.sellerId'),
    )
    .returning(SHOP_COLUMNS),
);

const countShops = statement(($: Named<{ sellerId: string }>) =>
  db
    .selectFrom('shop')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('sellerId', '=', $.sellerId),
);

async function upsertShop(tx: Tx, seller: Seller, details: ShopDetails & { domain: string }): Promise<Shop> {
  // The row lock of this statement also serialises logins of one shop, so that their token counts do not race.
  const { domain, shopName: name, platform, url, mode } = details;
  const id = newId();
  const shop = await upsert.first(tx.sql, { id, sellerId: seller.id, domain, name, platform, url, mode: mode ?? 'live' });
  if (!shop) throw refuse('UNAUTHORIZED.shopNotConnectable', {}, { reason: 'SHOP_NOT_AVAILABLE' });
  if (shop.id === id)
    await assertRoom(tx, 'shops', { owner: seller.id, adding: 0, held: () => countShops.first(tx.sql, { sellerId: seller.id }) });
  // Its orders are what they were placed as, and their numbers are taken.
  if (mode && mode !== shop.mode) throw modeFixed(shop);
  return shop;
}

const modeFixed = ({ domain, mode }: Shop) =>
  refuse(
    'SHOP_MODE_FIXED.domainConnected',
    { domain, mode, other: mode === 'test' ? 'live' : 'test' },
    { errors: [fieldError('mode', 'SHOP_MODE_FIXED', problem('modeOfShop', { mode }))] },
  );

/** Locations sent at login have no ids, so derive one from the address: repeating a login adds nothing. */
async function loginLocations(tx: Tx, shopId: string, given: readonly AddressInput[]): Promise<readonly LocationUpdateInput[]> {
  if (given.length === 0) return [];
  const stored = await locationsOf(tx.sql, { shopId });
  const known = new Set(stored.map((location) => location.refId));
  const names = new FreeNames(new Set(stored.map((location) => location.refName)));
  return given.flatMap((address) => {
    const refId = loginRefId(address);
    // The stored one has the same address, and may have received a name and coordinates since.
    if (known.has(refId)) return [];
    known.add(refId);
    const refName = names.take(`${address.city} - ${[...address.address].slice(0, MAX_NAMED_STREET).join('')}`);
    return [{ ...address, state: address.state ?? '', refId, refName }];
  });
}

function loginRefId({ address, city, state, zip, countryCode }: AddressInput): string {
  const normal = [address, city, state ?? '', zip, countryCode].map((text) => text.trim().toLowerCase().replace(/\s+/g, ' ')).join('|');
  return `login-${createHash('sha256').update(normal).digest('hex').slice(0, 12)}`;
}

/** The first name that no other location has. A thousand locations of one street are numbered in as many steps. */
class FreeNames {
  private readonly copies = new Map<string, number>();

  constructor(private readonly taken: Set<string>) {}

  take(wanted: string): string {
    let copy = this.copies.get(wanted) ?? 1;
    const name = (): string => (copy === 1 ? wanted : `${wanted} (${copy})`);
    while (this.taken.has(name())) copy++;
    this.copies.set(wanted, copy);
    this.taken.add(name());
    return name();
  }
}

/** Revokes all tokens of a shop, which must sign in again. NOT_FOUND also for shops outside the caller's scope. */
export async function revokeShopToken(tx: Tx, actor: Actor, domain: string | null): Promise<Shop> {
  const shop = await lockShop(tx, actor, domain);
  await revokeTokensOf(tx, ['shop'], [shop.id]);
  return shop;
}
