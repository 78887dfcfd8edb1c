import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql';

const names = new GraphQLList(new GraphQLNonNull(GraphQLString));

/** As in the cost specification of IBM, which tools know. */
export const listSizeDirective = new GraphQLDirective({
  name: 'listSize',
  description: 'The greatest length of a list. An operation is charged for as many entries before it runs.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    assumedSize: { type: GraphQLInt, description: 'The greatest length.' },
    slicingArguments: { type: names, description: 'The argument that sets the greatest length, by its value or by its own length.' },
    sizedFields: { type: names, description: 'The fields of the answer that have this length.' },
  },
});

export const costDirective = new GraphQLDirective({
  name: 'cost',
  description: 'What a field counts besides its value, if it is a long text.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    weight: { type: new GraphQLNonNull(GraphQLString), description: 'Number of values: one for each 80 characters of the longest text.' },
  },
});

export const rateLimitDirective = new GraphQLDirective({
  name: 'rateLimit',
  description:
    'How often one caller may request a field. A caller is a token or session, or else a network. RATE_LIMITED with retryAfter beyond that. An installation may configure other limits.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    limit: { type: new GraphQLNonNull(GraphQLInt), description: 'Number of calls.' },
    seconds: { type: new GraphQLNonNull(GraphQLInt), description: 'Length of the window in seconds.' },
  },
});
