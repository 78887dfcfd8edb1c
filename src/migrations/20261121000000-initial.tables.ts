/** Tables of the first release, as the entities described them then. */
export const initialTables = `
create table "access_token" ("id" uuid not null, "kind" text not null, "hash" bytea not null, "subject_id" uuid null, "name" varchar(100) null, "scopes" jsonb not null, "ip_allow_list" jsonb not null, "expires_at" timestamptz(3) null, "renewed_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, "created_by_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "access_token" add constraint "access_token_hash_unique" unique ("hash");
create index "access_token_subject_id_index" on "access_token" ("subject_id");
alter table "access_token" add constraint "access_token_kind_check" check ("kind" in ('shop', 'api', 'erp', 'seller_session', 'staff_session'));

create table "carrier" ("id" uuid not null, "code" varchar(20) not null, "name" varchar(100) not null, "logo" varchar(255) null, "kind" text not null, "active" boolean not null default true, "tracking_url_template" varchar(500) null, "created_at" timestamptz(3) not null default now(), primary key ("id"));
alter table "carrier" add constraint "carrier_code_unique" unique ("code");
alter table "carrier" add constraint "carrier_kind_check" check ("kind" in ('own_fleet', 'rate_card', 'adapter'));

create table "carrier_service" ("id" uuid not null, "carrier_id" uuid not null, "code" varchar(40) not null, "name" varchar(100) not null, "active" boolean not null default true, "domestic" boolean not null, "international" boolean not null, "documents" boolean not null, "non_documents" boolean not null, "supports_cod" boolean not null, "cod_max_minor" bigint null, "cod_max_currency" char(3) null, "min_weight_g" int null, "max_weight_g" int null, "max_length_cm" int null, "max_girth_cm" int null, "volumetric_divisor" int not null default 5000, "weight_step_g" int not null default 500, "min_transit_days" int not null, "max_transit_days" int not null, "pickup_dropoff" text not null, "skip_hub" boolean not null default false, "cutoff_time" char(5) null, "work_days" varchar(7) not null default '1234567', "created_at" timestamptz(3) not null default now(), primary key ("id"));
alter table "carrier_service" add constraint "carrier_service_code_unique" unique ("code");
alter table "carrier_service" add constraint "carrier_service_cod_max" check (num_nulls(cod_max_minor, cod_max_currency) in (0, 2));
alter table "carrier_service" add constraint "carrier_service_step" check (weight_step_g between 1 and 1000000 and volumetric_divisor between 1 and 1000000);
alter table "carrier_service" add constraint "carrier_service_transit" check (min_transit_days between 0 and max_transit_days);
alter table "carrier_service" add constraint "carrier_service_pickup_dropoff_check" check ("pickup_dropoff" in ('door_to_door', 'door_to_hub', 'hub_to_door'));

create table "display_rule" ("id" uuid not null, "seller_id" uuid not null, "shop_id" uuid null, "priority" int not null, "active" boolean not null default true, "services" text[] null, "countries" text[] null, "order_value_from_minor" bigint null, "order_value_to_minor" bigint null, "weight_from_g" int null, "weight_to_g" int null, "effect" text not null, "value" bigint not null, "currency" char(3) not null, "rounding" text not null default 'none', "min_minor" bigint null, "max_minor" bigint null, "created_at" timestamptz(3) not null default now(), primary key ("id"));
create index "display_rule_seller_id_index" on "display_rule" ("seller_id");
alter table "display_rule" add constraint "display_rule_bounds" check (min_minor >= 0 and max_minor >= 0 and (min_minor is null or max_minor is null or min_minor <= max_minor));
alter table "display_rule" add constraint "display_rule_effect_check" check ("effect" in ('percent', 'flat', 'fixed', 'free'));
alter table "display_rule" add constraint "display_rule_rounding_check" check ("rounding" in ('none', 'up_0.05', 'up_0.5', 'up_1', 'end_.99'));

create table "event" ("seq" bigserial primary key, "id" uuid not null, "type" varchar(60) not null, "subject_id" uuid not null, "data" jsonb not null, "request_id" varchar(128) null, "occurred_at" timestamptz(3) not null, "relayed_at" timestamptz(3) null);
alter table "event" add constraint "event_id_unique" unique ("id");
create index "event_subject_id_index" on "event" ("subject_id");
create index "event_unrelayed" on "event" ("seq") where "relayed_at" is null;

create table "fx_rate" ("id" uuid not null, "from_currency" char(3) not null, "to_currency" char(3) not null, "rate" numeric(24,10) not null, "valid_from" timestamptz(3) not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));
alter table "fx_rate" add constraint "fx_rate_begin" unique ("from_currency", "to_currency", "valid_from");
alter table "fx_rate" add constraint "fx_rate_positive" check (rate > 0 and from_currency <> to_currency);

create table "idempotent_answer" ("scope" bytea not null, "fingerprint" bytea not null, "answer" bytea not null, "expires_at" timestamptz(3) not null, primary key ("scope"));
create index "idempotent_answer_expires_at_index" on "idempotent_answer" ("expires_at");

create table "journal_entry" ("id" uuid not null, "type" varchar(40) not null, "source_type" varchar(40) not null, "source_id" varchar(64) not null, "idempotency_key" varchar(200) not null, "occurred_at" timestamptz(3) not null, "request_id" varchar(128) null, "reverses_entry_id" uuid null, "description" varchar(500) not null, primary key ("id"));
alter table "journal_entry" add constraint "journal_entry_idempotency_key_unique" unique ("idempotency_key");
alter table "journal_entry" add constraint "journal_entry_reverses_entry_id_unique" unique ("reverses_entry_id");
create index "journal_entry_source_type_source_id_index" on "journal_entry" ("source_type", "source_id");

create table "location" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "shop_id" uuid not null, "ref_id" varchar(100) not null, "ref_name" varchar(200) not null, "address" varchar(500) not null, "city" varchar(100) not null, "state" varchar(100) not null, "country_code" char(2) not null, "country" varchar(100) not null, "zip" varchar(20) not null, "lat" double precision null, "lng" double precision null, primary key ("id"));
alter table "location" add constraint "location_shop_ref_id" unique ("shop_id", "ref_id");
alter table "location" add constraint "location_shop_ref_name" unique ("shop_id", "ref_name");

create table "mail" ("id" uuid not null, "event_id" uuid not null, "kind" varchar(60) not null, "audience" text not null, "recipient" text not null, "subject" text not null, "text_body" text not null, "html_body" text not null, "status" text not null, "attempts" int not null, "leased_until" timestamptz(3) null, "last_error" text null, "sent_at" timestamptz(3) null, "request_id" varchar(128) null, "created_at" timestamptz(3) not null, primary key ("id"));
create index "mail_event_id_index" on "mail" ("event_id");
alter table "mail" add constraint "mail_audience_check" check ("audience" in ('operations', 'seller'));
alter table "mail" add constraint "mail_status_check" check ("status" in ('queued', 'sent', 'failed'));

create table "order" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "shop_id" uuid not null, "seller_id" uuid not null, "shop_domain" varchar(255) not null, "order_number" bigint not null, "order_reference" varchar(100) not null, "currency" char(3) not null, "sub_total_minor" bigint not null, "tax_minor" bigint not null, "discount_minor" bigint not null, "total_minor" bigint not null, "shipping_fee_minor" bigint null, "payment_status" text not null, "payment_method" varchar(50) null, "collection_given_minor" bigint null, "collection_minor" bigint not null, "cod_fee_basis_points" int not null, "cod_fee_minor" bigint not null, "customer" jsonb not null, "origin" jsonb not null, "destination" jsonb not null, "warnings" jsonb not null, "placement" jsonb not null, "content_hash" bytea not null, "request_id" varchar(128) null, "version" int not null, primary key ("id"));
create index "order_seller_created" on "order" ("seller_id", "created_at", "id");
create index "order_created" on "order" ("created_at", "id");
alter table "order" add constraint "order_shop_number" unique ("shop_id", "order_number");
alter table "order" add constraint "order_payment_status_check" check ("payment_status" in ('prepaid', 'postpaid'));

create table "order_line" ("id" uuid not null, "order_id" uuid not null, "line" int not null, "name" text not null, "quantity" int not null, "price_minor" bigint not null, "currency" char(3) not null, "weight_mg" bigint not null, "length_um" bigint not null, "width_um" bigint not null, "height_um" bigint not null, "volume_mm3" bigint not null, primary key ("id"));
alter table "order_line" add constraint "order_line_order_line" unique ("order_id", "line");

create table "posting" ("id" uuid not null, "entry_id" uuid not null, "line" smallint not null, "account" char(4) not null, "seller_id" uuid null, "worker_id" uuid null, "direction" text not null, "amount_minor" bigint not null, "currency" char(3) not null, "balance_before_minor" bigint null, "balance_after_minor" bigint null, "seq" bigserial, "source" text not null, "shipment_id" uuid null, "order_id" uuid null, "order_reference" varchar(255) null, "reference" varchar(255) null, "description" varchar(500) not null, "occurred_at" timestamptz(3) not null, "reverses_posting_id" uuid null, primary key ("id"));
alter table "posting" add constraint "posting_seq_unique" unique ("seq");
alter table "posting" add constraint "posting_reverses_posting_id_unique" unique ("reverses_posting_id");
create index "posting_statement" on "posting" ("seller_id", "seq") where "account" in ('1200', '2100');
create index "posting_shipment" on "posting" ("shipment_id") where "shipment_id" is not null;
alter table "posting" add constraint "posting_entry_id_line_unique" unique ("entry_id", "line");
alter table "posting" add constraint "posting_account_known" check (account in ('1100', '1110', '1120', '1130', '1140', '1200', '1210', '2100', '2200', '2300', '4100', '4110', '4120', '4130', '5100', '5200', '5300'));
alter table "posting" add constraint "posting_amount_positive" check (amount_minor > 0);
alter table "posting" add constraint "posting_balances_of_sellers_only" check (case when account in ('1200', '2100') then num_nonnulls(seller_id, balance_before_minor, balance_after_minor) = 3 else num_nonnulls(balance_before_minor, balance_after_minor) = 0 end);
alter table "posting" add constraint "posting_balance_moves_by_amount" check (balance_after_minor = balance_before_minor + case direction when 'credit' then amount_minor else -amount_minor end);
alter table "posting" add constraint "posting_direction_check" check ("direction" in ('debit', 'credit'));
alter table "posting" add constraint "posting_source_check" check ("source" in ('topup', 'shipment', 'cod_collection', 'cod_fee', 'adjustment', 'return', 'refund', 'payout', 'manual', 'reversal'));

create table "price_plan" ("id" uuid not null, "name" varchar(100) not null, "currency" char(3) not null, "discount_bps" int not null default 0, "min_charge_minor" bigint null, "cod_fee_bps" int null, "cod_fee_min_minor" bigint null, "cod_fee_max_minor" bigint null, "credit_limit_minor" bigint not null default 0, "adjustment_threshold_minor" bigint null, "created_at" timestamptz(3) not null default now(), primary key ("id"));
create unique index "price_plan_name" on "price_plan" (lower("name"));
alter table "price_plan" add constraint "price_plan_discount" check (discount_bps between 0 and 10000);
alter table "price_plan" add constraint "price_plan_amounts" check (credit_limit_minor >= 0 and min_charge_minor >= 0 and adjustment_threshold_minor >= 0);
alter table "price_plan" add constraint "price_plan_cod_fee" check (cod_fee_bps between 0 and 2000 and cod_fee_min_minor >= 0 and cod_fee_max_minor >= 0);

create table "price_plan_service" ("id" uuid not null, "plan_id" uuid not null, "service_id" uuid not null, "discount_bps" int null, "flat_per_shipment_minor" bigint null, primary key ("id"));
alter table "price_plan_service" add constraint "price_plan_service_once" unique ("plan_id", "service_id");
alter table "price_plan_service" add constraint "price_plan_service_one_of" check (num_nulls(discount_bps, flat_per_shipment_minor) = 1);
alter table "price_plan_service" add constraint "price_plan_service_value" check (discount_bps between 0 and 10000 and flat_per_shipment_minor >= 0);

create table "rate_card" ("id" uuid not null, "service_id" uuid not null, "currency" char(3) not null, "version" int not null, "effective_from" timestamptz(3) not null, "effective_to" timestamptz(3) null, "status" text not null default 'draft', "created_at" timestamptz(3) not null default now(), primary key ("id"));
alter table "rate_card" add constraint "rate_card_version" unique ("service_id", "version");
alter table "rate_card" add constraint "rate_card_period" check (effective_to is null or effective_to > effective_from);
alter table "rate_card" add constraint "rate_card_status_check" check ("status" in ('draft', 'published', 'retired'));

create table "rate_limit" ("key" varchar(400) not null, "points" int not null, "expire" bigint null, primary key ("key"));
create index "rate_limit_expire_index" on "rate_limit" ("expire");

create table "seller" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "email" varchar(255) not null, "password_hash" varchar(255) not null, "first_name" varchar(100) not null, "last_name" varchar(100) not null, "company" varchar(100) null, "phone" varchar(30) null, "role" text not null, "status" text not null, "address" jsonb null, "credit_limit_minor" bigint null, "cod_fee_basis_points" int null, "is_local" boolean not null, "is_international" boolean not null, "language" varchar(10) not null, "last_login_at" timestamptz(3) null, primary key ("id"));
alter table "seller" add constraint "seller_email_unique" unique ("email");
alter table "seller" add constraint "seller_role_check" check ("role" in ('prepaid', 'postpaid'));
alter table "seller" add constraint "seller_status_check" check ("status" in ('active', 'inactive'));

create table "seller_account" ("seller_id" uuid not null, "kind" text not null, "currency" char(3) not null, "balance_minor" bigint not null default '0', "held_minor" bigint not null default '0', "uncleared_minor" bigint not null default '0', "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("seller_id", "kind", "currency"));
alter table "seller_account" add constraint "seller_account_held_not_negative" check (held_minor >= 0);
alter table "seller_account" add constraint "seller_account_uncleared_not_negative" check (uncleared_minor >= 0);
alter table "seller_account" add constraint "seller_account_kind_check" check ("kind" in ('wallet', 'receivable'));

create table "seller_plan" ("id" uuid not null, "seller_id" uuid not null, "plan_id" uuid not null, "effective_from" timestamptz(3) not null, "effective_to" timestamptz(3) null, "created_at" timestamptz(3) not null default now(), primary key ("id"));
alter table "seller_plan" add constraint "seller_plan_begin" unique ("seller_id", "effective_from");
alter table "seller_plan" add constraint "seller_plan_period" check (effective_to is null or effective_to > effective_from);

create table "shipment" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "order_id" uuid not null, "seller_id" uuid not null, "shop_id" uuid not null, "type" text not null, "reference" varchar(40) not null, "status" text not null, "status_at" timestamptz(3) not null, "sequence" int not null, "held_from" text null, "held_by" varchar(30) null, "hold_reason" varchar(40) null, "awb" varchar(40) not null, "awb_assigned" boolean not null, "tracking_number" varchar(40) null, "tracking_url" varchar(500) null, "service_code" varchar(40) not null, "service_name" varchar(100) not null, "carrier_code" varchar(40) not null, "carrier_name" varchar(100) not null, "carrier_auto_selected" boolean not null, "skip_hub" boolean not null, "own_fleet" boolean not null, "currency" char(3) not null, "actual_rate_minor" bigint not null, "display_rate_minor" bigint null, "rate" jsonb not null, "weight_mg" bigint not null, "volumetric_mg" bigint not null, "chargeable_mg" bigint not null, "length_um" bigint not null, "width_um" bigint not null, "height_um" bigint not null, "volume_mm3" bigint not null, "documents" boolean not null, "billing_role" varchar(10) not null, "billing_status" text not null, "pickup_attempts" int not null, "delivery_attempts" int not null, "receiver_name" varchar(201) not null, "receiver_phone" varchar(30) null, "destination_city" varchar(100) not null, "destination_country_code" char(2) not null, "pickup_ready_at" timestamptz(3) null, "picked_up_at" timestamptz(3) null, "delivered_at" timestamptz(3) null, "delivered_lat" double precision null, "delivered_lng" double precision null, "rts_completed_at" timestamptz(3) null, "verification" jsonb null, "request_id" varchar(128) null, primary key ("id"));
create index "shipment_order_id_index" on "shipment" ("order_id");
create index "shipment_shop_id_index" on "shipment" ("shop_id");
alter table "shipment" add constraint "shipment_reference_unique" unique ("reference");
create index "shipment_created" on "shipment" ("created_at", "id");
create index "shipment_seller_created" on "shipment" ("seller_id", "created_at", "id");
create index "shipment_status_created" on "shipment" ("status", "created_at", "id");
create index "shipment_awb" on "shipment" ("awb");
create index "shipment_tracking_number" on "shipment" ("tracking_number");
alter table "shipment" add constraint "shipment_type_check" check ("type" in ('outbound', 'return'));
alter table "shipment" add constraint "shipment_status_check" check ("status" in ('new', 'fulfilled', 'pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected', 'picked_up', 'at_sorting', 'verified', 'ready_to_book', 'booked', 'in_transit', 'on_hold', 'failed', 'return_to_sender', 'delivered', 'cancelled'));
alter table "shipment" add constraint "shipment_held_from_check" check ("held_from" in ('new', 'fulfilled', 'pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected', 'picked_up', 'at_sorting', 'verified', 'ready_to_book', 'booked', 'in_transit', 'on_hold', 'failed', 'return_to_sender', 'delivered', 'cancelled'));
alter table "shipment" add constraint "shipment_billing_status_check" check ("billing_status" in ('unpaid', 'paid', 'postpaid', 'waived', 'refunded'));

create table "shop" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "seller_id" uuid not null, "domain" varchar(255) not null, "name" varchar(200) not null, "platform" varchar(100) not null, "url" varchar(2000) not null, "activated" boolean not null, primary key ("id"));
create index "shop_seller_id_index" on "shop" ("seller_id");
alter table "shop" add constraint "shop_domain_unique" unique ("domain");

create table "staff" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "email" varchar(255) not null, "password_hash" varchar(255) not null, "name" varchar(200) not null, "role" text not null, "active" boolean not null, "last_login_at" timestamptz(3) null, primary key ("id"));
alter table "staff" add constraint "staff_email_unique" unique ("email");
alter table "staff" add constraint "staff_role_check" check ("role" in ('super_admin', 'ops', 'dispatcher', 'driver', 'accounts', 'reception'));

create table "timeline_entry" ("seq" bigserial primary key, "id" uuid not null, "shipment_id" uuid not null, "from_status" varchar(20) null, "to_status" varchar(20) null, "reported_status" varchar(20) not null, "edge" varchar(30) null, "trigger" varchar(60) not null, "applied" boolean not null, "actor_type" varchar(20) not null, "actor_id" varchar(40) null, "reason_code" varchar(40) null, "note" varchar(2000) null, "occurred_at" timestamptz(3) not null, "recorded_at" timestamptz(3) not null, "request_id" varchar(128) null, "inferred" boolean not null, "forced" boolean not null, "lat" double precision null, "lng" double precision null, "source" varchar(60) null, "source_event_id" varchar(200) null);
alter table "timeline_entry" add constraint "timeline_entry_id_unique" unique ("id");
create index "timeline_entry_shipment" on "timeline_entry" ("shipment_id", "seq");

create table "wallet_hold" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "seller_id" uuid not null, "currency" char(3) not null, "shipment_id" uuid not null, "amount_minor" bigint not null, "status" text not null, primary key ("id"));
create unique index "wallet_hold_open" on "wallet_hold" ("shipment_id") where "status" = 'open';
create index "wallet_hold_of_seller" on "wallet_hold" ("seller_id", "currency") where "status" = 'open';
alter table "wallet_hold" add constraint "wallet_hold_amount_positive" check (amount_minor > 0);
alter table "wallet_hold" add constraint "wallet_hold_status_check" check ("status" in ('open', 'captured', 'released'));

create table "weight_break" ("id" uuid not null, "card_id" uuid not null, "tier" varchar(20) not null, "up_to_g" int not null, "price_minor" bigint not null, "step_g" int null, "price_per_step_minor" bigint null, primary key ("id"));
alter table "weight_break" add constraint "weight_break_of_card" unique ("card_id", "tier", "up_to_g");
alter table "weight_break" add constraint "weight_break_price" check (up_to_g > 0 and price_minor >= 0);
alter table "weight_break" add constraint "weight_break_step" check (num_nulls(step_g, price_per_step_minor) in (0, 2) and step_g > 0 and price_per_step_minor >= 0);

create table "zone" ("id" uuid not null, "code" varchar(40) not null, "name" varchar(100) not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));
alter table "zone" add constraint "zone_code_unique" unique ("code");

create table "surcharge" ("id" uuid not null, "card_id" uuid null, "position" int not null, "code" text not null, "label" varchar(100) not null, "kind" text not null, "value" bigint not null, "currency" char(3) null, "applies_to" text not null, "valid_from" timestamptz(3) null, "valid_to" timestamptz(3) null, "zone_id" uuid null, "over_length_cm" int null, "over_girth_cm" int null, "created_at" timestamptz(3) not null default now(), primary key ("id"));
create index "surcharge_card_id_index" on "surcharge" ("card_id");
alter table "surcharge" add constraint "surcharge_currency" check ((kind = 'percent') = (currency is null));
alter table "surcharge" add constraint "surcharge_period" check (valid_to is null or valid_from is null or valid_to > valid_from);
alter table "surcharge" add constraint "surcharge_code_check" check ("code" in ('FUEL', 'REMOTE', 'OVERSIZE', 'PEAK', 'COD_CARRIER'));
alter table "surcharge" add constraint "surcharge_kind_check" check ("kind" in ('percent', 'flat', 'per_kg'));
alter table "surcharge" add constraint "surcharge_applies_to_check" check ("applies_to" in ('base', 'base_plus_prev'));

create table "lane" ("id" uuid not null, "service_id" uuid not null, "origin_zone_id" uuid not null, "destination_zone_id" uuid not null, "tier" varchar(20) not null, primary key ("id"));
alter table "lane" add constraint "lane_of_service" unique ("service_id", "origin_zone_id", "destination_zone_id");

create table "zone_member" ("id" uuid not null, "zone_id" uuid not null, "country_code" char(2) not null, "state" varchar(100) null, "city" varchar(100) null, "zip_prefix" varchar(20) null, "zip_from" varchar(20) null, "zip_to" varchar(20) null, primary key ("id"));
create index "zone_member_zone_id_index" on "zone_member" ("zone_id");
alter table "zone_member" add constraint "zone_member_zip_range" check (num_nulls(zip_from, zip_to) in (0, 2) and (zip_prefix is null or zip_from is null));

alter table "carrier_service" add constraint "carrier_service_carrier_id_foreign" foreign key ("carrier_id") references "carrier" ("id");

alter table "journal_entry" add constraint "journal_entry_reverses_entry_id_foreign" foreign key ("reverses_entry_id") references "journal_entry" ("id") on delete restrict;

alter table "posting" add constraint "posting_entry_id_foreign" foreign key ("entry_id") references "journal_entry" ("id");
alter table "posting" add constraint "posting_reverses_posting_id_foreign" foreign key ("reverses_posting_id") references "posting" ("id") on delete restrict;

alter table "price_plan_service" add constraint "price_plan_service_plan_id_foreign" foreign key ("plan_id") references "price_plan" ("id") on delete cascade;
alter table "price_plan_service" add constraint "price_plan_service_service_id_foreign" foreign key ("service_id") references "carrier_service" ("id") on delete cascade;

alter table "rate_card" add constraint "rate_card_service_id_foreign" foreign key ("service_id") references "carrier_service" ("id");

alter table "seller_plan" add constraint "seller_plan_plan_id_foreign" foreign key ("plan_id") references "price_plan" ("id");

alter table "weight_break" add constraint "weight_break_card_id_foreign" foreign key ("card_id") references "rate_card" ("id") on delete cascade;

alter table "surcharge" add constraint "surcharge_card_id_foreign" foreign key ("card_id") references "rate_card" ("id") on delete cascade;
alter table "surcharge" add constraint "surcharge_zone_id_foreign" foreign key ("zone_id") references "zone" ("id") on delete no action;

alter table "lane" add constraint "lane_service_id_foreign" foreign key ("service_id") references "carrier_service" ("id") on delete cascade;
alter table "lane" add constraint "lane_origin_zone_id_foreign" foreign key ("origin_zone_id") references "zone" ("id");
alter table "lane" add constraint "lane_destination_zone_id_foreign" foreign key ("destination_zone_id") references "zone" ("id");

alter table "zone_member" add constraint "zone_member_zone_id_foreign" foreign key ("zone_id") references "zone" ("id") on delete cascade;
`;
