import { Args, Ctx, Query, Resolver } from '../../platform/graphql/resolvers.js';
import { PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { ProofProblemConnection, ProofProblemType } from './proof-problem.types.js';
import { proofProblems } from './read-proof-problems.js';

@Resolver(() => ProofProblemType)
export class ProofProblemResolver {
  @Query(() => ProofProblemConnection, {
    description: 'Deliveries without the required code, and promised files that have not arrived within 6 hours. Kept as long as proofs.',
  })
  async proofProblems(@Args(() => PageArgs) args: PageArgs, @Ctx() context: Context) {
    return new ProofProblemConnection(await proofProblems(context, args));
  }
}
