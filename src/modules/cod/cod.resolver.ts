import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { ApprovalRequestType } from '../approvals/index.js';
import { ShipmentType, type Shipment } from '../shipments/index.js';
import { advanceCodHandover, confirmCod, reverseCod } from './cash.js';
import { CodConfirmationType, ConfirmCodInput } from './cod-confirmation.types.js';
import { AdvanceCodHandoverInput, CodCustodySumType, CodHandoverType } from './cod-custody.types.js';
import { CodInvoiceType, IssuedCodInvoiceType } from './cod-invoice.types.js';
import { ShipmentCodType } from './cod.types.js';
import { issueCodInvoice } from './issue-invoice.js';
import { codInvoiceOf, codOfShipment, confirmationOut, handoverOut, invoiceOut, readCustody } from './read-cod.js';

const ANY_ID = { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' };

@Resolver(() => ShipmentType)
export class CodResolver {
  @Query(() => CodInvoiceType, {
    nullable: true,
    description: 'The invoice of a shipment that is unpaid or paid; null while none was issued. SHIPMENT_NOT_FOUND.',
  })
  codInvoice(@Arg('id', () => String, ANY_ID) id: string, @Ctx() context: Context): Promise<CodInvoiceType | null> {
    return codInvoiceOf(context, id);
  }

  @Query(() => [CodCustodySumType], { description: 'Who has how much of what was collected and is not in the bank yet.' })
  codCustody(@Ctx() context: Context): Promise<CodCustodySumType[]> {
    return readCustody(context);
  }

  @Mutation(() => IssuedCodInvoiceType, {
    description: 'The invoice of a shipment with its payment link, made when there is none. NOT_COD, INVALID_STATUS.',
  })
  async issueCodInvoice(@Arg('id', () => String, ANY_ID) id: string, @Ctx() context: Context): Promise<IssuedCodInvoiceType> {
    const { invoice, existing } = await context.transact((tx) => issueCodInvoice(tx, context.actor, id));
    return { invoice: await invoiceOut(context, invoice), existing };
  }

  @Mutation(() => CodConfirmationType, {
    description:
      'Takes in that the money for a parcel was collected: the seller is credited, less the fee. The same told twice changes nothing. NOT_COD, INVALID_STATUS, COD_AMOUNT_MISMATCH, COD_ALREADY_CONFIRMED, CURRENCY_MISMATCH.',
  })
  async confirmCod(
    @Arg('input', () => ConfirmCodInput, { description: 'The collection.' }) input: ConfirmCodInput,
    @Ctx() context: Context,
  ): Promise<CodConfirmationType> {
    return confirmationOut(await context.transact((tx) => confirmCod(tx, context.actor, input)));
  }

  @Mutation(() => CodHandoverType, {
    description:
      'Collected money goes one hand further, to the bank in the end. What is missing is owed by whoever had it. COD_NOT_CONFIRMED, HANDOVER_STAGE_SKIPPED, HANDOVER_COMPLETE, COD_AMOUNT_MISMATCH.',
  })
  async advanceCodHandover(
    @Arg('input', () => AdvanceCodHandoverInput, { description: 'The step.' }) input: AdvanceCodHandoverInput,
    @Ctx() context: Context,
  ): Promise<CodHandoverType> {
    return handoverOut(await context.transact((tx) => advanceCodHandover(tx, context.actor, input)));
  }

  @Mutation(() => ApprovalRequestType, {
    description:
      'Asks for a confirmed collection to be taken back, with everything that was booked for it. It is done when a super administrator approves. COD_NOT_CONFIRMED.',
  })
  reverseCod(
    @Arg('id', () => String, ANY_ID) id: string,
    @Arg('reason', () => String, { description: 'Why; it stands on the statement. At most 500 characters.' }) reason: string,
    @Ctx() context: Context,
  ) {
    return context.transact((tx) => reverseCod(tx, context.actor, { id, reason }));
  }

  @FieldResolver(() => ShipmentCodType, {
    nullable: true,
    description: 'Cash on delivery of the parcel; null when there is nothing to collect.',
  })
  cod(@Root() shipment: Shipment, @Ctx() context: Context): Promise<ShipmentCodType | null> {
    return codOfShipment(context, shipment);
  }
}
