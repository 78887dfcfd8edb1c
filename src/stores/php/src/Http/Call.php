<?php

declare(strict_types=1);

namespace Shipgraph\Http;

/**
 * One call, however many attempts it takes.
 *
 * @internal
 */
final class Call
{
    /**
     * @param array<string, scalar|null> $query   null values are omitted
     * @param ?array<mixed>              $body    sent as JSON
     * @param array<string, string>      $headers
     */
    private function __construct(
        public readonly Door $door,
        public readonly string $method,
        public readonly string $path,
        public readonly array $query,
        public readonly ?array $body,
        public readonly array $headers,
        public readonly bool $repeatable,
    ) {
    }

    /** @param array<string, scalar|null> $query */
    public static function read(Door $door, string $path, array $query = []): self
    {
        return new self($door, 'GET', $path, $query, null, [], true);
    }

    /**
     * A read that needs a body.
     *
     * @param array<string, scalar|null> $query
     * @param array<mixed>               $body
     */
    public static function ask(Door $door, string $path, array $body, array $query = []): self
    {
        return new self($door, 'POST', $path, $query, $body, [], true);
    }

    /**
     * A call that writes. Its Idempotency-Key is generated once, so that all attempts share it.
     *
     * @param ?array<mixed>         $body
     * @param array<string, string> $headers
     */
    public static function write(
        Door $door,
        string $method,
        string $path,
        ?array $body = [],
        ?string $idempotencyKey = null,
        array $headers = [],
    ): self {
        $key = $idempotencyKey ?? bin2hex(random_bytes(16));

        return new self($door, $method, $path, [], $body, ['Idempotency-Key' => $key] + $headers, true);
    }

    /**
     * A login. Not repeated if its outcome is unknown, because each login issues a token.
     *
     * @param array<mixed> $body
     */
    public static function login(string $path, #[\SensitiveParameter] array $body): self
    {
        return new self(Door::Public, 'POST', $path, [], $body, [], false);
    }

    /** Fills an id into a path. */
    public static function path(string $pattern, string ...$ids): string
    {
        foreach ($ids as $id) {
            if (trim($id, '. ') === '' || strlen($id) > 200) {
                throw new \InvalidArgumentException("The id for $pattern must have 1 to 200 characters.");
            }
        }

        return vsprintf($pattern, array_map(rawurlencode(...), $ids));
    }

    public function target(): string
    {
        $query = http_build_query(array_filter($this->query, static fn (mixed $value): bool => $value !== null));

        return $query === '' ? $this->path : "{$this->path}?$query";
    }
}
