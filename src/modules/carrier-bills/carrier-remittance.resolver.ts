import { Args, Ctx, FieldResolver, Mutation, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { money } from '../../kernel/money.js';
import type { FileServices } from '../../platform/files/file-reader.js';
import type { Context } from '../../platform/work/context.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import type { CarrierServices } from '../carriers/index.js';
import type { LedgerServices } from '../ledger/index.js';
import { shipmentLoader, ShipmentType } from '../shipments/index.js';
import { remittanceOutcome } from './carrier-bills.enums.js';
import { CarrierRemittanceImportType, CarrierRemittanceLineType, ImportCarrierRemittanceArgs } from './carrier-remittance.types.js';
import { importRemittanceFile, type ImportedRemittance, type RemittanceLine } from './import-carrier-remittance.js';
import { byCurrency } from './read-carrier-invoices.js';

@Resolver(() => CarrierRemittanceLineType)
export class CarrierRemittanceResolver {
  @Mutation(() => CarrierRemittanceImportType, {
    description:
      'Books the cash that a carrier has paid, parcel by parcel. Lines that were booked before change nothing, others are tried again; a wrong line is reported by line and column, and then nothing is imported. CARRIER_ACCOUNT_NOT_FOUND, CARRIER_ACCOUNT_OF_SELLER.',
  })
  async importCarrierRemittance(
    @Args(() => ImportCarrierRemittanceArgs) { account, csv, columns }: ImportCarrierRemittanceArgs,
    @Ctx() context: Context<CarrierServices & LedgerServices & FileServices>,
  ): Promise<CarrierRemittanceImportType> {
    return importOut(await importRemittanceFile(context, { account, csv, headers: columns ?? {} }));
  }

  @FieldResolver(() => MoneyType, { description: 'What the carrier paid, according to its list.' })
  amount(@Root() { amountMinor, currency }: RemittanceLine): MoneyType {
    return money(amountMinor, currency);
  }

  @FieldResolver(() => MoneyType, { description: 'What of it was booked: at most what the carrier owed for the parcel.' })
  booked(@Root() { bookedMinor, currency }: RemittanceLine): MoneyType {
    return money(bookedMinor, currency);
  }

  @FieldResolver(() => ShipmentType, { nullable: true, description: 'The parcel; null if it is UNKNOWN.' })
  shipment(@Root() { shipmentId }: RemittanceLine, @Ctx() context: Context) {
    return shipmentId === null ? null : context.load(shipmentLoader, shipmentId);
  }
}

function importOut({ lines }: ImportedRemittance): CarrierRemittanceImportType {
  const counts = remittanceOutcome.values.map((outcome) => ({ outcome, lines: lines.filter((line) => line.outcome === outcome).length }));
  const booked = lines.filter(({ replayed }) => !replayed).map(({ bookedMinor, currency }) => money(bookedMinor, currency));
  return { lines: [...lines], counts: counts.filter((count) => count.lines > 0), booked: byCurrency(booked) };
}
