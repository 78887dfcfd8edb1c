<?php

declare(strict_types=1);

namespace Shipgraph\Http;

final class Response
{
    /** @param array<string, string> $headers with names in small letters */
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
     * Reads header lines as received. A status line begins the headers of another answer, such as 100 Continue before the final one.
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
