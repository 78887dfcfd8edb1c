import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { CarrierServiceType, changeRateBook, serviceById } from '../carriers/index.js';
import { deleteRateCard } from './delete-rate-card.js';
import { draftRateCard } from './draft-rate-card.js';
import { importRateCardCsv } from './import-rate-card-csv.js';
import { publishRateCard } from './publish-rate-card.js';
import { csvOfCard, listRateCards, rateCardById, surchargesOfCard, tiersOfCard, type RateCardRecord } from './read-rate-cards.js';
import { retireRateCard } from './retire-rate-card.js';
import {
  DraftRateCardInput,
  ImportRateCardCsvArgs,
  RateCardConnection,
  RateCardsArgs,
  RateCardType,
  UpdateRateCardDraftInput,
} from './rate-card.types.js';
import { RateTierType } from './rate-tier.types.js';
import { SurchargeType } from './surcharge.types.js';
import { updateRateCardDraft } from './update-rate-card-draft.js';

const ID = { description: 'UUID of the card.' };

@Resolver(() => RateCardType)
export class RateCardResolver {
  @Query(() => RateCardConnection, { description: 'Rate cards of a service or of all, drafts included, newest first.' })
  async rateCards(@Args(() => RateCardsArgs) args: RateCardsArgs, @Ctx() context: Context) {
    return new RateCardConnection(await listRateCards(context, args));
  }

  @Query(() => RateCardType, { description: 'One rate card. NOT_FOUND.' })
  rateCard(@Arg('id', () => String, ID) id: string, @Ctx() context: Context): Promise<RateCardType> {
    return rateCardById(context, id);
  }

  @FieldResolver(() => CarrierServiceType, { description: 'The service that it prices.' })
  service(@Root() card: RateCardRecord, @Ctx() context: Context): Promise<CarrierServiceType> {
    return serviceById(context, card.serviceId);
  }

  @FieldResolver(() => [RateTierType], { description: 'Its prices by tier.' })
  tiers(@Root() card: RateCardRecord, @Ctx() context: Context): Promise<RateTierType[]> {
    return tiersOfCard(context, card);
  }

  @FieldResolver(() => String, {
    description: 'Its prices as a CSV price list, which importRateCardCsv reads as these prices. Currency and surcharges are not in it.',
  })
  csv(@Root() card: RateCardRecord, @Ctx() context: Context): Promise<string> {
    return csvOfCard(context, card);
  }

  @FieldResolver(() => [SurchargeType], { description: 'Its surcharges in their order.' })
  surcharges(@Root() card: RateCardRecord, @Ctx() context: Context): Promise<SurchargeType[]> {
    return surchargesOfCard(context, card);
  }

  @Mutation(() => RateCardType, {
    description: 'Drafts the next version of the prices of a service. Nothing is priced by it until it is published.',
  })
  draftRateCard(
    @Arg('input', () => DraftRateCardInput, { description: 'The prices.' }) input: DraftRateCardInput,
    @Ctx() context: Context,
  ): Promise<RateCardType> {
    return context.transact((tx) => draftRateCard(tx, context.actor, input));
  }

  @Mutation(() => RateCardType, {
    description: 'Drafts the next version of the prices of a service from a CSV price list. Names every line that is wrong.',
  })
  importRateCardCsv(@Args(() => ImportRateCardCsvArgs) given: ImportRateCardCsvArgs, @Ctx() context: Context): Promise<RateCardType> {
    return context.transact((tx) => importRateCardCsv(tx, context.actor, given));
  }

  @Mutation(() => RateCardType, {
    description: 'Changes a draft. NOT_FOUND, RATE_CARD_PUBLISHED for every other card, VERSION_CONFLICT, NO_FIELDS_TO_UPDATE.',
  })
  updateRateCardDraft(
    @Arg('id', () => String, ID) id: string,
    @Arg('input', () => UpdateRateCardDraftInput, { description: 'What changes.' }) changes: UpdateRateCardDraftInput,
    @Ctx() context: Context,
  ): Promise<RateCardType> {
    return context.transact((tx) => updateRateCardDraft(tx, context.actor, { id, ...changes }));
  }

  @Mutation(() => RateCardType, {
    description: 'Puts a complete draft on sale from its first day on; it can no longer change. Cards before it stay published.',
  })
  publishRateCard(
    @Arg('id', () => String, ID) id: string,
    @Arg('expectedRevision', () => Int, {
      nullable: true,
      description: 'The revision that was looked at; VERSION_CONFLICT when somebody has changed the draft since then.',
    })
    expectedRevision: number | null,
    @Ctx() context: Context,
  ): Promise<RateCardType> {
    return changeRateBook(context, (tx) => publishRateCard(tx, context.actor, { id, expectedRevision }));
  }

  @Mutation(() => RateCardType, { description: 'Takes a published card off sale. Shipments that were priced by it still are.' })
  retireRateCard(@Arg('id', () => String, ID) id: string, @Ctx() context: Context): Promise<RateCardType> {
    return changeRateBook(context, (tx) => retireRateCard(tx, context.actor, id));
  }

  @Mutation(() => Boolean, { description: 'Throws a draft away. RATE_CARD_PUBLISHED for every other card.' })
  deleteRateCard(@Arg('id', () => String, ID) id: string, @Ctx() context: Context): Promise<boolean> {
    return context.transact((tx) => deleteRateCard(tx, context.actor, id));
  }
}
