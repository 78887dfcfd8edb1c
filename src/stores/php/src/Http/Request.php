<?php

declare(strict_types=1);

namespace Shipgraph\Http;

/** One HTTP request. Its headers hold the token: do not log them. */
final class Request
{
    /**
     * @param array<string, string> $headers
     * @param float                 $timeout seconds until the whole response must have arrived
     */
    public function __construct(
        public readonly string $method,
        public readonly string $url,
        public readonly array $headers,
        public readonly ?string $body,
        public readonly float $timeout,
    ) {
    }

    /** @return list<string> */
    public function headerLines(): array
    {
        return array_map(static fn (string $name, string $value): string => "$name: $value", array_keys($this->headers), $this->headers);
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['method' => $this->method, 'url' => $this->url, 'timeout' => $this->timeout];
    }
}
