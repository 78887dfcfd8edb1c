export const SELLER = '00000000-0000-7000-8000-000000000001';
const ORDER = '00000000-0000-7000-8000-000000000002';

/** A seller with a shop, a cash on delivery order and its return, as the release before had them. */
export const BUSINESS = [
  `insert into seller (id, email, password_hash, first_name, last_name, company, phone, role, status, is_local, is_international, language, created_at, updated_at)
   values ('${SELLER}', 'olga@example.com', 'none', 'Olga', 'Ödegård', 'Fjord', '+47 22 33 44 55', 'prepaid', 'active', true, true, 'en', now(), now())`,
  `insert into shop (id, seller_id, domain, name, platform, url, activated, created_at, updated_at)
   values (gen_random_uuid(), '${SELLER}', 'fjord.example', 'Fjord', 'woocommerce', 'https://fjord.example', true, now(), now())`,
  `insert into "order" (id, shop_id, seller_id, shop_domain, order_number, order_reference, currency, sub_total_minor, tax_minor, discount_minor, total_minor,
     payment_status, collection_minor, cod_fee_basis_points, cod_fee_minor, customer, origin, destination, warnings, placement, content_hash, version, created_at, updated_at)
   select '${ORDER}', id, '${SELLER}', domain, 4711, 'F-4711', 'USD', 1, 0, 0, 1, 'postpaid', 1, 0, 0, '{"email":"Nils@Holm.example"}', '{}', '{}', '[]', '{}', '', 1, now(), now() from shop`,
  ...['outbound', 'return'].map(
    (
      type,
    ) => `insert into shipment (id, order_id, seller_id, shop_id, type, reference, status, status_at, sequence, awb, awb_assigned, service_code, service_name,
     carrier_code, carrier_name, carrier_auto_selected, skip_hub, own_fleet, currency, actual_rate_minor, rate, weight_mg, volumetric_mg, chargeable_mg, length_um,
     width_um, height_um, volume_mm3, documents, billing_role, billing_status, pickup_attempts, delivery_attempts, receiver_name, destination_city,
     destination_country_code, adjustment_status, created_at, updated_at)
   select gen_random_uuid(), '${ORDER}', '${SELLER}', id, '${type}', 'REF-${type}', 'delivered', now(), 1, 'REF-${type}', true, 'SVC_ECO', 'Economy', 'SVC', 'Own', true, false,
     true, 'USD', 1, '{}', 1, 1, 1, 1, 1, 1, 1, false, 'prepaid', 'paid', 0, 0, 'Nils Holm', 'Oslo', 'NO', '${type === 'outbound' ? 'unpaid' : 'void'}', now(), now() from shop`,
  ),
];
