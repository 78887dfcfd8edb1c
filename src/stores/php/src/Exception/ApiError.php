<?php

declare(strict_types=1);

namespace Shipgraph\Exception;

use Shipgraph\Http\Response;
use Shipgraph\Types;

/**
 * The service refused the request. `getCode()` is the HTTP status.
 *
 * @phpstan-import-type FieldError from Types
 */
final class ApiError extends \RuntimeException implements ShipgraphException
{
    /**
     * @param string           $errorCode  the code to handle in your program, such as ORDER_EXISTS; BAD_ANSWER if the response is not
     *                                     JSON, usually because a proxy answered instead of the service
     * @param int              $status     HTTP status
     * @param list<FieldError> $errors     one entry for each invalid field
     * @param ?int             $retryAfter seconds to wait before the next attempt
     * @param ?string          $requestId  id of the request in the logs of the service
     * @param ?string          $orderId    with ORDER_EXISTS: the existing order with this number
     * @param ?string          $reason     the detail behind the code, such as TOKEN_EXPIRED behind UNAUTHORIZED
     */
    private function __construct(
        string $message,
        public readonly string $errorCode,
        public readonly int $status,
        public readonly array $errors,
        public readonly ?int $retryAfter,
        public readonly ?string $requestId,
        public readonly ?string $orderId,
        public readonly ?string $reason,
    ) {
        parent::__construct($message, $status);
    }

    /** @internal */
    public static function of(Response $response): self
    {
        $body = self::bodyOf($response);
        $text = static fn (string $key): ?string => is_string($body[$key] ?? null) ? $body[$key] : null;
        $code = $text('code') ?? 'BAD_ANSWER';

        return new self(
            $text('message') ?? "The response with status {$response->status} did not come from the service. Check the URL and any proxy before it.",
            $code,
            $response->status,
            is_array($body['errors'] ?? null) ? array_values(array_filter($body['errors'], is_array(...))) : [],
            self::secondsIn($body['retryAfter'] ?? null) ?? self::secondsIn($response->header('retry-after')),
            $text('requestId') ?? $response->header('x-request-id'),
            $text('orderId'),
            $text('reason'),
        );
    }

    /** @return array<string, mixed> */
    private static function bodyOf(Response $response): array
    {
        $body = json_decode($response->body, true, 64);

        return is_array($body) && is_string($body['code'] ?? null) ? $body : [];
    }

    /** Retry-After is a number of seconds or, from some proxies, a date. */
    private static function secondsIn(mixed $value): ?int
    {
        if (is_int($value)) {
            return max(0, $value);
        }
        if (!is_string($value) || strlen($value) > 40) {
            return null;
        }
        if (ctype_digit($value)) {
            return (int) $value;
        }
        $at = strtotime($value);

        return $at === false ? null : max(0, $at - time());
    }
}
