import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { CodStageEnum, type CodStage } from '../shipments/index.js';
import type { CollectionMethod, ConfirmedMethod } from './collection-method.js';

export enum CodPaymentMethodEnum {
  CASH = 'cash',
  POS = 'pos',
  CARD = 'card',
  BANK_TRANSFER = 'bank_transfer',
}
registerEnumType(CodPaymentMethodEnum, {
  name: 'CodPaymentMethod',
  description: 'How a collection was taken.',
  valuesConfig: {
    CASH: { description: 'Notes and coins.' },
    POS: { description: 'A card at the terminal of the driver.' },
    CARD: { description: 'A card without a terminal.' },
    BANK_TRANSFER: { description: 'A transfer to the bank.' },
  },
});

export enum CodInvoiceMethodEnum {
  CASH = 'cash',
  POS = 'pos',
  CARD = 'card',
  BANK_TRANSFER = 'bank_transfer',
  PAYMENT_LINK = 'payment_link',
}
registerEnumType(CodInvoiceMethodEnum, {
  name: 'CodInvoiceMethod',
  description: 'How an invoice is to be paid, or was.',
  valuesConfig: {
    CASH: { description: 'Notes and coins.' },
    POS: { description: 'A card at the terminal of the driver.' },
    CARD: { description: 'A card without a terminal.' },
    BANK_TRANSFER: { description: 'A transfer to the bank.' },
    PAYMENT_LINK: { description: 'The payment link; also what an unpaid invoice says.' },
  },
});

export enum CodInvoiceStatusEnum {
  UNPAID = 'unpaid',
  PAID = 'paid',
  VOID = 'void',
  EXPIRED = 'expired',
}
registerEnumType(CodInvoiceStatusEnum, {
  name: 'CodInvoiceStatus',
  description: 'Whether an invoice still asks for money.',
  valuesConfig: {
    UNPAID: { description: 'It waits for its payment.' },
    PAID: { description: 'It was paid, at the door or by the link.' },
    VOID: { description: 'It was taken back: another amount, a cancellation, a return or a reversal.' },
    EXPIRED: { description: 'It was not paid in time.' },
  },
});

@ObjectType('CodInvoice', { simpleResolvers: true, description: 'What the shopper is asked to pay for a parcel.' })
export class CodInvoiceType {
  @Field(() => ID, { description: 'UUID of the invoice.' })
  id!: string;

  @Field(() => Int, { description: 'Rising number, for people.' })
  refId!: number;

  @Field(() => String, { description: 'The page on which it can be paid.' })
  paymentUrl!: string;

  @Field(() => CodInvoiceMethodEnum, { description: 'How it was paid; the payment link until then.' })
  paymentMethod!: CollectionMethod;

  @Field(() => MoneyType, { description: 'What is to be paid.' })
  amount!: MoneyType;

  @Field(() => Float, { description: 'Fee of the seller for the collection, in percent.' })
  handlingFeePercent!: number;

  @Field(() => MoneyType, { description: 'That fee as an amount.' })
  handlingFee!: MoneyType;

  @Field(() => String, { description: 'Who receives the parcel.' })
  customerName!: string;

  @Field(() => String, { nullable: true, description: 'Phone number of the receiver.' })
  customerPhone!: string | null;

  @Field(() => CodInvoiceStatusEnum, { description: 'Whether it still asks for money.' })
  status!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was paid.' })
  paidAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was issued.' })
  createdAt!: Date;
}

@ObjectType('IssuedCodInvoice', { simpleResolvers: true, description: 'The invoice of a shipment, new or known.' })
export class IssuedCodInvoiceType {
  @Field(() => CodInvoiceType, { description: 'The invoice.' })
  invoice!: CodInvoiceType;

  @Field(() => Boolean, { description: 'True when there was one before.' })
  existing!: boolean;
}

@InputType({ description: 'A collection at the door.' })
export class ConfirmCodInput {
  @Field(() => String, { description: 'Any id of the shipment.' })
  id!: string;

  @Field(() => CodPaymentMethodEnum, { description: 'How it was taken.' })
  paymentMethod!: ConfirmedMethod;

  @Field(() => DecimalScalar, { nullable: true, description: 'What was taken; all that was to be collected when absent.' })
  amountCollected?: string | number | null;

  @Field(() => String, { nullable: true, description: 'Currency; it must be the one of the order.' })
  currency?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was taken; now when absent.' })
  collectedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'UUID of the member of staff who took it.' })
  collectedById?: string | null;

  @Field(() => String, { nullable: true, description: 'Slip number of the terminal; needed for POS. At most 100 characters.' })
  posReference?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True when less than expected was taken on purpose; the notes say why.' })
  acceptPartial?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Notes. At most 500 characters.' })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address of the person who confirms, for the audit.' })
  operatorEmail?: string | null;
}

@ObjectType('CodConfirmation', { simpleResolvers: true, description: 'What a confirmed collection did to the books.' })
export class CodConfirmationType {
  @Field(() => String, { description: 'Reference of the shipment.' })
  shipmentReference!: string;

  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentId!: string;

  @Field(() => ID, { description: 'UUID of the invoice that it paid.' })
  invoiceId!: string;

  @Field(() => MoneyType, { description: 'What was collected.' })
  amountCollected!: MoneyType;

  @Field(() => Float, { description: 'Fee in percent.' })
  handlingFeePercent!: number;

  @Field(() => MoneyType, { description: 'Fee as an amount.' })
  handlingFee!: MoneyType;

  @Field(() => MoneyType, { description: 'What the wallet of the seller gained.' })
  netCredited!: MoneyType;

  @Field(() => CodStageEnum, { description: 'Who has the money.' })
  stage!: CodStage;

  @Field(() => [String], { description: "The transactions on the seller's wallet: the credit and, unless it is 0, the fee." })
  transactions!: string[];

  @Field(() => MoneyType, { description: 'The wallet after both.' })
  walletBalance!: MoneyType;

  @Field(() => Boolean, { description: 'True when the same was confirmed before.' })
  replayed!: boolean;
}

@InputType({ description: 'A step of collected money from hand to hand.' })
export class AdvanceCodHandoverInput {
  @Field(() => String, { description: 'Any id of the shipment.' })
  id!: string;

  @Field(() => CodStageEnum, { nullable: true, description: 'Must be the next stage; that one when absent.' })
  toStage?: CodStage | null;

  @Field(() => String, { nullable: true, description: 'UUID of the member of staff who gives it; the last one who had it when absent.' })
  handedOverById?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'UUID of the member of staff who takes it; needed for cash that stays in the house.',
  })
  receivedById?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'What arrived; all of it when absent. The rest is a shortage.' })
  amount?: string | number | null;

  @Field(() => String, { nullable: true, description: 'Why something is missing; needed with a shortage. At most 500 characters.' })
  shortageNote?: string | null;

  @Field(() => String, { nullable: true, description: 'Slip of the bank; needed for a deposit. At most 100 characters.' })
  depositReference?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was deposited; now when absent.' })
  depositedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Notes. At most 500 characters.' })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address of the person who reports it, for the audit.' })
  operatorEmail?: string | null;
}

@ObjectType('CodCustodyStep', { simpleResolvers: true, description: 'One hand that collected money came to.' })
export class CodCustodyStepType {
  @Field(() => CodStageEnum, { description: 'The stage.' })
  stage!: CodStage;

  @Field(() => DateTimeScalar, { description: 'Since when.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'UUID of the member of staff who took it; for the operator alone.' })
  byId!: string | null;

  @Field(() => String, { nullable: true, description: 'Slip or id that proves it; for the operator alone.' })
  reference!: string | null;
}

@ObjectType('CodHandover', { simpleResolvers: true, description: 'A step that collected money has taken.' })
export class CodHandoverType {
  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentId!: string;

  @Field(() => String, { description: 'Reference of the shipment.' })
  shipmentReference!: string;

  @Field(() => CodStageEnum, { description: 'The stage before.' })
  previousStage!: CodStage;

  @Field(() => CodStageEnum, { description: 'The stage after.' })
  stage!: CodStage;

  @Field(() => MoneyType, { description: 'What arrived.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'What was missing.' })
  shortage!: MoneyType;

  @Field(() => [CodCustodyStepType], { description: 'Every hand so far, the first one first.' })
  history!: CodCustodyStepType[];
}

@ObjectType('ShipmentCod', { simpleResolvers: true, description: 'Cash on delivery of one parcel.' })
export class ShipmentCodType {
  @Field(() => CodStageEnum, { nullable: true, description: 'Who has the money; null until it is collected.' })
  stage!: CodStage | null;

  @Field(() => MoneyType, { description: 'What is to be collected.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: 'What was collected.' })
  collected!: MoneyType | null;

  @Field(() => MoneyType, { nullable: true, description: 'The fee that was taken for it.' })
  handlingFee!: MoneyType | null;

  @Field(() => CodInvoiceMethodEnum, { nullable: true, description: 'How it was paid.' })
  paymentMethod!: CollectionMethod | null;

  @Field(() => [CodCustodyStepType], { description: 'Every hand so far, the first one first.' })
  history!: CodCustodyStepType[];
}

@ObjectType('CodHolder', { simpleResolvers: true, description: 'A member of staff who has collected money.' })
export class CodHolderType {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;
}

@ObjectType('CodCustodySum', { simpleResolvers: true, description: 'Collected money that one holder has in one currency.' })
export class CodCustodySumType {
  @Field(() => CodStageEnum, { description: 'The stage.' })
  stage!: CodStage;

  @Field(() => Boolean, { description: 'True for cash; false for money that a bank or provider still owes.' })
  cash!: boolean;

  @Field(() => CodHolderType, { nullable: true, description: 'Who has it; null when nobody was named.' })
  holder!: CodHolderType | null;

  @Field(() => MoneyType, { description: 'How much.' })
  amount!: MoneyType;

  @Field(() => Int, { description: 'Of how many parcels.' })
  shipments!: number;
}
