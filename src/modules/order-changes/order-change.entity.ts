import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** The audit of an order: one row per field and change, with the previous value. Immutable. */
export const OrderChangeSchema = defineEntity({
  name: 'OrderChange',
  tableName: 'order_change',
  indexes: [{ name: 'order_change_order', properties: ['orderId', 'createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    /** The order version created by the change. */
    version: p.integer(),
    field: p.string().length(60),
    before: p.json<unknown>().nullable(),
    after: p.json<unknown>().nullable(),
    actorType: p.string().length(20),
    actorId: p.string().length(40).nullable(),
    requestId: p.string().length(128).nullable(),
    createdAt: instant(),
  },
});

/** The audit is immutable, enforced by the database. Unqualified names resolve in any schema. */
export const orderChangeSql = `
create function refuse_order_change_edit() returns trigger language plpgsql as $$
begin
  raise exception 'The audit of orders is append-only: % is not allowed.', tg_op using errcode = 'restrict_violation';
end $$;

create trigger order_change_is_append_only before update or delete on order_change
  for each row execute function refuse_order_change_edit();
create trigger order_change_is_not_truncated before truncate on order_change
  for each statement execute function refuse_order_change_edit();
`;
