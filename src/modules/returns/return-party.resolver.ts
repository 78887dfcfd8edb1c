import { FieldResolver, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { phoneE164 } from '../addresses/index.js';
import { ReturnPartyType } from './return.types.js';

@Resolver(() => ReturnPartyType)
export class ReturnPartyResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The phone number to call, such as +971501234567; null if it cannot be dialled.',
  })
  phoneE164(@Root() { phone, address }: ReturnPartyType): string | null {
    return phoneE164(phone, address.countryCode);
  }
}
