<?php
/**
 * What happens by itself when an order changes.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

/**
 * Ships orders that are processing, sends changes, and cancels. None of it makes the shopper or the merchant wait.
 */
final class Automation {

	/**
	 * Orders whose changes are already going to be sent.
	 *
	 * @var array<int, true>
	 */
	private static array $synced = array();

	/**
	 * Registers the hooks.
	 */
	public static function register(): void {
		add_action( 'woocommerce_order_status_processing', array( self::class, 'ship' ), 20, 2 );
		add_action( 'woocommerce_order_status_cancelled', array( self::class, 'cancel' ) );
		add_action( 'woocommerce_order_status_refunded', array( self::class, 'cancel' ) );
		add_action( 'woocommerce_update_order', array( self::class, 'sync' ) );
		add_action( 'woocommerce_order_refunded', array( self::class, 'sync' ) );
	}

	/**
	 * Ships an order that has become processing.
	 *
	 * @param int            $order_id The order.
	 * @param \WC_Order|null $order    The same.
	 */
	public static function ship( $order_id, $order = null ): void {
		$order     = $order instanceof \WC_Order ? $order : wc_get_order( $order_id );
		$automatic = Settings::get( 'automatic' );
		if ( ! $order instanceof \WC_Order || 'no' === $automatic || null === Connection::get() || ! Order_Data::needs_shipping( $order ) ) {
			return;
		}
		$is_wanted = Order_Data::chosen( $order )['is_ours'] || ( 'all' === $automatic && ! Order_Data::is_collected( $order ) );
		if ( $is_wanted && null === Shipments::latest( (int) $order_id ) ) {
			Jobs::soon( Jobs::SHIP, array( (int) $order_id, 'yes' === Settings::get( 'packed' ) ) );
		}
	}

	/**
	 * Cancels the shipment of an order that was cancelled or paid back. Once it was picked up, the parcel goes on, and nothing is asked.
	 *
	 * @param int $order_id The order.
	 */
	public static function cancel( $order_id ): void {
		$row = Shipments::latest( (int) $order_id );
		if ( null !== $row && ( '' === $row['status'] || Statuses::is_before_pickup( $row['status'] ) ) ) {
			Jobs::soon( Jobs::CANCEL, array( (int) $order_id ) );
		}
	}

	/**
	 * Sends what has changed in an order whose parcel is not there yet.
	 *
	 * @param int $order_id The order.
	 */
	public static function sync( $order_id ): void {
		$order_id = (int) $order_id;
		if ( isset( self::$synced[ $order_id ] ) ) {
			return;
		}
		$row   = Shipments::latest( $order_id );
		$order = null !== $row && null !== $row['shipment_id'] && Statuses::is_open( $row['status'] ) ? wc_get_order( $order_id ) : null;
		if ( ! $order instanceof \WC_Order || $order->has_status( array( 'cancelled', 'refunded', 'failed', 'trash' ) ) ) {
			return;
		}
		$now = Order_Data::fingerprints( Order_Data::changeable( $order ) );
		if ( array() !== array_diff_assoc( $now, (array) json_decode( (string) $row['sent'], true ) ) ) {
			self::$synced[ $order_id ] = true;
			Jobs::soon( Jobs::SYNC, array( $order_id ) );
		}
	}
}
