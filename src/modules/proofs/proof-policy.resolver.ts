import { Arg, Ctx, Mutation, Query, Resolver } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { readPolicies, removeProofPolicy, setProofPolicy, type ProofPolicy } from './change-policies.js';
import { ProofPolicyType, SetProofPolicyInput } from './proof-policy.types.js';

@Resolver(() => ProofPolicyType)
export class ProofPolicyResolver {
  @Query(() => [ProofPolicyType], {
    description:
      'What deliveries have to prove, by seller and service. Without a policy a delivery only needs the code, if money is collected or the parcel is valuable.',
  })
  proofPolicies(@Ctx() { sql }: Context): Promise<ProofPolicy[]> {
    return readPolicies(sql);
  }

  @Mutation(() => ProofPolicyType, { description: 'Sets what deliveries have to prove, for all, a seller or a service. SELLER_NOT_FOUND.' })
  setProofPolicy(
    @Arg('input', () => SetProofPolicyInput, { description: 'The policy.' }) input: SetProofPolicyInput,
    @Ctx() context: Context,
  ): Promise<ProofPolicy> {
    return context.transact((tx) => setProofPolicy(tx, input));
  }

  @Mutation(() => Boolean, { description: 'Removes a policy; the less specific one applies. NOT_FOUND.' })
  removeProofPolicy(
    @Arg('id', () => String, { description: 'UUID of the policy.' }) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return context.transact((tx) => removeProofPolicy(tx, id));
  }
}
