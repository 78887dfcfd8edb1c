import { GraphQLError, OperationTypeNode, type OperationDefinitionNode } from 'graphql';

/** Queries and mutations belong to HTTP, which counts, limits and logs them. */
export function subscriptionProblem(operation: OperationDefinitionNode | undefined): GraphQLError | undefined {
  if (!operation) return new GraphQLError('The document has several operations and the request names none of them.');
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return undefined;
  return new GraphQLError('Only subscriptions are served over a WebSocket; send queries and mutations by POST.');
}
