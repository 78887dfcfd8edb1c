import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { GeoPointType } from '../shipments/index.js';
import { proofUrl } from './proof-link.js';
import { ProofType } from './proof.types.js';

@Resolver(() => ProofType)
export class ProofResolver {
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
