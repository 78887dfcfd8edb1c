import { GraphQLError, OperationTypeNode, type OperationDefinitionNode } from 'graphql';

/** Queries and mutations have a door of their own, which counts, limits and logs them. */
export function subscriptionProblem(operation: OperationDefinitionNode | undefined): GraphQLError | undefined {
  if (!operation) return new GraphQLError('The document does not say which operation is meant.');
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return undefined;
  return new GraphQLError('Only subscriptions are served over a WebSocket; send queries and mutations by POST.');
}
