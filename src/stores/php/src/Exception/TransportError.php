<?php

declare(strict_types=1);

namespace Shipgraph\Exception;

/**
 * No usable response was received, so the outcome is unknown. To repeat the call safely, pass the same Idempotency-Key; placing the same
 * order again needs none.
 */
final class TransportError extends \RuntimeException implements ShipgraphException
{
    public const TIMEOUT = 'TIMEOUT';
    public const UNREACHABLE = 'UNREACHABLE';
    /** The response did not come from the service. */
    public const BAD_ANSWER = 'BAD_ANSWER';

    /** @param self::* $errorCode */
    public function __construct(public readonly string $errorCode, string $message)
    {
        parent::__construct($message);
    }
}
