/** Constraint name that the database reports on a change of a published card; answered as RATE_CARD_PUBLISHED. */
export const PUBLISHED_CARD_CONSTRAINT = 'rate_card_published';

/** Tables that make up a rate book. Plan assignments of sellers are not part of it. */
export const rateBookTables = [
  'carrier',
  'carrier_service',
  'zone',
  'zone_member',
  'lane',
  'rate_card',
  'weight_break',
  'surcharge',
  'price_plan',
  'price_plan_service',
  'display_rule',
  'fx_rate',
] as const;

/**
 * A published card can only be retired, and a retired one is immutable, because shipments are repriced by their own card. Names are
 * unqualified, so that the functions work in any schema on the search path.
 */
export const publishedCardsSql = `
create function refuse_published_card_change() returns trigger language plpgsql as $$
begin
  if old.status = 'draft' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and old.status = 'published' and new.status = 'retired'
    and to_jsonb(new) - 'status' = to_jsonb(old) - 'status' then
    return new;
  end if;
  raise exception 'Rate card % is %; its prices cannot change.', old.id, old.status
    using errcode = 'check_violation', constraint = '${PUBLISHED_CARD_CONSTRAINT}';
end $$;

create trigger rate_card_is_immutable before update or delete on rate_card
  for each row execute function refuse_published_card_change();

create function refuse_published_card_part_change() returns trigger language plpgsql as $$
declare
  card_status text;
  touched uuid;
begin
  foreach touched in array array[
    case when tg_op <> 'INSERT' then old.card_id end,
    case when tg_op <> 'DELETE' then new.card_id end
  ] loop
    -- The lock makes a change of a draft wait for its publication, and then fail.
    select status into card_status from rate_card where id = touched for share;
    if card_status <> 'draft' then
      raise exception 'Rate card % is %; its prices cannot change.', touched, card_status
        using errcode = 'check_violation', constraint = '${PUBLISHED_CARD_CONSTRAINT}';
    end if;
  end loop;
  return case tg_op when 'DELETE' then old else new end;
end $$;

create trigger weight_break_is_immutable before insert or update or delete on weight_break
  for each row execute function refuse_published_card_part_change();
create trigger surcharge_is_immutable before insert or update or delete on surcharge
  for each row execute function refuse_published_card_part_change();
`;

/** Every statement that changes the rate book announces it. */
export const rateBookTriggersSql = rateBookTables.map(notifyTrigger).join('');

/** The table is younger than the others. */
export const placeAliasTriggerSql = notifyTrigger('place_alias');

function notifyTrigger(table: string): string {
  return `
create trigger ${table}_notifies_rate_book after insert or update or delete or truncate on ${table}
  for each statement execute function notify_rate_book();`;
}
