<?php

declare(strict_types=1);

namespace Shipgraph\Exception;

/**
 * No usable answer came, so it is unknown whether the service received the request. Calls are repeatable: make the same call again with
 * the same Idempotency-Key, or, for an order, just with the same order.
 */
final class TransportError extends \RuntimeException implements ShipgraphException
{
    public const TIMEOUT = 'TIMEOUT';
    public const UNREACHABLE = 'UNREACHABLE';
    /** The answer is not what the service sends. */
    public const BAD_ANSWER = 'BAD_ANSWER';

    /** @param self::* $errorCode */
    public function __construct(public readonly string $errorCode, string $message)
    {
        parent::__construct($message);
    }
}
