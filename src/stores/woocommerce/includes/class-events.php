<?php
/**
 * What events do to orders.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

/**
 * Follows events. The same event, and an older one than was followed already, changes nothing.
 */
final class Events {

	public const FOLLOWED = 'followed';
	public const IGNORED  = 'ignored';
	public const UNKNOWN  = 'unknown';
	public const STALE    = 'stale';
	public const LATER    = 'later';

	/**
	 * Follows one event.
	 *
	 * @param string               $name Such as shipment.update.
	 * @param array<string, mixed> $data Its data.
	 * @return string One of the outcomes above.
	 */
	public static function follow( string $name, array $data ): string {
		$shipment_id = self::text( $data, 'shipment_id' );
		if ( 'shipment.update' !== $name || '' === $shipment_id || '' === self::text( $data, 'status' ) || ! is_int( $data['sequence'] ?? null ) ) {
			return self::IGNORED;
		}
		$row = Shipments::find( $shipment_id );
		if ( null === $row ) {
			return Shipments::is_being_placed( self::text( $data, 'order_reference' ) ) ? self::LATER : self::UNKNOWN;
		}
		return Shipments::locked( $row['id'], static fn( array $row ): string => self::take( $row, $data ) ) ?? self::LATER;
	}

	/**
	 * Changes the order first, and remembers the event last: a process that dies in between gets it again.
	 *
	 * @param array<string, mixed> $row  The shipment.
	 * @param array<string, mixed> $data Of the event.
	 */
	private static function take( array $row, array $data ): string {
		if ( $data['sequence'] <= $row['sequence'] ) {
			return self::STALE;
		}
		$order = wc_get_order( $row['order_id'] );
		$next  = array(
			'status'       => $data['status'],
			'awb'          => self::text( $data, 'awb' ) ?: $row['awb'], // phpcs:ignore Universal.Operators.DisallowShortTernary
			'tracking_url' => self::text( $data, 'tracking_url' ) ?: $row['tracking_url'], // phpcs:ignore Universal.Operators.DisallowShortTernary
		);
		if ( $order instanceof \WC_Order ) {
			// Mails of the changes below show the new status.
			Shipments::change( $row['id'], $next );
			self::change_order( $order, $row, $next + $row, $data );
		}
		Shipments::change( $row['id'], $next + array( 'sequence' => $data['sequence'] ) );
		return self::FOLLOWED;
	}

	/**
	 * Notes the step, and completes the order where that is set.
	 *
	 * @param \WC_Order            $order  The order.
	 * @param array<string, mixed> $before The shipment before.
	 * @param array<string, mixed> $row    The shipment now.
	 * @param array<string, mixed> $data   Of the event.
	 */
	private static function change_order( \WC_Order $order, array $before, array $row, array $data ): void {
		if ( ! $row['is_return'] && null !== $row['awb'] && $order->get_meta( Shipper::AWB_META ) !== $row['awb'] ) {
			$order->update_meta_data( Shipper::AWB_META, $row['awb'] );
			$order->save_meta_data();
		}
		if ( $before['status'] !== $row['status'] ) {
			$order->add_order_note( esc_html( self::note( $row, $data ) ) );
		}
		if ( $row['is_return'] ) {
			return;
		}
		self::tell_shopper( $order, $before, $row );
		$complete_on = Settings::get( 'complete_on' );
		$is_due      = 'delivered' === $row['status'] || ( 'picked_up' === $complete_on && Statuses::is_on_its_way( $row['status'] ) );
		if ( 'never' !== $complete_on && $is_due && $order->has_status( array( 'processing', 'on-hold' ) ) ) {
			$order->update_status( 'completed' );
		}
	}

	/**
	 * Mails the shopper once, with a note for them, when the parcel has been picked up.
	 *
	 * @param \WC_Order            $order  The order.
	 * @param array<string, mixed> $before The shipment before.
	 * @param array<string, mixed> $row    The shipment now.
	 */
	private static function tell_shopper( \WC_Order $order, array $before, array $row ): void {
		if ( 'yes' !== Settings::get( 'notify' ) || ! Statuses::is_before_pickup( $before['status'] ) || ! Statuses::is_on_its_way( $row['status'] ) ) {
			return;
		}
		/* translators: %s: address of a page. */
		$where = null === $row['tracking_url'] ? '' : sprintf( __( 'Follow it here: %s', 'shipgraph-for-woocommerce' ), $row['tracking_url'] );
		$order->add_order_note( esc_html( trim( __( 'Your parcel is on its way.', 'shipgraph-for-woocommerce' ) . ' ' . $where ) ), 1 );
	}

	/**
	 * The note of a step.
	 *
	 * @param array<string, mixed> $row  The shipment.
	 * @param array<string, mixed> $data Of the event.
	 */
	public static function note( array $row, array $data ): string {
		$template = $row['is_return']
			/* translators: 1: number of the return, 2: its status. */
			? __( 'Return %1$s: %2$s.', 'shipgraph-for-woocommerce' )
			/* translators: 1: number of the shipment, 2: its status. */
			: __( 'Shipment %1$s: %2$s.', 'shipgraph-for-woocommerce' );
		$reason = self::text( $data, 'failure_reason' );
		return trim( sprintf( $template, $row['shipment_id'], Statuses::label( $row['status'] ) ) . ' ' . $reason );
	}

	/**
	 * A text of an event.
	 *
	 * @param array<string, mixed> $data  Of the event.
	 * @param string               $field Name of the field.
	 */
	private static function text( array $data, string $field ): string {
		return is_string( $data[ $field ] ?? null ) ? $data[ $field ] : '';
	}
}
