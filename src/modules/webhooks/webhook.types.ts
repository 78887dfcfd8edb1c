import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Count, Flag, Id, Many, nullable, One, Text, When } from '../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { MAX_SELECTION } from '../../platform/graphql/selections.js';
import { NodeType } from '../../platform/graphql/node.type.js';
import { MAX_URL } from './sending/webhook-url.js';

@ObjectType('Webhook', { implements: NodeType, description: 'An HTTPS endpoint that receives events, signed with its secret.' })
export class WebhookType {
  @Id('UUID of the webhook.') id!: string;
  @Text('URL that events are posted to.') url!: string;
  @Many(() => String, 'Names of the subscribed events.') events!: readonly string[];
  @Flag('False while disabled: nothing is sent.') isActive!: boolean;
  @Text('Why the webhook is disabled.', nullable) disabledReason!: string | null;
  @Text('Note by the owner.', nullable) description!: string | null;
  @Text('Domain of the only shop whose events are sent; null for all shops of the seller.', nullable) shopDomain!: string | null;
  @Flag('True when at_sorting, verified and ready_to_book are sent as well.') includeHubStatuses!: boolean;
  @Text('Fields of `Shipment` that its shipment events carry as `data.selection`; null for none.', nullable) selection!: string | null;
  @Count('Maximum deliveries per second; null for no limit.', nullable) rateLimit!: number | null;
  @Flag("True when the owner lets the operator's staff read request and response bodies.") operatorMayReadBodies!: boolean;
  @When('When attempts began to fail; null after a success.', nullable) failingSince!: Date | null;
  @When('When the webhook was created.') createdAt!: Date;
  @When('When the webhook last changed.') updatedAt!: Date;
}

@ObjectType('WebhookWarning', { description: 'A setting of a webhook that may be a mistake.' })
export class WebhookWarningType {
  @Text('DUPLICATE_ENDPOINT.') code!: string;
  @Text('The problem and its effect.') message!: string;
}

@ObjectType('WebhookWithSecret', { description: 'A webhook with its new secret.' })
export class WebhookWithSecretType {
  @One(() => WebhookType, 'The webhook.') webhook!: WebhookType;
  @Text('The full secret (whsec_...), shown only once.') secret!: string;
  @Many(() => WebhookWarningType, 'Possible mistakes.') warnings!: readonly WebhookWarningType[];
}

@ArgsType()
export class WebhooksArgs extends PageArgs {
  @Text('For the operator: the webhooks of this seller, not those of the operator. FORBIDDEN without permission to read sellers.', nullable)
  sellerId?: string | null;

  @Flag('For the operator: true to include the webhooks of all sellers. FORBIDDEN without permission to read sellers.', nullable)
  everybody?: boolean | null;

  @Flag('True for failing and disabled webhooks only, false for healthy ones only.', nullable) failing?: boolean | null;
  @Text(200, 'Part of the URL, case-insensitive.', nullable) search?: string | null;
}

export const WebhookConnection = connectionType('Webhook', () => WebhookType);

@InputType('CreateWebhookInput', { description: 'A new webhook.' })
export class CreateWebhookInput {
  @Text(MAX_URL, 'An https URL on port 443 or 8443.') url!: string;
  @Many(() => String, 100, 'Events to subscribe to, such as shipment.update.') events!: string[];
  @Text(500, 'A note.', nullable) description?: string | null;

  @Text('Domain of the only shop whose events are sent; defaults to all. With a shop token, always its own shop.', nullable)
  shopId?: string | null;

  @Flag('True to receive at_sorting, verified and ready_to_book as well; defaults to false.', nullable) includeHubStatuses?: boolean | null;

  @Text(
    MAX_SELECTION,
    'Fields of `Shipment` in braces, such as { status order { orderReference } }: events then carry the answer at that moment as ' +
      '`data.selection`. A cost of at most 150; checked against the permissions of the caller and of the owner, when it is ' +
      'saved and for each answer.',
    nullable,
  )
  selection?: string | null;

  @Count([1, 500], 'Maximum deliveries per second; defaults to no limit.', nullable) rateLimit?: number | null;

  @Flag("True lets the operator's staff read request and response bodies for support; defaults to false.", nullable)
  operatorMayReadBodies?: boolean | null;
}

@InputType('UpdateWebhookInput', { description: 'Changes to a webhook; absent fields stay unchanged.' })
export class UpdateWebhookInput {
  @Text(MAX_URL, 'New URL. Pending retries go there.', nullable) url?: string | null;
  @Many(() => String, 100, 'New subscription, replacing the current one.', nullable) events?: string[] | null;

  @Flag('True enables the webhook and resets its failing state; false disables it and cancels pending deliveries.', nullable)
  isActive?: boolean | null;

  @Text(500, 'Note; null clears it.', nullable) description?: string | null;
  @Flag('Whether to receive at_sorting, verified and ready_to_book.', nullable) includeHubStatuses?: boolean | null;

  @Text(
    MAX_SELECTION,
    'New fields of `Shipment`; null removes them. Such as { status order { orderReference } }: see CreateWebhookInput.',
    nullable,
  )
  selection?: string | null;

  @Count([1, 500], 'Maximum deliveries per second; null removes the limit.', nullable) rateLimit?: number | null;
  @Flag("Whether the operator's staff may read request and response bodies.", nullable) operatorMayReadBodies?: boolean | null;
}

@ObjectType('WebhookOwnerNotice', {
  description: 'A mail from the operator to the owner of a webhook about its failures.',
})
export class WebhookOwnerNoticeType {
  @When('When the mail was queued.') at!: Date;
  @Text('Text added by the member of staff.', nullable) message!: string | null;
  @Count('Number of addresses.') recipients!: number;
  @Text('Name of the member of staff who sent it; null for sellers.', nullable) byName!: string | null;
}
