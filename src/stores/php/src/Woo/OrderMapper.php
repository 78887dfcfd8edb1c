<?php

declare(strict_types=1);

namespace Shipgraph\Woo;

use Shipgraph\Types;

/**
 * Converts WooCommerce orders, in the format of its REST API, to requests of shipgraph.
 *
 * @phpstan-import-type Address from Types
 * @phpstan-import-type Customer from Types
 * @phpstan-import-type OrderRequest from Types
 * @phpstan-import-type Product from Types
 * @phpstan-import-type RateRequest from Types
 *
 * @phpstan-type WooOrder array<string, mixed>
 */
final class OrderMapper
{
    private readonly Measures $measures;

    /**
     * @param string                                                       $shopDomain    as connected
     * @param Address                                                      $origin        where the store ships from
     * @param \Closure(array<string, mixed>): (array<string, mixed>|null) $product       returns the product of a line item, with `weight`
     *                                                                                    and `dimensions`; null if it is not shipped
     * @param string                                                       $weightUnit    the option woocommerce_weight_unit
     * @param string                                                       $dimensionUnit the option woocommerce_dimension_unit
     * @param list<string>                                                 $cashMethods   payment methods for cash on delivery
     */
    public function __construct(
        private readonly string $shopDomain,
        private readonly array $origin,
        private readonly \Closure $product,
        string $weightUnit = 'kg',
        string $dimensionUnit = 'cm',
        private readonly array $cashMethods = ['cod'],
    ) {
        $this->measures = new Measures($weightUnit, $dimensionUnit);
    }

    /**
     * For `$store->placeOrder`.
     *
     * @param WooOrder    $order
     * @param null|string $carrier the service that the shopper chose: `service_code` of a rate
     *
     * @return OrderRequest
     */
    public function order(array $order, ?string $carrier = null): array
    {
        $products = $this->products($order);

        return [
            'order' => $this->facts($order, $products) + ($carrier === null ? [] : ['carrier' => $carrier]),
            'customer' => self::customer($order),
            'origin' => $this->origin,
            'destination' => self::address(self::recipient($order)),
            'products' => $products,
        ];
    }

    /**
     * For `$store->rates`.
     *
     * @param WooOrder $order
     *
     * @return RateRequest
     */
    public function rateRequest(array $order): array
    {
        return [
            'origin' => $this->origin,
            'destination' => self::address(self::recipient($order)),
            'products' => $this->products($order),
            'paymentStatus' => $this->paymentStatus($order),
        ];
    }

    /**
     * @param WooOrder      $order
     * @param list<Product> $products
     *
     * @return array<string, mixed>
     */
    private function facts(array $order, array $products): array
    {
        $currency = self::text($order, 'currency');
        $amount = static fn (string $key): float => Amount::major(Amount::minor($order[$key] ?? 0, $currency), $currency);
        $sum = array_sum(array_map(static fn (array $one): int => $one['quantity'] * Amount::minor($one['price'], $currency), $products));

        return [
            'shopDomain' => $this->shopDomain,
            // The id, because plug-ins may change the number to a text such as "2026-0042".
            'orderNumber' => (int) $order['id'],
            'orderReference' => self::text($order, 'number', (string) $order['id']),
            'subTotal' => Amount::major($sum, $currency),
            'tax' => $amount('total_tax'),
            'discount' => $amount('discount_total'),
            'shippingFee' => $amount('shipping_total'),
            'total' => $amount('total'),
            'currency' => $currency,
            'paymentStatus' => $this->paymentStatus($order),
            'paymentMethod' => self::first(self::text($order, 'payment_method_title'), 50),
        ] + ($this->paymentStatus($order) === 'postpaid' ? ['collectionAmount' => $amount('total')] : []);
    }

    /** @param WooOrder $order */
    private function paymentStatus(array $order): string
    {
        return in_array($order['payment_method'] ?? '', $this->cashMethods, true) ? 'postpaid' : 'prepaid';
    }

    /**
     * @param WooOrder $order
     *
     * @return list<Product>
     */
    private function products(array $order): array
    {
        $products = [];
        foreach ($order['line_items'] ?? [] as $line) {
            $product = ($this->product)($line);
            if ($product !== null) {
                array_push($products, ...$this->line($line, $product, self::text($order, 'currency')));
            }
        }

        return $products;
    }

    /**
     * A line total may not be divisible by the quantity: 3 for 10.00 become 2 at 3.33 and 1 at 3.34.
     *
     * @param array<string, mixed> $line
     * @param array<string, mixed> $product
     *
     * @return list<Product>
     */
    private function line(array $line, array $product, string $currency): array
    {
        $quantity = (int) ($line['quantity'] ?? 0);
        if ($quantity < 1) {
            return [];
        }
        $subtotal = Amount::minor($line['subtotal'] ?? 0, $currency);
        $more = $subtotal % $quantity;
        $price = intdiv($subtotal, $quantity);
        $name = self::text($line, 'name', 'Product');
        $common = ['name' => self::first($name, 500), 'currency' => $currency] + $this->measures->of($product, $name);
        $of = static fn (int $count, int $minor): array => ['quantity' => $count, 'price' => Amount::major($minor, $currency)] + $common;

        return $more === 0 ? [$of($quantity, $price)] : [$of($quantity - $more, $price), $of($more, $price + 1)];
    }

    /**
     * @param WooOrder $order
     *
     * @return Customer
     */
    private static function customer(array $order): array
    {
        $recipient = self::recipient($order);
        $billing = $order['billing'] ?? [];
        $company = self::text($recipient, 'company', '-');
        $firstName = self::text($recipient, 'first_name', $company);
        $phone = self::text($recipient, 'phone', self::text($billing, 'phone'));

        return [
            'firstName' => $firstName,
            'lastName' => self::text($recipient, 'last_name', $firstName),
            'email' => self::text($billing, 'email'),
        ] + ($phone === '' ? [] : ['phone' => $phone]);
    }

    /**
     * WooCommerce may leave the shipping address empty if it is the billing address.
     *
     * @param WooOrder $order
     *
     * @return array<string, mixed>
     */
    private static function recipient(array $order): array
    {
        $shipping = $order['shipping'] ?? [];

        return self::text($shipping, 'address_1') === '' ? $order['billing'] ?? [] : $shipping;
    }

    /**
     * @param array<string, mixed> $given
     *
     * @return Address
     */
    private static function address(array $given): array
    {
        $lines = array_filter([self::text($given, 'company'), self::text($given, 'address_1'), self::text($given, 'address_2')]);

        return [
            'address' => implode(', ', $lines),
            'city' => self::text($given, 'city'),
            'state' => self::text($given, 'state') ?: null,
            'countryCode' => self::text($given, 'country'),
            'zip' => self::text($given, 'postcode'),
        ];
    }

    /** @param array<string, mixed> $from */
    private static function text(array $from, string $key, string $otherwise = ''): string
    {
        $text = trim((string) ($from[$key] ?? ''));

        return $text === '' ? $otherwise : $text;
    }

    /** Without mbstring, which some hosts lack. */
    private static function first(string $text, int $characters): string
    {
        return preg_match("/^.{0,$characters}/us", $text, $match) === 1 ? $match[0] : $text;
    }
}
