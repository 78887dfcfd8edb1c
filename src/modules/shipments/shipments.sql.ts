/** The timeline is append-only, and a source event appears once per shipment. Unqualified names resolve in any schema. */
export const shipmentSql = `
create function refuse_timeline_change() returns trigger language plpgsql as $$
begin
  raise exception 'The timeline is append-only: % is not allowed.', tg_op using errcode = 'restrict_violation';
end $$;

create trigger timeline_entry_is_append_only before update or delete on timeline_entry
  for each row execute function refuse_timeline_change();
create trigger timeline_entry_is_not_truncated before truncate on timeline_entry
  for each statement execute function refuse_timeline_change();

create unique index timeline_entry_source_event on timeline_entry (source, source_event_id, shipment_id)
  where source_event_id is not null;
create unique index shipment_outbound_of_order on shipment (order_id) where type = 'outbound';
`;
