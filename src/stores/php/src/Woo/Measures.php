<?php

declare(strict_types=1);

namespace Shipgraph\Woo;

/**
 * Converts the weight and dimensions of a product to grams and centimetres.
 *
 * @internal
 */
final class Measures
{
    private const GRAMS = ['g' => 1.0, 'kg' => 1000.0, 'lbs' => 453.59237, 'oz' => 28.349523125];
    private const CENTIMETRES = ['mm' => 0.1, 'cm' => 1.0, 'm' => 100.0, 'in' => 2.54, 'yd' => 91.44];

    private readonly float $grams;

    private readonly float $centimetres;

    /** @param null|array{grams: float, length: float, width: float, height: float} $default of one unit, for what a product lacks */
    public function __construct(string $weightUnit, string $dimensionUnit, private readonly ?array $default = null)
    {
        $this->grams = self::GRAMS[$weightUnit]
            ?? throw new \InvalidArgumentException('The weight unit must be one of ' . implode(', ', array_keys(self::GRAMS)) . '.');
        $this->centimetres = self::CENTIMETRES[$dimensionUnit]
            ?? throw new \InvalidArgumentException('The dimension unit must be one of ' . implode(', ', array_keys(self::CENTIMETRES)) . '.');
    }

    /**
     * @param array<string, mixed> $product
     *
     * @return array{grams: float, length: float, width: float, height: float, volume: int}
     */
    public function of(array $product, string $name): array
    {
        $sizes = $product['dimensions'] ?? [];
        $side = fn (string $key): float => is_numeric($sizes[$key] ?? null) && $sizes[$key] > 0
            ? round((float) $sizes[$key] * $this->centimetres, 2)
            : (float) ($this->default[$key] ?? throw new \InvalidArgumentException("The product \"$name\" has no $key. Enter one, or give the shop a default parcel."));

        return [
            'grams' => $this->grams($product, $name),
            'length' => $side('length'),
            'width' => $side('width'),
            'height' => $side('height'),
            // 0 makes the service multiply the sides.
            'volume' => 0,
        ];
    }

    /** @param array<string, mixed> $product */
    private function grams(array $product, string $name): float
    {
        if (is_numeric($product['weight'] ?? null) && $product['weight'] > 0) {
            return round((float) $product['weight'] * $this->grams, 1);
        }

        return (float) ($this->default['grams']
            ?? throw new \InvalidArgumentException("The product \"$name\" has no weight. Enter one, or give the shop a default parcel: shipping is priced by weight."));
    }
}
