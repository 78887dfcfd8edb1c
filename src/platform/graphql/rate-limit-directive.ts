import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLNonNull } from 'graphql';

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
