<?php

declare(strict_types=1);

namespace Shipgraph;

use Shipgraph\Http\Response;

/** A file with labels or a customs invoice. */
final class File
{
    /**
     * @param string       $fileName name given by the service; contains no path
     * @param list<string> $missing  the requested shipments that have no label
     */
    private function __construct(
        public readonly string $bytes,
        public readonly string $contentType,
        public readonly string $fileName,
        public readonly array $missing,
    ) {
    }

    /** @internal */
    public static function of(Response $response): self
    {
        $missing = $response->header('x-svc-missing') ?? '';

        return new self(
            $response->body,
            trim(explode(';', $response->header('content-type') ?? 'application/octet-stream', 2)[0]),
            self::nameIn($response->header('content-disposition') ?? ''),
            $missing === '' ? [] : array_map('trim', explode(',', $missing)),
        );
    }

    private static function nameIn(string $disposition): string
    {
        $found = preg_match('/filename="([A-Za-z0-9][\w.-]*)"/', substr($disposition, 0, 500), $match);

        return $found === 1 ? $match[1] : 'label';
    }
}
