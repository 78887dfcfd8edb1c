import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { BrandingTables } from '../branding/index.js';
import type { LedgerTables } from '../ledger/index.js';
import type { OrderTables } from '../orders/index.js';
import type { ShipmentTables } from '../shipments/index.js';
import type { ShopTables } from '../shops/index.js';
import type { StaffTables } from '../staff/index.js';
import { CodCollectionSchema, CodHandoverSchema, CodNotCollectedSchema } from './cod-collection.entity.js';
import { CodInvoiceSchema } from './cod-invoice.entity.js';

const own = tablesOf({
  codInvoice: CodInvoiceSchema,
  codCollection: CodCollectionSchema,
  codHandover: CodHandoverSchema,
  codNotCollected: CodNotCollectedSchema,
});

export const db = own.reading<BrandingTables & LedgerTables & OrderTables & ShipmentTables & ShopTables & StaffTables>();

export type CodTables = Readable<typeof own>;

/** Invoice numbers start high to avoid confusion with other numbers. Handovers are append-only. */
export const codSql = `
alter sequence cod_invoice_ref_id_seq restart with 100001;

create function refuse_handover_change() returns trigger language plpgsql as $$
begin
  raise exception 'Handovers are append-only: % is not allowed.', tg_op using errcode = 'restrict_violation';
end $$;

create trigger cod_handover_is_append_only before update or delete or truncate on cod_handover
  for each statement execute function refuse_handover_change();
`;
