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
     * @param null|array{grams: float, length: float, width: float, height: float} $defaultParcel of one unit of a product without
     *                                                                                    weight or dimensions; without it such a product is refused
     * @param list<string>                                                 $paidStatuses  states of orders that are paid, or owed at the door
     */
    public function __construct(
        private readonly string $shopDomain,
        private readonly array $origin,
        private readonly \Closure $product,
        string $weightUnit = 'kg',
        string $dimensionUnit = 'cm',
        private readonly array $cashMethods = ['cod'],
        ?array $defaultParcel = null,
        private readonly array $paidStatuses = ['processing', 'completed'],
    ) {
        $this->measures = new Measures($weightUnit, $dimensionUnit, $defaultParcel);
    }

    /**
     * For `$store->placeOrder`.
     *
     * @param WooOrder    $order
     * @param null|string $carrier the service that the shopper chose: `service_code` of a rate
     *
     * @return OrderRequest
     *
     * @throws \InvalidArgumentException if it is not known to be paid or owed, or has nothing left to ship
     */
    public function order(array $order, ?string $carrier = null): array
    {
        $this->assertPaidOrOwed($order);
        $products = $this->products($order);
        if ($products === []) {
            throw new \InvalidArgumentException('The order has nothing left to ship: its items were refunded or need no shipping.');
        }

        return [
            'order' => $this->facts($order, $products) + ($carrier === null ? [] : ['carrier' => $carrier]),
            'customer' => self::customer($order),
            'origin' => $this->origin,
            'destination' => self::address(self::recipient($order)) + self::note($order),
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
            // The discount of the whole order may be more than the goods that refunds have left are worth.
            'discount' => min($amount('discount_total'), Amount::major($sum + Amount::minor($order['total_tax'] ?? 0, $currency), $currency)),
            'shippingFee' => $amount('shipping_total'),
            'total' => $amount('total'),
            'currency' => $currency,
            'paymentStatus' => $this->paymentStatus($order),
            'paymentMethod' => self::first(self::text($order, 'payment_method_title'), 50),
        ] + ($this->paymentStatus($order) === 'postpaid' ? ['collectionAmount' => Amount::major(self::owed($order, $currency), $currency)] : []);
    }

    /**
     * The total less what was refunded: WooCommerce lists refunds as negative amounts.
     *
     * @param WooOrder $order
     */
    private static function owed(array $order, string $currency): int
    {
        $refunds = array_map(static fn (array $refund): int => abs(Amount::minor($refund['total'] ?? 0, $currency)), $order['refunds'] ?? []);

        return max(0, Amount::minor($order['total'] ?? 0, $currency) - array_sum($refunds));
    }

    /** @param WooOrder $order */
    private function assertPaidOrOwed(array $order): void
    {
        $status = preg_replace('/^wc-/', '', self::text($order, 'status'));
        if (!in_array($status, $this->paidStatuses, true)) {
            $shown = $status === '' ? 'without a status' : "\"$status\"";
            throw new \InvalidArgumentException("The order is $shown: only orders that are " . implode(' or ', $this->paidStatuses) . ' are shipped.');
        }
    }

    /** @param WooOrder $order */
    private function paymentStatus(array $order): string
    {
        $isCash = in_array($order['payment_method'] ?? '', $this->cashMethods, true);

        return $isCash && self::owed($order, self::text($order, 'currency')) > 0 ? 'postpaid' : 'prepaid';
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
                array_push($products, ...$this->line($line, $product, $order));
            }
        }

        return $products;
    }

    /**
     * A line total may not be divisible by the quantity: 3 for 10.00 become 2 at 3.33 and 1 at 3.34.
     *
     * @param array<string, mixed> $line
     * @param array<string, mixed> $product
     * @param WooOrder             $order
     *
     * @return list<Product>
     */
    private function line(array $line, array $product, array $order): array
    {
        $currency = self::text($order, 'currency');
        $ordered = (int) ($line['quantity'] ?? 0);
        $quantity = $ordered - self::refundedUnits($order, $line);
        if ($quantity < 1 || ($product['virtual'] ?? false) === true) {
            return [];
        }
        $subtotal = intdiv(Amount::minor($line['subtotal'] ?? 0, $currency) * $quantity, $ordered);
        $more = $subtotal % $quantity;
        $price = intdiv($subtotal, $quantity);
        $name = self::text($line, 'name', 'Product');
        $common = ['name' => self::first($name, 500), 'currency' => $currency] + $this->measures->of($product, $name);
        $of = static fn (int $count, int $minor): array => ['quantity' => $count, 'price' => Amount::major($minor, $currency)] + $common;

        return $more === 0 ? [$of($quantity, $price)] : [$of($quantity - $more, $price), $of($more, $price + 1)];
    }

    /**
     * A line of a refund names the line of the order that it is of, and has a negative quantity.
     *
     * @param WooOrder             $order
     * @param array<string, mixed> $line
     */
    private static function refundedUnits(array $order, array $line): int
    {
        $units = 0;
        foreach ($order['refunds'] ?? [] as $refund) {
            foreach ($refund['line_items'] ?? [] as $refunded) {
                foreach ($refunded['meta_data'] ?? [] as $meta) {
                    if (($meta['key'] ?? '') === '_refunded_item_id' && (int) $meta['value'] === (int) ($line['id'] ?? -1)) {
                        $units += abs((int) ($refunded['quantity'] ?? 0));
                    }
                }
            }
        }

        return $units;
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
        $named = self::text($recipient, 'first_name', self::text($recipient, 'last_name'));
        // The company of the address takes the parcel where no person is named.
        $otherwise = $named !== '' ? $named : (self::text($recipient, 'company') === '' ? '-' : '');
        $phone = self::text($recipient, 'phone', self::text($billing, 'phone'));

        return [
            'firstName' => self::text($recipient, 'first_name', $otherwise),
            'lastName' => self::text($recipient, 'last_name', $otherwise),
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
        $billing = $order['billing'] ?? [];
        $isEmpty = self::text($shipping, 'address_1') . self::text($shipping, 'address_2') === '';
        $isElsewhere = !in_array(self::text($shipping, 'city'), ['', self::text($billing, 'city')], true);

        return $isEmpty && !$isElsewhere ? $billing : $shipping;
    }

    /**
     * @param array<string, mixed> $given
     *
     * @return Address
     */
    private static function address(array $given): array
    {
        $lines = array_unique(array_filter(
            [self::text($given, 'address_1'), self::text($given, 'address_2')],
            static fn (string $line): bool => $line !== '',
        ));
        $company = self::text($given, 'company');

        return [
            'address' => implode(', ', $lines),
            'city' => self::text($given, 'city'),
            'state' => self::text($given, 'state') ?: null,
            'countryCode' => self::text($given, 'country'),
            'zip' => self::text($given, 'postcode'),
        ] + ($company === '' ? [] : ['company' => self::first($company, 100)]);
    }

    /**
     * @param WooOrder $order
     *
     * @return array{deliveryNote?: string}
     */
    private static function note(array $order): array
    {
        $note = self::text($order, 'customer_note');

        return $note === '' ? [] : ['deliveryNote' => self::first($note, 500)];
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
