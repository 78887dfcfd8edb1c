<?php

declare(strict_types=1);

namespace Shipgraph;

use Shipgraph\Http\Call;
use Shipgraph\Http\Caller;
use Shipgraph\Http\Door;
use Shipgraph\Http\Instant;

/**
 * The webhooks of the shop.
 *
 * @phpstan-import-type AddWebhookAnswer from Types
 * @phpstan-import-type CatchUpAnswer from Types
 * @phpstan-import-type ChangeWebhookAnswer from Types
 * @phpstan-import-type ListDeliveriesAnswer from Types
 * @phpstan-import-type ListWebhooksAnswer from Types
 * @phpstan-import-type ReadWebhookAnswer from Types
 * @phpstan-import-type RecoverEventsAnswer from Types
 * @phpstan-import-type RemoveWebhookAnswer from Types
 * @phpstan-import-type RenewWebhookSecretAnswer from Types
 * @phpstan-import-type SendAgainAnswer from Types
 * @phpstan-import-type TryWebhookAnswer from Types
 * @phpstan-import-type WebhookRequest from Types
 * @phpstan-import-type WebhookUpdateRequest from Types
 */
final class Webhooks
{
    /** @internal use `$store->webhooks()` */
    public function __construct(private readonly Caller $caller)
    {
    }

    /** @return ListWebhooksAnswer newest first */
    public function list(?int $limit = null, ?int $page = null): array
    {
        return $this->caller->json(Call::read(Door::Bearer, '/api/webhooks', compact('limit', 'page')));
    }

    /**
     * Creates a webhook. Store `['webhook']['secret']`: it is not shown again.
     *
     * @param WebhookRequest $webhook
     *
     * @return AddWebhookAnswer
     */
    public function create(array $webhook, ?string $idempotencyKey = null): array
    {
        return $this->caller->json(Call::write(Door::Bearer, 'POST', '/api/webhooks', $webhook, $idempotencyKey));
    }

    /** @return ReadWebhookAnswer */
    public function get(string $id): array
    {
        return $this->caller->json(Call::read(Door::Bearer, Call::path('/api/webhooks/%s', $id)));
    }

    /**
     * @param WebhookUpdateRequest $changes
     *
     * @return ChangeWebhookAnswer
     */
    public function update(string $id, array $changes, ?string $idempotencyKey = null): array
    {
        return $this->caller->json(Call::write(Door::Bearer, 'PATCH', Call::path('/api/webhooks/%s', $id), $changes, $idempotencyKey));
    }

    /** @return RemoveWebhookAnswer */
    public function delete(string $id, ?string $idempotencyKey = null): array
    {
        return $this->caller->json(Call::write(Door::Bearer, 'DELETE', Call::path('/api/webhooks/%s', $id), null, $idempotencyKey));
    }

    /**
     * Replaces the secret. The old one stays valid during the overlap: verify with both until it ends.
     *
     * @param ?int $overlapHours default: 24; 0 revokes all old secrets at once
     *
     * @return RenewWebhookSecretAnswer
     */
    public function regenerateSecret(string $id, ?int $overlapHours = null, ?string $idempotencyKey = null): array
    {
        $body = $overlapHours === null ? [] : ['overlapHours' => $overlapHours];
        $path = Call::path('/api/webhooks/%s/regenerate', $id);

        return $this->caller->json(Call::write(Door::Bearer, 'POST', $path, $body, $idempotencyKey));
    }

    /**
     * Sends a shipment.test event and returns the result of the delivery.
     *
     * @param ?string $event event to use as a sample; default: shipment.update
     *
     * @return TryWebhookAnswer
     */
    public function test(string $id, ?string $event = null, ?string $idempotencyKey = null): array
    {
        $body = $event === null ? [] : ['event' => $event];

        return $this->caller->json(Call::write(Door::Bearer, 'POST', Call::path('/api/webhooks/%s/test', $id), $body, $idempotencyKey));
    }

    /**
     * Delivery attempts, newest first.
     *
     * @param ?string                               $before `before` of the previous page
     * @param null|'pending'|'delivered'|'failed' $status
     *
     * @return ListDeliveriesAnswer
     */
    public function deliveries(
        string $id,
        ?int $limit = null,
        ?string $before = null,
        ?string $status = null,
        ?string $event = null,
    ): array {
        $query = compact('limit', 'before', 'status', 'event');

        return $this->caller->json(Call::read(Door::Bearer, Call::path('/api/webhooks/%s/deliveries', $id), $query));
    }

    /**
     * Resends the event of a delivery.
     *
     * @return SendAgainAnswer
     */
    public function redeliver(string $id, string $deliveryId, ?string $idempotencyKey = null): array
    {
        $path = Call::path('/api/webhooks/%s/deliveries/%s/redeliver', $id, $deliveryId);

        return $this->caller->json(Call::write(Door::Bearer, 'POST', $path, [], $idempotencyKey));
    }

    /**
     * Resends the events that the webhook missed in a period.
     *
     * @param ?bool $onlyFailed false also resends delivered events; default: true
     *
     * @return RecoverEventsAnswer
     */
    public function recover(
        string $id,
        \DateTimeInterface $since,
        ?\DateTimeInterface $until = null,
        ?bool $onlyFailed = null,
        ?string $idempotencyKey = null,
    ): array {
        $body = ['since' => Instant::format($since)]
            + ($until === null ? [] : ['until' => Instant::format($until)])
            + ($onlyFailed === null ? [] : ['onlyFailed' => $onlyFailed]);
        $path = Call::path('/api/webhooks/%s/recover', $id);

        return $this->caller->json(Call::write(Door::Bearer, 'POST', $path, $body, $idempotencyKey));
    }

    /**
     * All events in order, with or without a webhook.
     *
     * @param ?string $after `after` of the previous page; default: the oldest event kept
     *
     * @return CatchUpAnswer
     */
    public function events(?string $after = null, ?int $limit = null, ?bool $includeHubStatuses = null): array
    {
        $hub = $includeHubStatuses === null ? null : ($includeHubStatuses ? 'true' : 'false');
        $query = ['after' => $after, 'limit' => $limit, 'include_hub_statuses' => $hub];

        return $this->caller->json(Call::read(Door::Bearer, '/api/webhooks/events', $query));
    }
}
