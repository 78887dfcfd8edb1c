import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Id, Many, nullable, Text } from '../../platform/graphql/fields.js';

/** The most columns that a list shows. */
export const MAX_COLUMNS = 40;

@ObjectType('ListView', { description: 'A view of a list that a user keeps.' })
export class ListViewType {
  @Id('UUID of the view.') id!: string;
  @Text('Name, unique for the list and user, whatever the capitals.') name!: string;
  @Text('Filters, columns and order as in the address of the list, such as status=FAILED&sortBy=UPDATED_AT.') query!: string;
}

@ObjectType('ListPreferences', { description: 'How a user wants to see a list.' })
export class ListPreferencesType {
  @Text('Name of the list.') list!: string;
  @Many(() => String, 'Keys of the columns to show, in their order; null for the usual ones.', nullable) columns!: readonly string[] | null;
  @Many(() => ListViewType, 'Views that the user keeps, in their order.') views!: readonly ListViewType[];
}

@InputType({ description: 'A view to keep.' })
export class ListViewInput {
  @Text(60, 'Name.') name!: string;

  @Text(2_000, 'Filters, columns and order as in the address of the list, without the question mark. Empty for the whole list.', {
    filled: false,
  })
  query!: string;
}

@ArgsType()
export class ListArgs {
  @Text(40, 'Name of the list, such as shipments: small letters, digits and hyphens.') list!: string;
}

@ArgsType()
export class SaveListViewArgs extends ListArgs {
  @Text('UUID of the view to change; a new one when absent.', nullable) id?: string | null;
}

@ArgsType()
export class ListColumnsArgs extends ListArgs {
  @Many(() => String, MAX_COLUMNS, 'Keys of the columns, in their order; null for the usual ones.', nullable) columns?: string[] | null;
}
