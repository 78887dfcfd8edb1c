import { Arg, Args, Ctx, Mutation, Query, Resolver } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { changeRateBook, type CarrierServices } from '../carriers/index.js';
import { PlaceAliasType, SavePlaceAliasArgs, UnknownPlaceType } from './place-alias.types.js';
import { listPlaceAliases, listUnknownPlaces, listZonePlaces } from './read-places.js';
import { deletePlaceAlias, savePlaceAlias } from './save-place-alias.js';
import type { RatingServices } from './services.js';

@Resolver(() => PlaceAliasType)
export class PlaceResolver {
  @Query(() => [PlaceAliasType], {
    description: "The operator's own names of the cities of a country. The usual names in the Gulf are built in.",
  })
  placeAliases(
    @Arg('countryCode', () => String, { description: 'ISO 3166-1 alpha-2 code.' }) countryCode: string,
    @Ctx() context: Context,
  ): Promise<PlaceAliasType[]> {
    return listPlaceAliases(context, countryCode);
  }

  @Query(() => [UnknownPlaceType], { description: 'The places of orders that no zone has, most orders first; at most 200.' })
  unknownPlaces(@Ctx() context: Context<RatingServices>): Promise<UnknownPlaceType[]> {
    return listUnknownPlaces(context);
  }

  @Query(() => [String], { description: 'The cities and states that zones of a country name, by name; at most 1,000.' })
  zonePlaces(
    @Arg('countryCode', () => String, { description: 'ISO 3166-1 alpha-2 code.' }) countryCode: string,
    @Ctx() context: Context<RatingServices>,
  ): readonly string[] {
    return listZonePlaces(context, countryCode);
  }

  @Mutation(() => PlaceAliasType, {
    description:
      'Saves another name of a city; from then on zones find the city by it. With the city itself as alias, the place is left as it is. LIMIT_REACHED.',
  })
  savePlaceAlias(
    @Args(() => SavePlaceAliasArgs) given: SavePlaceAliasArgs,
    @Ctx() context: Context<CarrierServices>,
  ): Promise<PlaceAliasType> {
    return changeRateBook(context, (tx) => savePlaceAlias(tx, given));
  }

  @Mutation(() => Boolean, { description: 'Deletes another name of a city. NOT_FOUND.' })
  deletePlaceAlias(
    @Arg('id', () => String, { description: 'UUID of the alias.' }) id: string,
    @Ctx() context: Context<CarrierServices>,
  ): Promise<boolean> {
    return changeRateBook(context, (tx) => deletePlaceAlias(tx, id));
  }
}
