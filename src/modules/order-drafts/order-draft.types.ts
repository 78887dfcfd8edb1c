import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { OrderDraftContentType } from './draft-content.types.js';

@InputType({ description: 'A new draft.' })
export class OrderDraftInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'The seller, for the operator. Absent when the content names a shop, and for sellers and shops, who keep their own drafts.',
  })
  sellerId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Chosen by the client: a second request with the same key returns the draft of the first. At most 100 characters.',
  })
  clientKey?: string | null;

  @Field(() => OrderDraftContentType, { description: 'What is known of the order. At most 100,000 characters as JSON.' })
  content!: OrderDraftContentType;
}

@ObjectType('OrderDraft', {
  simpleResolvers: true,
  description: 'An order that is not placed yet. It is deleted 90 days after its last change.',
})
export class OrderDraftType {
  @Field(() => ID, { description: 'UUID of the draft.' })
  id!: string;

  @Field(() => ID, { description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => OrderDraftContentType, { description: 'What is known of the order.' })
  content!: object;

  @Field(() => Int, { description: 'Increases with each change; pass it back to detect concurrent changes.' })
  version!: number;

  @Field(() => ID, { nullable: true, description: 'UUID of the order that it became; null until it is placed.' })
  orderId!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was placed.' })
  placedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it last changed.' })
  updatedAt!: Date;
}

@ArgsType()
export class OrderDraftsArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Only drafts of this seller.' })
  sellerId?: string | null;
}

export const OrderDraftConnection = connectionType('OrderDraft', () => OrderDraftType);
