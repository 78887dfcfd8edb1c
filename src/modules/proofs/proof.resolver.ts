import { Arg, Ctx, FieldResolver, Query, Resolver, Root, Args, Mutation } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { GeoPointType } from '../shipments/index.js';
import { proofUrl } from './proof-link.js';
import { ProofFileType, ProofType, ProofProblemConnection, ProofProblemType, ProofPolicyType, SetProofPolicyInput } from './proof.types.js';
import { readProofFile } from './read-proof-file.js';
import type { ProofServices } from './services.js';
import { PageArgs } from '../../platform/graphql/connection.js';
import { readPolicies, removeProofPolicy, setProofPolicy, type ProofPolicy } from './change-policies.js';
import { proofProblems } from './read-proof-problems.js';

@Resolver(() => ProofType)
export class ProofResolver {
  @Query(() => ProofFileType, {
    description: 'The file of a proof, for ERP tokens and staff, or by a signed link without a token. NOT_FOUND.',
  })
  proofFile(
    @Arg('id', () => String, { description: 'UUID of the proof.' }) id: string,
    @Arg('expires', () => String, { nullable: true, description: 'From the link: when it expires, as Unix time in seconds.' })
    expires: string | null | undefined,
    @Arg('signature', () => String, { nullable: true, description: 'From the link; not needed with a token.' })
    signature: string | null | undefined,
    @Ctx() context: Context<ProofServices>,
  ): Promise<ProofFileType> {
    return readProofFile(context, { id, expires, signature });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Link to the file, valid for one hour without a token. Null until the file has arrived, and after it was deleted.',
  })
  url(@Root() proof: ProofType, @Ctx() { services }: Context): string | null {
    return proofUrl(services, proof);
  }

  @FieldResolver(() => GeoPointType, { nullable: true, description: 'Where it was taken.' })
  point(@Root() { lat, lng }: ProofType): GeoPointType | null {
    return lat === null || lng === null ? null : { lat, lng };
  }

  @FieldResolver(() => Boolean, { description: 'False while the promised file has not arrived.' })
  received(@Root() { sha256, receivedAt }: ProofType): boolean {
    return sha256 === null || receivedAt !== null;
  }
}

@Resolver(() => ProofProblemType)
export class ProofProblemResolver {
  @Query(() => ProofProblemConnection, {
    description: 'Deliveries without the required code, and promised files that have not arrived within 6 hours. Kept as long as proofs.',
  })
  async proofProblems(@Args(() => PageArgs) args: PageArgs, @Ctx() context: Context) {
    return new ProofProblemConnection(await proofProblems(context, args));
  }
}

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
