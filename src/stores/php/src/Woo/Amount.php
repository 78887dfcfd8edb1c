<?php

declare(strict_types=1);

namespace Shipgraph\Woo;

/**
 * Converts WooCommerce amounts such as "9.99" to minor units, so that sums are exact.
 *
 * @internal
 */
final class Amount
{
    /** ISO 4217; every other currency has two decimals. The decimals in WooCommerce's settings affect the display only. */
    private const DECIMALS = [
        'BIF' => 0, 'CLP' => 0, 'DJF' => 0, 'GNF' => 0, 'ISK' => 0, 'JPY' => 0, 'KMF' => 0, 'KRW' => 0, 'PYG' => 0, 'RWF' => 0,
        'UGX' => 0, 'UYI' => 0, 'VND' => 0, 'VUV' => 0, 'XAF' => 0, 'XOF' => 0, 'XPF' => 0,
        'BHD' => 3, 'IQD' => 3, 'JOD' => 3, 'KWD' => 3, 'LYD' => 3, 'OMR' => 3, 'TND' => 3,
    ];

    public static function minor(mixed $amount, string $currency): int
    {
        if ($amount === null || $amount === '') {
            return 0;
        }
        if (!is_numeric($amount)) {
            throw new \InvalidArgumentException('The order has an amount that is not a number.');
        }

        return (int) round((float) $amount * 10 ** self::decimals($currency));
    }

    public static function major(int $minor, string $currency): float
    {
        return round($minor / 10 ** self::decimals($currency), self::decimals($currency));
    }

    private static function decimals(string $currency): int
    {
        return self::DECIMALS[$currency] ?? 2;
    }
}
