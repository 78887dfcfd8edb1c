<?php

declare(strict_types=1);

namespace Shipgraph\Exception;

/** The request is not a genuine, recent delivery. Respond with 401 and ignore it. */
final class WebhookError extends \RuntimeException implements ShipgraphException
{
    public const MISSING_HEADER = 'MISSING_HEADER';
    public const BAD_SIGNATURE = 'BAD_SIGNATURE';
    /** The timestamp differs from the current time by more than the tolerance. */
    public const TIMESTAMP_TOO_OLD = 'TIMESTAMP_TOO_OLD';
    public const BAD_BODY = 'BAD_BODY';

    /** @param self::* $errorCode */
    public function __construct(public readonly string $errorCode, string $message)
    {
        parent::__construct($message);
    }
}
