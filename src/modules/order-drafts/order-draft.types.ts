import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Count, Id, nullable, One, Text, When } from '../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { OrderDraftContentType } from './draft-content.types.js';

@InputType({ description: 'A new draft.' })
export class OrderDraftInput {
  @Id('The seller, for the operator. Absent when the content names a shop, and for sellers and shops, who keep their own drafts.', nullable)
  sellerId?: string | null;

  @Text(100, 'Chosen by the client: a second request with the same key returns the draft of the first.', nullable)
  clientKey?: string | null;

  @One(() => OrderDraftContentType, 'What is known of the order. At most 100,000 characters as JSON.') content!: OrderDraftContentType;
}

@ObjectType('OrderDraft', {
  description: 'An order that is not placed yet. It is deleted 90 days after its last change.',
})
export class OrderDraftType {
  @Id('UUID of the draft.') id!: string;
  @Id('UUID of the seller.') sellerId!: string;
  @One(() => OrderDraftContentType, 'What is known of the order.') content!: object;
  @Count('Increases with each change; pass it back to detect concurrent changes.') version!: number;
  @Id('UUID of the order that it became; null until it is placed.', nullable) orderId!: string | null;
  @When('When it was placed.', nullable) placedAt!: Date | null;
  @When('When it was made.') createdAt!: Date;
  @When('When it last changed.') updatedAt!: Date;
}

@ArgsType()
export class OrderDraftsArgs extends PageArgs {
  @Id('Only drafts of this seller.', nullable) sellerId?: string | null;
}

export const OrderDraftConnection = connectionType('OrderDraft', () => OrderDraftType);
