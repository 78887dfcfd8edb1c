<?php
/**
 * The statuses of a parcel.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

/**
 * What each status is called, what follows from it, and what can be done then.
 */
final class Statuses {

	private const BEFORE_PICKUP = array( 'new', 'fulfilled', 'pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected' );
	private const WITHOUT_LABEL = array( '', 'new', 'fulfilled', 'cancelled' );
	private const ENDED         = array( 'delivered', 'cancelled' );
	private const ON_ITS_WAY    = array( 'picked_up', 'at_sorting', 'verified', 'ready_to_book', 'booked', 'in_transit' );

	/**
	 * Whether the shipment can still be cancelled.
	 *
	 * @param string $status The status.
	 */
	public static function is_before_pickup( string $status ): bool {
		return in_array( $status, self::BEFORE_PICKUP, true );
	}

	/**
	 * Whether the label can be printed.
	 *
	 * @param string $status The status.
	 */
	public static function has_label( string $status ): bool {
		return ! in_array( $status, self::WITHOUT_LABEL, true );
	}

	/**
	 * Whether anything of the shipment may still change.
	 *
	 * @param string $status The status.
	 */
	public static function is_open( string $status ): bool {
		return '' !== $status && ! in_array( $status, self::ENDED, true );
	}

	/**
	 * Whether the parcel has left the shop and is going to the shopper.
	 *
	 * @param string $status The status.
	 */
	public static function is_on_its_way( string $status ): bool {
		return in_array( $status, self::ON_ITS_WAY, true );
	}

	/**
	 * A status in words for the merchant.
	 *
	 * @param string $status The status.
	 */
	public static function label( string $status ): string {
		$labels = array(
			'new'               => __( 'New', 'shipgraph-for-woocommerce' ),
			'fulfilled'         => __( 'Packed', 'shipgraph-for-woocommerce' ),
			'pickup'            => __( 'Pickup booked', 'shipgraph-for-woocommerce' ),
			'in_transit_pickup' => __( 'Driver on the way', 'shipgraph-for-woocommerce' ),
			'pickup_failed'     => __( 'Pickup failed', 'shipgraph-for-woocommerce' ),
			'not_collected'     => __( 'Not collected', 'shipgraph-for-woocommerce' ),
			'picked_up'         => __( 'Picked up', 'shipgraph-for-woocommerce' ),
			'at_sorting'        => __( 'At the sorting hub', 'shipgraph-for-woocommerce' ),
			'verified'          => __( 'Weighed and measured', 'shipgraph-for-woocommerce' ),
			'ready_to_book'     => __( 'Ready to book', 'shipgraph-for-woocommerce' ),
			'booked'            => __( 'Booked', 'shipgraph-for-woocommerce' ),
			'in_transit'        => __( 'Out for delivery', 'shipgraph-for-woocommerce' ),
			'on_hold'           => __( 'On hold', 'shipgraph-for-woocommerce' ),
			'failed'            => __( 'Delivery failed', 'shipgraph-for-woocommerce' ),
			'return_to_sender'  => __( 'Coming back', 'shipgraph-for-woocommerce' ),
			'delivered'         => __( 'Delivered', 'shipgraph-for-woocommerce' ),
			'cancelled'         => __( 'Cancelled', 'shipgraph-for-woocommerce' ),
		);
		return $labels[ $status ] ?? $status;
	}

	/**
	 * What happens next, in a sentence for the merchant; empty if nothing does.
	 *
	 * @param string $status The status.
	 */
	public static function next( string $status ): string {
		switch ( $status ) {
			case 'new':
				return __( 'Pack the parcel, then press "Packed".', 'shipgraph-for-woocommerce' );
			case 'fulfilled':
				return __( 'The pickup is booked next, by your carrier or by you in shipgraph. Then the label can be printed.', 'shipgraph-for-woocommerce' );
			case 'pickup':
			case 'in_transit_pickup':
				return __( 'Print the label and put it on the parcel. A driver picks it up.', 'shipgraph-for-woocommerce' );
			case 'pickup_failed':
			case 'not_collected':
				return __( 'The parcel was not picked up. A new pickup is booked.', 'shipgraph-for-woocommerce' );
			case 'on_hold':
				return __( 'The delivery waits for an answer. See the shipment in shipgraph.', 'shipgraph-for-woocommerce' );
			case 'failed':
			case 'return_to_sender':
				return __( 'The parcel comes back to you.', 'shipgraph-for-woocommerce' );
			case 'cancelled':
				return __( 'Nothing is delivered. You can ship the order again.', 'shipgraph-for-woocommerce' );
			default:
				return '';
		}
	}

	/**
	 * A status in words for the shopper.
	 *
	 * @param string $status The status.
	 */
	public static function for_shopper( string $status ): string {
		switch ( $status ) {
			case 'new':
				return __( 'We are preparing your parcel.', 'shipgraph-for-woocommerce' );
			case 'fulfilled':
			case 'pickup':
			case 'in_transit_pickup':
			case 'pickup_failed':
			case 'not_collected':
				return __( 'Your parcel is packed and waits for the driver.', 'shipgraph-for-woocommerce' );
			case 'in_transit':
				return __( 'Your parcel is out for delivery.', 'shipgraph-for-woocommerce' );
			case 'on_hold':
				return __( 'The delivery of your parcel is delayed.', 'shipgraph-for-woocommerce' );
			case 'failed':
			case 'return_to_sender':
				return __( 'Your parcel could not be delivered and goes back to us.', 'shipgraph-for-woocommerce' );
			case 'delivered':
				return __( 'Your parcel was delivered.', 'shipgraph-for-woocommerce' );
			case 'cancelled':
				return '';
			default:
				return __( 'Your parcel is on its way.', 'shipgraph-for-woocommerce' );
		}
	}
}
