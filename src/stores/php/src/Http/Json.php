<?php

declare(strict_types=1);

namespace Shipgraph\Http;

use Shipgraph\Exception\TransportError;

/** @internal */
final class Json
{
    /** @param array<mixed> $body */
    public static function encode(#[\SensitiveParameter] array $body): string
    {
        // With other values, some hosts write 7.14 as 7.1399999999999997, which has too many decimals for an amount.
        $precision = ini_set('serialize_precision', '-1');
        try {
            return json_encode($body === [] ? new \stdClass() : $body, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);
        } catch (\JsonException $error) {
            throw new \InvalidArgumentException('The request cannot be written as JSON: ' . $error->getMessage());
        } finally {
            if ($precision !== false) {
                ini_set('serialize_precision', $precision);
            }
        }
    }

    /** @return array<mixed> */
    public static function decode(Response $response): array
    {
        $body = json_decode($response->body, true, 64);
        if (!is_array($body)) {
            throw new TransportError(
                TransportError::BAD_ANSWER,
                "The response with status {$response->status} is not JSON. Check the URL and any proxy before the service.",
            );
        }

        return $body;
    }
}
