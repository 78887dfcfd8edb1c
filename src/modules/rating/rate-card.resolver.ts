import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { FileServices } from '../../platform/files/file-reader.js';
import type { Context } from '../../platform/work/context.js';
import { CarrierServiceType, changeRateBook, serviceById, type CarrierServices } from '../carriers/index.js';
import { deleteRateCard } from './delete-rate-card.js';
import { draftRateCard, updateRateCardDraft, publishRateCard } from './change-rate-card.js';
import { importRateCardCsv } from './import-rate-card-csv.js';
import { csvOfCard, listRateCards, rateCardById, surchargesOfCard, tiersOfCard, type RateCardRecord } from './read-rate-cards.js';
import { retireRateCard } from './retire-rate-card.js';
import {
  DraftRateCardInput,
  ImportRateCardCsvArgs,
  RateCardConnection,
  RateCardsArgs,
  RateCardType,
  UpdateRateCardDraftInput,
  RateTierType,
  SurchargeType,
} from './rate-card.types.js';

const ID = { description: 'UUID of the card.' };

@Resolver(() => RateCardType)
export class RateCardResolver {
  @Query(() => RateCardConnection, { description: 'Rate cards of one or all services, including drafts, newest first.' })
  async rateCards(@Args(() => RateCardsArgs) args: RateCardsArgs, @Ctx() context: Context) {
    return new RateCardConnection(await listRateCards(context, args));
  }

  @Query(() => RateCardType, { description: 'Returns one rate card. NOT_FOUND.' })
  rateCard(@Arg('id', () => String, ID) id: string, @Ctx() context: Context): Promise<RateCardType> {
    return rateCardById(context, id);
  }

  @FieldResolver(() => CarrierServiceType, { description: 'The service it prices.' })
  service(@Root() card: RateCardRecord, @Ctx() context: Context): Promise<CarrierServiceType> {
    return serviceById(context, card.serviceId);
  }

  @FieldResolver(() => [RateTierType], { description: 'Prices by tier.' })
  tiers(@Root() card: RateCardRecord, @Ctx() context: Context): Promise<RateTierType[]> {
    return tiersOfCard(context, card);
  }

  @FieldResolver(() => String, {
    description: 'Prices as a CSV price list, in the format of importRateCardCsv. Does not include currency and surcharges.',
  })
  csv(@Root() card: RateCardRecord, @Ctx() context: Context): Promise<string> {
    return csvOfCard(context, card);
  }

  @FieldResolver(() => [SurchargeType], { description: 'Surcharges in order of application.' })
  surcharges(@Root() card: RateCardRecord, @Ctx() context: Context): Promise<SurchargeType[]> {
    return surchargesOfCard(context, card);
  }

  @Mutation(() => RateCardType, {
    description: "Drafts the next version of a service's prices. It prices nothing until published. LIMIT_REACHED.",
  })
  draftRateCard(
    @Arg('input', () => DraftRateCardInput, { description: 'The prices.' }) input: DraftRateCardInput,
    @Ctx() context: Context,
  ): Promise<RateCardType> {
    return context.transact((tx) => draftRateCard(tx, input));
  }

  @Mutation(() => RateCardType, {
    description: "Drafts the next version of a service's prices from a CSV price list. Reports every wrong line. LIMIT_REACHED.",
  })
  importRateCardCsv(
    @Args(() => ImportRateCardCsvArgs) given: ImportRateCardCsvArgs,
    @Ctx() context: Context<FileServices>,
  ): Promise<RateCardType> {
    return importRateCardCsv(context, given);
  }

  @Mutation(() => RateCardType, {
    description:
      'Updates a draft. NOT_FOUND, RATE_CARD_PUBLISHED for cards that are no drafts, VERSION_CONFLICT, ' + 'NO_FIELDS_TO_UPDATE.',
  })
  updateRateCardDraft(
    @Arg('id', () => String, ID) id: string,
    @Arg('input', () => UpdateRateCardDraftInput, { description: 'What changes.' }) changes: UpdateRateCardDraftInput,
    @Ctx() context: Context,
  ): Promise<RateCardType> {
    return context.transact((tx) => updateRateCardDraft(tx, { id, ...changes }));
  }

  @Mutation(() => RateCardType, {
    description: 'Publishes a complete draft, in effect from its first day; it becomes immutable. Earlier cards stay published.',
  })
  publishRateCard(
    @Arg('id', () => String, ID) id: string,
    @Arg('expectedRevision', () => Int, {
      nullable: true,
      description: 'The revision you reviewed; VERSION_CONFLICT if the draft was changed since.',
    })
    expectedRevision: number | null,
    @Ctx() context: Context<CarrierServices>,
  ): Promise<RateCardType> {
    return changeRateBook(context, (tx) => publishRateCard(tx, { id, expectedRevision }));
  }

  @Mutation(() => RateCardType, { description: 'Retires a published card. Shipments priced by it keep their price.' })
  retireRateCard(@Arg('id', () => String, ID) id: string, @Ctx() context: Context<CarrierServices>): Promise<RateCardType> {
    return changeRateBook(context, (tx) => retireRateCard(tx, id));
  }

  @Mutation(() => Boolean, { description: 'Deletes a draft. RATE_CARD_PUBLISHED for cards that are no drafts.' })
  deleteRateCard(@Arg('id', () => String, ID) id: string, @Ctx() context: Context): Promise<boolean> {
    return context.transact((tx) => deleteRateCard(tx, id));
  }
}
