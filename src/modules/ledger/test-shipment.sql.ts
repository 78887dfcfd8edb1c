/**
 * Refuses postings that name a shipment of a test shop, created after the tables of shipments. The name of the constraint is the code of
 * the refusal. A mirror may name one, so that an entry of before can be reversed.
 */
export const testShipmentSql: readonly string[] = [
  `create function ledger_refuse_test_shipment() returns trigger language plpgsql set search_path from current as $$
   begin
     if exists (select from shipment s where s.id = new.shipment_id and s.test) then
       raise exception 'The shipment % is a test, and no money is booked for it.', new.shipment_id
         using errcode = 'check_violation', constraint = 'test_shipment';
     end if;
     return new;
   end $$`,
  `create trigger posting_of_no_test before insert on posting
     for each row when (new.shipment_id is not null and new.reverses_posting_id is null) execute function ledger_refuse_test_shipment()`,
];
