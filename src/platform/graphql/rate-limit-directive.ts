import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLNonNull } from 'graphql';

export const rateLimitDirective = new GraphQLDirective({
  name: 'rateLimit',
  description:
    'How often one caller may ask for a field: a token or session, or without one a network. RATE_LIMITED with retryAfter beyond that. An installation may have set other limits.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    limit: { type: new GraphQLNonNull(GraphQLInt), description: 'How many times.' },
    seconds: { type: new GraphQLNonNull(GraphQLInt), description: 'In how many seconds.' },
  },
});
