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

    public function __construct(string $weightUnit, string $dimensionUnit)
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
        if (!is_numeric($product['weight'] ?? null)) {
            throw new \InvalidArgumentException("The product \"$name\" has no weight. Enter one: shipping is priced by weight.");
        }
        $sizes = $product['dimensions'] ?? [];
        $side = fn (string $key): float => is_numeric($sizes[$key] ?? null) ? round((float) $sizes[$key] * $this->centimetres, 2) : 0.0;

        return [
            'grams' => round((float) $product['weight'] * $this->grams, 1),
            'length' => $side('length'),
            'width' => $side('width'),
            'height' => $side('height'),
            // 0 makes the service multiply the sides.
            'volume' => 0,
        ];
    }
}
