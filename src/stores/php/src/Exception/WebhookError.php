<?php

declare(strict_types=1);

namespace Shipgraph\Exception;

/** A request that is not a genuine, recent delivery. Answer it with 400 or 401, and do nothing else. */
final class WebhookError extends \RuntimeException implements ShipgraphException
{
    public const MISSING_HEADER = 'MISSING_HEADER';
    public const BAD_SIGNATURE = 'BAD_SIGNATURE';
    /** Signed more than the tolerance ago, or as far in the future. */
    public const TIMESTAMP_TOO_OLD = 'TIMESTAMP_TOO_OLD';
    public const BAD_BODY = 'BAD_BODY';

    /** @param self::* $errorCode */
    public function __construct(public readonly string $errorCode, string $message)
    {
        parent::__construct($message);
    }
}
