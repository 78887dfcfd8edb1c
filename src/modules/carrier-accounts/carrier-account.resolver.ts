import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { ManyArg, nullable, TextArg } from '../../platform/graphql/fields.js';
import { plainDecimal } from '../../kernel/decimal.js';
import { money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DecimalScalar } from '../../platform/graphql/scalars.js';
import type { CarrierServices } from '../carriers/index.js';
import { sellerLoader, SellerType, type Seller } from '../sellers/index.js';
import {
  CarrierAccountsArgs,
  CarrierAccountType,
  CarrierCheckType,
  CarrierServiceMappingInput,
  CarrierServiceMappingType,
  ConnectableCarrierType,
  ConnectCarrierInput,
  UpdateCarrierAccountInput,
} from './carrier-account.types.js';
import { checkAccount, connectCarrier, updateAccount } from './save-account.js';
import type { CarrierAccountServices } from './connected-account.js';
import { mapCarrierServices } from './map-services.js';
import { pauseAccount, resumeAccount } from './pause-account.js';
import {
  accountById,
  listAccounts,
  mappedServicesLoader,
  type CarrierAccountRecord,
  type MappedServiceRecord,
  connectableCarriers,
} from './read-accounts.js';

const ID = { description: 'UUID of the account.' };

type Needs = Context<CarrierAccountServices & CarrierServices>;

/** Commits a change of an account and waits until this process uses it, with its services. Other processes are notified. */
export async function changeAccount(
  context: Needs,
  work: (tx: Tx<CarrierAccountServices>) => Promise<string>,
): Promise<CarrierAccountRecord> {
  const id = await context.transact(work);
  await Promise.all([context.services.carriers.refresh(), context.services.rateBook.refresh()]);
  return accountById(context.sql, context.actor, id);
}

@Resolver(() => CarrierAccountType)
export class CarrierAccountResolver {
  @Query(() => [CarrierAccountType], { description: "Accounts at carriers: the caller's own; for the operator's staff, all." })
  carrierAccounts(@Args(() => CarrierAccountsArgs) { sellerId }: CarrierAccountsArgs, @Ctx() context: Context) {
    return listAccounts(context, sellerId ?? null);
  }

  @Query(() => CarrierAccountType, { description: 'An account at a carrier. CARRIER_ACCOUNT_NOT_FOUND.' })
  carrierAccount(@Arg('id', () => String, ID) id: string, @Ctx() { actor, sql }: Context): Promise<CarrierAccountRecord> {
    return accountById(sql, actor, id);
  }

  @Query(() => [ConnectableCarrierType], { description: 'Carriers that an account can be connected to, by code.' })
  connectableCarriers(@Ctx() context: Needs): ConnectableCarrierType[] {
    return connectableCarriers(context);
  }

  @Mutation(() => CarrierAccountType, {
    description:
      'Connects an account of a carrier. Its credentials are encrypted and never returned. SELLER_NOT_FOUND, VALIDATION_FAILED, LIMIT_REACHED.',
  })
  connectCarrier(
    @Arg('input', () => ConnectCarrierInput, { description: 'The account.' }) input: ConnectCarrierInput,
    @Ctx() context: Needs,
  ): Promise<CarrierAccountRecord> {
    return changeAccount(context, (tx) => connectCarrier(tx, context.actor, input));
  }

  @Mutation(() => CarrierCheckType, {
    description: 'Makes one harmless call with the account and reports the answer. CARRIER_ACCOUNT_NOT_FOUND.',
  })
  checkCarrierAccount(@Arg('id', () => String, ID) id: string, @Ctx() context: Needs): Promise<CarrierCheckType> {
    return checkAccount(context, id);
  }

  @Mutation(() => CarrierAccountType, {
    description: 'Changes an account. New credentials end a pause that the carrier caused. CARRIER_ACCOUNT_NOT_FOUND, VERSION_CONFLICT.',
  })
  updateCarrierAccount(
    @Arg('id', () => String, ID) id: string,
    @Arg('input', () => UpdateCarrierAccountInput, { description: 'The changes.' }) input: UpdateCarrierAccountInput,
    @Ctx() context: Needs,
  ): Promise<CarrierAccountRecord> {
    return changeAccount(context, (tx) => updateAccount(tx, context.actor, { ...input, id }));
  }

  @Mutation(() => CarrierAccountType, { description: 'Stops new parcels of an account; booked ones go on. CARRIER_ACCOUNT_NOT_FOUND.' })
  pauseCarrierAccount(
    @Arg('id', () => String, ID) id: string,
    @TextArg('reason', 500, 'Why.', nullable) reason: string | null,
    @Ctx() context: Needs,
  ): Promise<CarrierAccountRecord> {
    return changeAccount(context, (tx) => pauseAccount(tx, context.actor, { id, reason: reason ?? null }));
  }

  @Mutation(() => CarrierAccountType, { description: 'Lets a paused account take parcels again. Idempotent. CARRIER_ACCOUNT_NOT_FOUND.' })
  resumeCarrierAccount(@Arg('id', () => String, ID) id: string, @Ctx() context: Needs): Promise<CarrierAccountRecord> {
    return changeAccount(context, (tx) => resumeAccount(tx, context.actor, id));
  }

  @Mutation(() => CarrierAccountType, {
    description:
      "Names the carrier's services here and sets markups. Codes that are new are created for the operator's staff and refused to sellers. Services that are not listed stay as they are. CARRIER_ACCOUNT_NOT_FOUND, VALIDATION_FAILED.",
  })
  mapCarrierServices(
    @Arg('account', () => String, ID) account: string,
    @ManyArg('services', () => CarrierServiceMappingInput, [1, 200], 'The services.') services: CarrierServiceMappingInput[],
    @Ctx() context: Needs,
  ): Promise<CarrierAccountRecord> {
    return changeAccount(context, (tx) => mapCarrierServices(tx, context.actor, { account, services }));
  }

  @FieldResolver(() => String, { description: 'Code of the carrier, such as EASYPOST.' })
  carrier(@Root() { carrierCode }: CarrierAccountRecord): string {
    return carrierCode;
  }

  @FieldResolver(() => SellerType, {
    nullable: true,
    description: "The owner, with permission to read sellers; null for the operator's own accounts.",
  })
  seller(@Root() { sellerId }: CarrierAccountRecord, @Ctx() context: Context): Promise<Seller | null> | null {
    return sellerId === null ? null : context.load(sellerLoader, sellerId);
  }

  @FieldResolver(() => String, { description: 'Name of the carrier.' })
  carrierName(@Root() { carrierCode }: CarrierAccountRecord, @Ctx() { services }: Needs): string {
    return services.carriers.adapters.get(carrierCode)?.name ?? carrierCode;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where the carrier posts its tracking events; null if it only answers when asked.',
  })
  webhookUrl(@Root() { id, carrierCode }: CarrierAccountRecord, @Ctx() { services }: Needs): string | null {
    const adapter = services.carriers.adapters.get(carrierCode);
    return adapter?.capabilities.webhooks ? `${services.publicUrl()}/api/carriers/${id}/events` : null;
  }

  @FieldResolver(() => [CarrierServiceMappingType], { description: 'Services of the carrier that are known here, by its own codes.' })
  async services(@Root() { id }: CarrierAccountRecord, @Ctx() context: Context): Promise<readonly MappedServiceRecord[]> {
    return (await context.load(mappedServicesLoader, id)) ?? [];
  }
}

@Resolver(() => CarrierServiceMappingType)
export class CarrierServiceMappingResolver {
  @FieldResolver(() => DecimalScalar, { description: "Markup in percent of the carrier's price." })
  markupPercent(@Root() { markupBasisPoints }: MappedServiceRecord): string {
    return plainDecimal(BigInt(markupBasisPoints), 2);
  }

  @FieldResolver(() => MoneyType, { description: 'Markup per parcel, added to the percentage.' })
  markupFixed(@Root() { markupFixedMinor, markupCurrency }: MappedServiceRecord): MoneyType {
    return money(markupFixedMinor, markupCurrency);
  }

  @FieldResolver(() => MoneyType, { description: 'Least markup per parcel.' })
  markupMinimum(@Root() { markupMinimumMinor, markupCurrency }: MappedServiceRecord): MoneyType {
    return money(markupMinimumMinor, markupCurrency);
  }
}
