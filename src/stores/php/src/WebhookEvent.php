<?php

declare(strict_types=1);

namespace Shipgraph;

use Shipgraph\Exception\WebhookError;
use Shipgraph\Http\Instant;

/** A verified event, read from the signed body only. */
final class WebhookEvent
{
    /**
     * @param string               $id             the same for every attempt: handle each id once
     * @param string               $event          such as shipment.update
     * @param \DateTimeImmutable   $timestamp      when it happened
     * @param ?string              $shipmentId     as returned by placeOrder
     * @param ?string              $orderReference as sent in the order
     * @param ?string              $status         of the shipment now
     * @param ?string              $previousStatus
     * @param ?int                 $sequence       counts the steps of one shipment; events can arrive out of order
     * @param ?string              $awb            null until pickup is booked
     * @param ?string              $trackingUrl    the same
     * @param array<string, mixed> $data           all fields, which depend on the event
     */
    private function __construct(
        public readonly string $id,
        public readonly string $event,
        public readonly \DateTimeImmutable $timestamp,
        public readonly ?string $shipmentId,
        public readonly ?string $orderReference,
        public readonly ?string $status,
        public readonly ?string $previousStatus,
        public readonly ?int $sequence,
        public readonly ?string $awb,
        public readonly ?string $trackingUrl,
        public readonly array $data,
    ) {
    }

    /**
     * @internal
     *
     * @throws WebhookError BAD_BODY
     */
    public static function of(string $rawBody): self
    {
        $body = json_decode($rawBody, true, 64);
        $data = is_array($body) ? ($body['data'] ?? null) : null;
        $at = is_array($body) ? Instant::parse($body['timestamp'] ?? null) : null;
        if ($at === null || !is_string($body['id'] ?? null) || !is_string($body['event'] ?? null) || !is_array($data)) {
            throw new WebhookError(WebhookError::BAD_BODY, 'The body is not an event: it must be JSON with id, event, timestamp and data.');
        }
        $text = static fn (string $key): ?string => is_string($data[$key] ?? null) ? $data[$key] : null;

        return new self(
            $body['id'],
            $body['event'],
            $at,
            $text('shipment_id'),
            $text('order_reference'),
            $text('status'),
            $text('previous_status'),
            is_int($data['sequence'] ?? null) ? $data['sequence'] : null,
            $text('awb'),
            $text('tracking_url'),
            $data,
        );
    }
}
