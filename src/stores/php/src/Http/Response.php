<?php

declare(strict_types=1);

namespace Shipgraph\Http;

final class Response
{
    /** @param array<string, string> $headers by lower-case name */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        public readonly string $body,
    ) {
    }

    public function header(string $name): ?string
    {
        return $this->headers[$name] ?? null;
    }

    /**
     * Parses header lines. A status line starts the headers of another response, such as the final one after 100 Continue.
     *
     * @param iterable<string> $lines
     *
     * @return array{int, array<string, string>} status and headers
     */
    public static function parseHead(iterable $lines): array
    {
        $status = 0;
        $headers = [];
        foreach ($lines as $line) {
            if (str_starts_with($line, 'HTTP/')) {
                $status = (int) (explode(' ', $line, 3)[1] ?? 0);
                $headers = [];
            } elseif (str_contains($line, ':')) {
                [$name, $value] = explode(':', $line, 2);
                $headers[strtolower(trim($name))] = trim($value);
            }
        }

        return [$status, $headers];
    }
}
