import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver } from '../../platform/graphql/resolvers.js';
import { ManyArg } from '../../platform/graphql/fields.js';
import type { Context } from '../../platform/work/context.js';
import { MeType } from '../staff/index.js';
import { dismissedHints, dismissHint } from './dismissed-hints.js';
import { ListArgs, ListColumnsArgs, ListPreferencesType, ListViewInput, SaveListViewArgs } from './list-preferences.types.js';
import { readPreferences } from './read-preferences.js';
import { chooseColumns, deleteView, orderViews, saveView } from './write-preferences.js';

const VIEW_ID = { description: 'UUID of the view.' };

@Resolver(() => MeType)
export class PreferencesResolver {
  @FieldResolver(() => ListPreferencesType, {
    description: 'How the calling user wants to see a list of the console, or of another client: its columns, and the views kept of it.',
  })
  listPreferences(@Args(() => ListArgs) { list }: ListArgs, @Ctx() context: Context): Promise<ListPreferencesType> {
    return readPreferences(context, list);
  }

  @FieldResolver(() => [String], { description: 'Hints of a client that the calling user does not want to see again.' })
  dismissedHints(@Ctx() context: Context): Promise<string[]> {
    return dismissedHints(context);
  }

  @Mutation(() => [String], {
    description:
      'Hides a hint from the calling user for good. Returns all that are hidden. FORBIDDEN for shops and ERP tokens. LIMIT_REACHED.',
  })
  dismissHint(
    @Arg('hint', () => String, { description: 'Name of the hint: small letters, digits and hyphens, at most 40 characters.' }) hint: string,
    @Ctx() context: Context,
  ): Promise<string[]> {
    return context.transact((tx) => dismissHint(tx, context.actor, hint));
  }

  @Mutation(() => ListPreferencesType, {
    description:
      'Keeps a view of a list for the calling user, or changes one: its name and query. At most 50 a list, and 50 lists. FORBIDDEN for shops and ERP tokens. NOT_FOUND, LIMIT_REACHED.',
  })
  saveListView(
    @Args(() => SaveListViewArgs) { list, id }: SaveListViewArgs,
    @Arg('view', () => ListViewInput, { description: 'The view.' }) view: ListViewInput,
    @Ctx() context: Context,
  ): Promise<ListPreferencesType> {
    return context.transact((tx) => saveView(tx, context.actor, { list, id, view }));
  }

  @Mutation(() => ListPreferencesType, { description: 'Deletes a view of a list. NOT_FOUND.' })
  deleteListView(
    @Args(() => ListArgs) { list }: ListArgs,
    @Arg('id', () => String, VIEW_ID) id: string,
    @Ctx() context: Context,
  ): Promise<ListPreferencesType> {
    return context.transact((tx) => deleteView(tx, context.actor, { list, id }));
  }

  @Mutation(() => ListPreferencesType, {
    description: 'Puts the views of a list in this order. Views that are not named follow in the order that they have. NOT_FOUND.',
  })
  orderListViews(
    @Args(() => ListArgs) { list }: ListArgs,
    @ManyArg('ids', () => String, [1, 50], 'UUIDs of the views.') ids: string[],
    @Ctx() context: Context,
  ): Promise<ListPreferencesType> {
    return context.transact((tx) => orderViews(tx, context.actor, { list, ids }));
  }

  @Mutation(() => ListPreferencesType, {
    description: 'Chooses the columns of a list and their order for the calling user; null returns to the usual ones. LIMIT_REACHED.',
  })
  chooseListColumns(
    @Args(() => ListColumnsArgs) { list, columns }: ListColumnsArgs,
    @Ctx() context: Context,
  ): Promise<ListPreferencesType> {
    return context.transact((tx) => chooseColumns(tx, context.actor, { list, columns }));
  }
}
