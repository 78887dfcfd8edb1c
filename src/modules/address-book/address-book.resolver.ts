import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { phoneE164 } from '../addresses/index.js';
import { deleteSavedAddress, deleteSavedParcel } from './delete-entry.js';
import { listSavedAddresses, savedAddressLoader, listSavedParcels, savedParcelLoader } from './list-entries.js';
import { justWritten } from './book-entry.js';
import { saveAddress, saveParcel } from './save-entry.js';
import { defaultOrigin } from './default-origin.js';
import { suggestRecipients } from './suggest-recipients.js';
import {
  DefaultOriginType,
  RecipientSuggestionsArgs,
  RecipientSuggestionType,
  SavedAddressConnection,
  SavedAddressesArgs,
  SavedAddressInput,
  SavedAddressType,
  SavedParcelConnection,
  SavedParcelInput,
  SavedParcelsArgs,
  SavedParcelType,
} from './address-book.types.js';

const SELLER_ID = { nullable: true, description: 'UUID of the seller. Sellers may omit it; the operator must name one.' };
const ENTRY_ID = { nullable: true, description: 'UUID of the entry to change; a new one when absent.' };

@Resolver()
export class AddressBookResolver {
  @Query(() => SavedAddressConnection, { description: 'The address book of a seller, by name.' })
  async savedAddresses(@Args(() => SavedAddressesArgs) args: SavedAddressesArgs, @Ctx() context: Context) {
    return new SavedAddressConnection(await listSavedAddresses(context, args));
  }

  @Query(() => [RecipientSuggestionType], {
    description:
      'Recipients of a seller that fit what is typed: of the address book first, then of its latest 5,000 orders. For forms that fill in the rest. Requires order:read too.',
  })
  recipientSuggestions(
    @Args(() => RecipientSuggestionsArgs) args: RecipientSuggestionsArgs,
    @Ctx() context: Context,
  ): Promise<RecipientSuggestionType[]> {
    return suggestRecipients(context, args);
  }

  @Query(() => DefaultOriginType, {
    nullable: true,
    description:
      'The address that new shipments of a seller start at: the default of its address book, else the first location of its shops, else the oldest saved origin, else the address of the business.',
  })
  defaultOrigin(
    @Arg('sellerId', () => String, SELLER_ID) sellerId: string | null,
    @Ctx() context: Context,
  ): Promise<DefaultOriginType | null> {
    return defaultOrigin(context, sellerId);
  }

  @Query(() => SavedParcelConnection, { description: 'The parcels that a seller keeps, by name.' })
  async savedParcels(@Args(() => SavedParcelsArgs) args: SavedParcelsArgs, @Ctx() context: Context) {
    return new SavedParcelConnection(await listSavedParcels(context, args));
  }

  @Mutation(() => SavedAddressType, {
    description:
      'Adds an address to the book of a seller, or changes one: all of its fields. At most 2,000 a seller. NOT_FOUND, ADDRESS_BOOK_FULL.',
  })
  async saveAddress(
    @Arg('sellerId', () => String, SELLER_ID) sellerId: string | null,
    @Arg('id', () => String, ENTRY_ID) id: string | null,
    @Arg('entry', () => SavedAddressInput, { description: 'The address.' }) entry: SavedAddressInput,
    @Arg('replace', () => Boolean, {
      defaultValue: false,
      description: 'For a new entry whose name is taken: true replaces that entry, false is refused.',
    })
    replace: boolean,
    @Ctx() context: Context,
  ): Promise<SavedAddressType> {
    return justWritten(
      context,
      savedAddressLoader,
      await context.transact((tx) => saveAddress(tx, context.actor, { sellerId, id, replace, entry })),
    );
  }

  @Mutation(() => SavedParcelType, {
    description: 'Keeps a parcel for a seller, or changes one: all of its fields. At most 100 a seller. NOT_FOUND, ADDRESS_BOOK_FULL.',
  })
  async saveParcel(
    @Arg('sellerId', () => String, SELLER_ID) sellerId: string | null,
    @Arg('id', () => String, ENTRY_ID) id: string | null,
    @Arg('parcel', () => SavedParcelInput, { description: 'The parcel.' }) parcel: SavedParcelInput,
    @Ctx() context: Context,
  ): Promise<SavedParcelType> {
    return justWritten(context, savedParcelLoader, await context.transact((tx) => saveParcel(tx, context.actor, { sellerId, id, parcel })));
  }

  @Mutation(() => Boolean, { description: 'Deletes an address from a book, with everything that it says of a person. NOT_FOUND.' })
  deleteSavedAddress(
    @Arg('id', () => String, { description: 'UUID of the entry.' }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return context.transact((tx) => deleteSavedAddress(tx, context.actor, id));
  }

  @Mutation(() => Boolean, { description: 'Deletes a saved parcel. NOT_FOUND.' })
  deleteSavedParcel(
    @Arg('id', () => String, { description: 'UUID of the parcel.' }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return context.transact((tx) => deleteSavedParcel(tx, context.actor, id));
  }
}

@Resolver(() => SavedAddressType)
export class SavedAddressResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The phone number to call, such as +971501234567; null if it cannot be dialled.',
  })
  phoneE164(@Root() { phone, address }: SavedAddressType): string | null {
    return phoneE164(phone, address.countryCode);
  }
}
