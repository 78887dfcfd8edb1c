/**
 * What an order is at least, as a program without a service around it would write it: the order, three lines, the shipment, its timeline,
 * an event and the wallet, in eight statements of one transaction. The tables have the columns of the service's and no index but their
 * primary keys and what must be unique. Fixed, so that the yardstick stays the same whatever the service does.
 */
export const BARE_TABLES = [
  'drop schema if exists bare cascade',
  'create schema bare',
  `create table bare."order" (id uuid primary key, shop_id uuid not null, seller_id uuid not null, shop_domain text not null, order_number bigint not null,
     order_reference text not null, currency char(3) not null, sub_total_minor bigint not null, tax_minor bigint not null, discount_minor bigint not null,
     total_minor bigint not null, shipping_fee_minor bigint, payment_status text not null, payment_method text, collection_minor bigint not null,
     cod_fee_basis_points int not null, cod_fee_minor bigint not null, customer jsonb not null, origin jsonb not null, destination jsonb not null,
     warnings jsonb not null, placement jsonb not null, content_hash bytea not null, request_id text, version int not null,
     created_at timestamptz not null, updated_at timestamptz not null, unique (shop_id, order_number))`,
  `create table bare.order_line (id uuid primary key, order_id uuid not null, line int not null, name text not null, quantity int not null,
     price_minor bigint not null, currency char(3) not null, weight_mg bigint not null, length_um bigint not null, width_um bigint not null,
     height_um bigint not null, volume_mm3 bigint not null, unique (order_id, line))`,
  `create table bare.shipment (id uuid primary key, order_id uuid not null unique, seller_id uuid not null, shop_id uuid not null, type text not null,
     reference text not null unique, status text not null, status_at timestamptz not null, sequence int not null, awb text not null, service_code text not null,
     service_name text not null, carrier_code text not null, carrier_name text not null, currency char(3) not null, actual_rate_minor bigint not null,
     rate jsonb not null, weight_mg bigint not null, volumetric_mg bigint not null, chargeable_mg bigint not null, length_um bigint not null,
     width_um bigint not null, height_um bigint not null, volume_mm3 bigint not null, billing_role text not null, billing_status text not null,
     receiver_name text not null, receiver_phone text, destination_city text not null, destination_country_code char(2) not null, request_id text,
     created_at timestamptz not null, updated_at timestamptz not null)`,
  `create table bare.timeline_entry (id uuid primary key, shipment_id uuid not null, seq bigint generated always as identity, from_status text,
     to_status text not null, trigger text not null, actor_type text not null, actor_id text, occurred_at timestamptz not null,
     recorded_at timestamptz not null, request_id text)`,
  `create table bare.event (seq bigint generated always as identity primary key, id uuid not null unique, type text not null, subject_id uuid not null,
     data jsonb not null, owner_id uuid, request_id text, occurred_at timestamptz not null)`,
  `create table bare.wallet (seller_id uuid primary key, currency char(3) not null, balance_minor bigint not null, held_minor bigint not null,
     version int not null, updated_at timestamptz not null)`,
  `insert into bare.wallet select seller_id, currency, balance_minor, 0, 1, now() from seller_account where kind = 'wallet'`,
];

export interface Statement {
  readonly text: string;
  /** Absent for those that begin and end the transaction. */
  readonly values?: readonly unknown[];
}

export interface Party {
  readonly shopId: string;
  readonly sellerId: string;
}

const address = { address: 'Al Quoz 3', city: 'Dubai', state: 'Dubai', countryCode: 'AE', country: 'United Arab Emirates', zip: '' };
const CUSTOMER = JSON.stringify({ firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com', phone: '+971 50 123 4567' });
const ADDRESS = JSON.stringify(address);
const PLACEMENT = JSON.stringify({
  collectionMinor: '0',
  codFeeMinor: '0',
  service: { code: 'SVC_ECO', name: 'Economy', autoSelected: true },
});
const RATE = JSON.stringify({
  lines: [
    { code: 'BASE', label: 'Base price', amount: '714' },
    { code: 'FUEL', label: 'Fuel surcharge', amount: '36' },
  ],
  tier: 'HOME',
});

/** The eight statements of one order. */
export function bareOrder({ shopId, sellerId }: Party, orderNumber: number, newId: () => string): readonly Statement[] {
  const [orderId, shipmentId, transitionId] = [newId(), newId(), newId()];
  const reference = `SVC${shipmentId.replaceAll('-', '').slice(-10).toUpperCase()}`;
  const now = new Date().toISOString();
  const event = JSON.stringify({ to: 'new', from: null, sequence: 1, transitionId, reference, sellerId, shopId });
  return [
    { text: 'begin' },
    {
      text: `insert into bare."order" (id, shop_id, seller_id, shop_domain, order_number, order_reference, currency, sub_total_minor, tax_minor, discount_minor,
               total_minor, payment_status, collection_minor, cod_fee_basis_points, cod_fee_minor, customer, origin, destination, warnings, placement,
               content_hash, request_id, version, created_at, updated_at)
             values ($1, $2, $3, 'bench.example', $4, 'Web order', 'USD', 8100, 500, 0, 8600, 'prepaid', 0, 200, 0, $5, $6, $7, '[]', $8, $9, $10, 1, $11, $11)`,
      values: [orderId, shopId, sellerId, orderNumber, CUSTOMER, ADDRESS, ADDRESS, PLACEMENT, HASH, orderId, now],
    },
    {
      text: `insert into bare.order_line (id, order_id, line, name, quantity, price_minor, currency, weight_mg, length_um, width_um, height_um, volume_mm3)
             select id, $1, line, name, quantity, price, 'USD', weight, 120000, 80000, 5000, 48000
             from unnest($2::uuid[], $3::int[], $4::text[], $5::int[], $6::bigint[], $7::bigint[]) as l (id, line, name, quantity, price, weight)`,
      values: [orderId, [newId(), newId(), newId()], [0, 1, 2], NAMES, [1, 2, 3], [1250, 1350, 1450], [50000, 60000, 70000]],
    },
    {
      text: `insert into bare.shipment (id, order_id, seller_id, shop_id, type, reference, status, status_at, sequence, awb, service_code, service_name,
               carrier_code, carrier_name, currency, actual_rate_minor, rate, weight_mg, volumetric_mg, chargeable_mg, length_um, width_um, height_um, volume_mm3,
               billing_role, billing_status, receiver_name, receiver_phone, destination_city, destination_country_code, request_id, created_at, updated_at)
             values ($1, $2, $3, $4, 'outbound', $5, 'new', $6, 1, $5, 'SVC_ECO', 'Economy', 'SVC', 'Own fleet', 'USD', 750, $7, 180000, 28800, 500000,
               120000, 80000, 15000, 144000, 'prepaid', 'unpaid', 'Aisha Khan', '+971501234567', 'Dubai', 'AE', $8, $6, $6)`,
      values: [shipmentId, orderId, sellerId, shopId, reference, now, RATE, orderId],
    },
    {
      text: `insert into bare.timeline_entry (id, shipment_id, to_status, trigger, actor_type, actor_id, occurred_at, recorded_at, request_id)
             values ($1, $2, 'new', 'order placed', 'shop', $3, $4, $4, $5)`,
      values: [transitionId, shipmentId, shopId, now, orderId],
    },
    {
      text: `insert into bare.event (id, type, subject_id, data, owner_id, request_id, occurred_at) values ($1, 'shipment.status_changed', $2, $3, $4, $5, $6)`,
      values: [newId(), shipmentId, event, sellerId, orderId, now],
    },
    {
      text: `update bare.wallet set held_minor = held_minor + $2, version = version + 1, updated_at = $3 where seller_id = $1 and balance_minor - held_minor >= $2`,
      values: [sellerId, 750, now],
    },
    { text: 'commit' },
  ];
}

const HASH = Buffer.alloc(32, 7);
const NAMES = ['Product 0', 'Product 1', 'Product 2'];
