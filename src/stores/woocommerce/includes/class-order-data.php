<?php
/**
 * Orders as the service takes them.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

use Shipgraph\Woo\OrderMapper;

defined( 'ABSPATH' ) || exit;

/**
 * Reads orders by the getters of WooCommerce only, so that the storage of orders does not matter.
 */
final class Order_Data {

	/**
	 * The request that places an order.
	 *
	 * @param \WC_Order $order     The order.
	 * @param int       $number    Its number at the service.
	 * @param string    $reference Its name for people.
	 * @return array<string, mixed>
	 * @throws \InvalidArgumentException If it cannot be shipped, with the reason.
	 */
	public static function request( \WC_Order $order, int $number, string $reference ): array {
		$chosen  = self::chosen( $order );
		$request = self::mapper( self::paid_statuses( $order ) )->order( self::read( $order, $number, $reference ), '' === $chosen['service'] ? null : $chosen['service'] );

		$request['order'] += array( 'locale' => self::locale( $order ) );
		if ( '' !== $chosen['rate'] ) {
			$request['order']['rateId'] = $chosen['rate'];
		}
		/**
		 * Changes what is sent to shipgraph.
		 *
		 * @param array<string, mixed> $request As the guide "Connect a store" describes it.
		 * @param \WC_Order            $order   The order.
		 */
		return apply_filters( 'shipgraph_order', $request, $order );
	}

	/**
	 * States of orders that are paid, or paid at the door.
	 *
	 * @param \WC_Order $order The order.
	 * @return list<string>
	 */
	public static function paid_statuses( \WC_Order $order ): array {
		return array_values( apply_filters( 'shipgraph_paid_statuses', wc_get_is_paid_statuses(), $order ) );
	}

	/**
	 * What may still change after the order was placed: who gets it, where, and what is collected.
	 *
	 * @param \WC_Order $order The order.
	 * @return array<string, mixed>|null Null if nothing of it is left to ship.
	 */
	public static function changeable( \WC_Order $order ): ?array {
		try {
			$request = self::mapper( array( $order->get_status() ) )->order( self::read( $order, $order->get_id(), '' ) );
		} catch ( \InvalidArgumentException $error ) {
			return null;
		}
		return array(
			'customer'           => $request['customer'],
			'destinationAddress' => $request['destination'],
			'payment'            => array(
				'orderPaymentStatus' => $request['order']['paymentStatus'],
				'collectionAmount'   => $request['order']['collectionAmount'] ?? null,
			),
		);
	}

	/**
	 * A fingerprint of each part that may change, so that no personal data is kept twice.
	 *
	 * @param array<string, mixed>|null $parts From changeable().
	 * @return array<string, string>
	 */
	public static function fingerprints( ?array $parts ): array {
		return array_map( static fn( array $part ): string => md5( (string) wp_json_encode( $part ) ), $parts ?? array() );
	}

	/**
	 * The request for prices of a package of the cart.
	 *
	 * @param array<string, mixed> $package The package.
	 * @param bool                 $cash    Whether cash is collected.
	 * @return array<string, mixed>|null Null while the place is not known well enough, or if nothing is shipped.
	 * @throws \InvalidArgumentException If a product cannot be measured.
	 */
	public static function rate_request( array $package, bool $cash ): ?array {
		$place = $package['destination'];
		$city  = trim( (string) ( $place['city'] ?? '' ) );
		if ( '' === ( $place['country'] ?? '' ) || '' === $city ) {
			return null;
		}
		$lines = array();
		foreach ( $package['contents'] as $key => $item ) {
			$lines[] = array(
				'id'       => $key,
				'name'     => $item['data']->get_name(),
				'quantity' => $item['quantity'],
				'subtotal' => $item['line_subtotal'] ?? 0,
				'product'  => $item['data'],
			);
		}
		$street  = trim( (string) ( $place['address_1'] ?? $place['address'] ?? '' ) );
		$request = self::mapper( array() )->rateRequest(
			array(
				'currency'       => get_woocommerce_currency(),
				'total'          => max( 0.01, (float) ( $package['contents_cost'] ?? 0 ) ),
				'payment_method' => $cash ? self::cash_methods()[0] ?? '' : '',
				'line_items'     => $lines,
				'shipping'       => array(
					// Prices depend on the city: until the street is known, its name stands for it.
					'address_1' => '' === $street ? $city : $street,
					'city'      => $city,
					'state'     => Places::state( $place['country'], (string) ( $place['state'] ?? '' ) ),
					'postcode'  => (string) ( $place['postcode'] ?? '' ),
					'country'   => $place['country'],
				),
			)
		);
		return array() === $request['products'] ? null : $request;
	}

	/**
	 * The service that the shopper chose in the checkout, and the id of its price.
	 *
	 * @param \WC_Order $order The order.
	 * @return array{is_ours: bool, service: string, rate: string}
	 */
	public static function chosen( \WC_Order $order ): array {
		foreach ( $order->get_items( 'shipping' ) as $line ) {
			if ( Shipping_Method::ID === $line->get_method_id() ) {
				return array(
					'is_ours' => true,
					'service' => (string) $line->get_meta( Shipping_Method::SERVICE ),
					'rate'    => (string) $line->get_meta( Shipping_Method::RATE ),
				);
			}
		}
		return array(
			'is_ours' => false,
			'service' => '',
			'rate'    => '',
		);
	}

	/**
	 * Whether anything of an order is sent as a parcel.
	 *
	 * @param \WC_Order $order The order.
	 */
	public static function needs_shipping( \WC_Order $order ): bool {
		foreach ( $order->get_items() as $item ) {
			$product = $item->get_product();
			if ( ! $product || $product->needs_shipping() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the shopper collects the order in the shop.
	 *
	 * @param \WC_Order $order The order.
	 */
	public static function is_collected( \WC_Order $order ): bool {
		foreach ( $order->get_items( 'shipping' ) as $line ) {
			if ( in_array( $line->get_method_id(), array( 'local_pickup', 'pickup_location' ), true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Payment methods with which the driver collects the money.
	 *
	 * @return list<string>
	 */
	public static function cash_methods(): array {
		return Settings::get( 'cash_methods' );
	}

	/**
	 * The mapper of the PHP client, with the settings of this shop.
	 *
	 * @param list<string> $paid States of orders that may be shipped.
	 * @throws \InvalidArgumentException If the sender is not known.
	 */
	private static function mapper( array $paid ): OrderMapper {
		$origin = Settings::origin();
		if ( null === $origin ) {
			throw new \InvalidArgumentException( __( 'Enter in the settings where parcels are sent from.', 'shipgraph-for-woocommerce' ) );
		}
		return new OrderMapper(
			shopDomain: Connection::get()?->domain() ?? '',
			origin: $origin,
			product: array( self::class, 'measures' )( ... ),
			weightUnit: (string) get_option( 'woocommerce_weight_unit', 'kg' ),
			dimensionUnit: (string) get_option( 'woocommerce_dimension_unit', 'cm' ),
			cashMethods: self::cash_methods(),
			defaultParcel: Settings::get( 'parcel' ),
			paidStatuses: $paid,
		);
	}

	/**
	 * Weight and size of the product of a line. A product that was deleted counts as one without both.
	 *
	 * @param array<string, mixed> $line The line.
	 * @return array<string, mixed>|null Null if it is not shipped.
	 */
	public static function measures( array $line ): ?array {
		$product = $line['product'];
		if ( ! $product ) {
			return array();
		}
		return ! $product->needs_shipping() ? null : array(
			'weight'     => $product->get_weight(),
			'dimensions' => array(
				'length' => $product->get_length(),
				'width'  => $product->get_width(),
				'height' => $product->get_height(),
			),
		);
	}

	/**
	 * The order in the format of the REST API of WooCommerce, which the mapper takes.
	 *
	 * @param \WC_Order $order     The order.
	 * @param int       $number    Its number at the service.
	 * @param string    $reference Its name for people.
	 * @return array<string, mixed>
	 */
	private static function read( \WC_Order $order, int $number, string $reference ): array {
		return array(
			'id'                   => $number,
			'number'               => $reference,
			'status'               => $order->get_status(),
			'currency'             => $order->get_currency(),
			'total'                => $order->get_total(),
			'total_tax'            => $order->get_total_tax(),
			'discount_total'       => $order->get_discount_total(),
			'shipping_total'       => $order->get_shipping_total(),
			'payment_method'       => $order->get_payment_method(),
			'payment_method_title' => $order->get_payment_method_title(),
			'customer_note'        => $order->get_customer_note(),
			'billing'              => self::address( $order, 'billing' ),
			'shipping'             => self::address( $order, 'shipping' ),
			'line_items'           => array_map( array( self::class, 'line' ), array_values( $order->get_items() ) ),
			'refunds'              => array_map( array( self::class, 'refund' ), $order->get_refunds() ),
		);
	}

	/**
	 * An address of an order.
	 *
	 * @param \WC_Order $order The order.
	 * @param string    $kind  billing or shipping.
	 * @return array<string, string>
	 */
	private static function address( \WC_Order $order, string $kind ): array {
		$address = $order->get_address( $kind );

		$address['state'] = Places::state( (string) ( $address['country'] ?? '' ), (string) ( $address['state'] ?? '' ) );
		return $address;
	}

	/**
	 * A line of an order.
	 *
	 * @param \WC_Order_Item_Product $item The line.
	 * @return array<string, mixed>
	 */
	private static function line( $item ): array {
		return array(
			'id'       => $item->get_id(),
			'name'     => $item->get_name(),
			'quantity' => $item->get_quantity(),
			'subtotal' => $item->get_subtotal(),
			'product'  => $item->get_product(),
		);
	}

	/**
	 * A refund of an order, whose lines name the lines that they are of.
	 *
	 * @param \WC_Order_Refund $refund The refund.
	 * @return array<string, mixed>
	 */
	private static function refund( $refund ): array {
		$lines = array();
		foreach ( $refund->get_items() as $item ) {
			$lines[] = array(
				'quantity'  => $item->get_quantity(),
				'meta_data' => array(
					array(
						'key'   => '_refunded_item_id',
						'value' => $item->get_meta( '_refunded_item_id' ),
					),
				),
			);
		}
		return array(
			'total'      => $refund->get_total(),
			'line_items' => $lines,
		);
	}

	/**
	 * Language of the shopper, such as ar-AE.
	 *
	 * @param \WC_Order $order The order.
	 */
	private static function locale( \WC_Order $order ): string {
		$user = $order->get_customer_id();
		return str_replace( '_', '-', substr( $user > 0 ? get_user_locale( $user ) : get_locale(), 0, 5 ) );
	}
}
