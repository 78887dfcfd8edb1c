<?php

declare(strict_types=1);

namespace Shipgraph\Http;

/**
 * Times as the service writes them.
 *
 * @internal
 */
final class Instant
{
    private const FORM = '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/D';

    /** Null unless it is ISO 8601: PHP would read much else, such as "now". */
    public static function parse(mixed $text): ?\DateTimeImmutable
    {
        if (!is_string($text) || strlen($text) > 40 || preg_match(self::FORM, $text) !== 1 || strtotime($text) === false) {
            return null;
        }

        return new \DateTimeImmutable($text);
    }

    public static function format(\DateTimeInterface $at): string
    {
        return \DateTimeImmutable::createFromInterface($at)->setTimezone(new \DateTimeZone('UTC'))->format('Y-m-d\TH:i:s.v\Z');
    }
}
