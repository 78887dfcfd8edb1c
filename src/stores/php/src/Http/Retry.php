<?php

declare(strict_types=1);

namespace Shipgraph\Http;

use Shipgraph\Exception\ApiError;
use Shipgraph\Exception\TransportError;

/**
 * Decides whether and when a call is repeated.
 *
 * @internal
 */
final class Retry
{
    private const FIRST_WAIT = 0.2;
    /** Refused before any work began. */
    private const NOT_BEGUN = ['RATE_LIMITED', 'IDEMPOTENCY_IN_PROGRESS'];
    private const UNAVAILABLE = [502, 503, 504];

    /**
     * @param int   $attempts maximum number of times that a call is sent
     * @param float $maxWait  longest wait in seconds; if the service asks for more, the call fails at once
     */
    public function __construct(private readonly int $attempts, private readonly float $maxWait)
    {
    }

    /** Seconds to wait before the next attempt, or null to give up. */
    public function waitAfter(ApiError|TransportError $failure, int $attempt, bool $repeatable): ?float
    {
        if ($attempt >= $this->attempts || !self::isWorthRepeating($failure, $attempt, $repeatable)) {
            return null;
        }
        $wait = self::pauseAfter($failure, $attempt);

        return $wait > $this->maxWait ? null : $wait;
    }

    private static function isWorthRepeating(ApiError|TransportError $failure, int $attempt, bool $repeatable): bool
    {
        if ($failure instanceof TransportError) {
            return $repeatable && $failure->errorCode !== TransportError::BAD_ANSWER;
        }
        if ($failure->status === 429 || in_array($failure->errorCode, self::NOT_BEGUN, true)) {
            return true;
        }

        // A 500 is repeated once: nothing was changed, but a second one is a bug.
        return $repeatable && (in_array($failure->status, self::UNAVAILABLE, true) || ($failure->status === 500 && $attempt === 1));
    }

    /** The wait that the service asked for, else exponential backoff; both with jitter, so that many stores do not retry at once. */
    private static function pauseAfter(ApiError|TransportError $failure, int $attempt): float
    {
        $chance = random_int(0, 1000) / 1000;
        if ($failure instanceof ApiError && $failure->retryAfter !== null) {
            return $failure->retryAfter + $chance * self::FIRST_WAIT;
        }
        $most = self::FIRST_WAIT * 2 ** ($attempt - 1);

        return $most / 2 + $chance * $most / 2;
    }
}
