import { Field, ObjectType } from 'type-graphql';

@ObjectType('SuggestedAddress', { simpleResolvers: true, description: 'An address as the carrier would write it.' })
export class SuggestedAddressType {
  @Field(() => [String], { description: 'Lines of the street address.' })
  lines!: readonly string[];

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, { nullable: true, description: 'State or region.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  zip?: string | null;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code.' })
  countryCode!: string;
}

@ObjectType('CheckedAddress', { simpleResolvers: true, description: 'What a connected carrier says about an address.' })
export class CheckedAddressType {
  @Field(() => Boolean, { description: 'Whether the carrier can deliver there.' })
  deliverable!: boolean;

  @Field(() => [String], { description: "What is wrong with it, in the carrier's words." })
  messages!: readonly string[];

  @Field(() => SuggestedAddressType, {
    nullable: true,
    description: 'The address as the carrier would write it; null if it proposes none.',
  })
  suggestion!: SuggestedAddressType | null;
}
