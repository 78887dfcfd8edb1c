import { Arg, Ctx, FieldResolver, Query, Resolver, Root, Args } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { GeoPointType } from '../shipments/index.js';
import { proofUrl } from './proof-link.js';
import { ProofFileType, ProofType, ProofProblemConnection, ProofProblemType } from './proof.types.js';
import { readProofFile } from './read-proof-file.js';
import type { ProofServices } from './services.js';
import { PageArgs } from '../../platform/graphql/connection.js';
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
