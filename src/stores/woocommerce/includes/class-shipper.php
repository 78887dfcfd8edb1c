<?php
/**
 * Ships, changes, cancels and returns.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

use Shipgraph\Exception\ApiError;
use Shipgraph\Exception\ShipgraphException;
use Shipgraph\File;
use Shipgraph\Store;

defined( 'ABSPATH' ) || exit;

/**
 * What can be done with the shipment of an order. Each function returns null, or the problem that it met, which is then also shown with
 * the order.
 */
final class Shipper {

	/** Kept for searches, exports and other plugins. */
	public const SHIPMENT_META = '_shipgraph_shipment';
	public const AWB_META      = '_shipgraph_awb';

	/**
	 * Creates the shipment of an order, unless there is one, and says that it is packed where that is wanted.
	 *
	 * @param \WC_Order $order  The order.
	 * @param bool      $packed Whether the parcel is packed.
	 */
	public static function ship( \WC_Order $order, bool $packed ): ?Problem {
		$known = Shipments::latest( $order->get_id() );
		if ( null === ( $known['shipment_id'] ?? null ) && ! in_array( $order->get_status(), Order_Data::paid_statuses( $order ), true ) ) {
			return Problem::named( 'ORDER_NOT_PAID', __( 'An order is shipped once it is processing: then it is paid, or is paid at the door.', 'shipgraph-for-woocommerce' ) );
		}
		$row = Shipments::open( $order->get_id() );
		return self::work_on(
			$row,
			static function ( Store $store, array $row ) use ( $order, $packed ): void {
				if ( null === $row['shipment_id'] ) {
					$row = self::place( $store, $order, $row );
				}
				if ( $packed && 'new' === $row['status'] ) {
					$store->fulfil( $row['number'] );
					Shipments::change( $row['id'], array( 'status' => 'fulfilled' ) );
					$order->add_order_note( esc_html( Events::note( array( 'status' => 'fulfilled' ) + $row, array() ) ) );
				}
			}
		);
	}

	/**
	 * Says that the parcel of an order is packed.
	 *
	 * @param \WC_Order $order The order.
	 */
	public static function pack( \WC_Order $order ): ?Problem {
		return self::ship( $order, true );
	}

	/**
	 * Cancels the shipment of an order at the service.
	 *
	 * @param \WC_Order $order The order.
	 */
	public static function cancel( \WC_Order $order ): ?Problem {
		$row = Shipments::latest( $order->get_id() );
		if ( null === $row || 'cancelled' === $row['status'] ) {
			return null;
		}
		return self::work_on(
			$row,
			static function ( Store $store, array $row ) use ( $order ): void {
				if ( 'cancelled' === $row['status'] ) {
					return;
				}
				self::cancel_at_service( $store, $row );
				Shipments::change( $row['id'], array( 'status' => 'cancelled' ) );
				if ( null !== $row['shipment_id'] ) {
					/* translators: %s: number of the shipment. */
					$order->add_order_note( sprintf( __( 'Shipment %s was cancelled.', 'shipgraph-for-woocommerce' ), $row['shipment_id'] ) );
				}
			}
		);
	}

	/**
	 * Sends changes of the address, the contact and the amount to collect.
	 *
	 * @param \WC_Order $order The order.
	 */
	public static function sync( \WC_Order $order ): ?Problem {
		$row = Shipments::latest( $order->get_id() );
		if ( null === $row || null === $row['shipment_id'] || ! Statuses::is_open( $row['status'] ) ) {
			return null;
		}
		return self::work_on(
			$row,
			static function ( Store $store, array $row ) use ( $order ): void {
				$parts   = Order_Data::changeable( $order );
				$now     = Order_Data::fingerprints( $parts );
				$changed = array_diff_assoc( $now, (array) json_decode( (string) $row['sent'], true ) );
				if ( null === $parts || array() === $changed ) {
					return;
				}
				$changes = array_intersect_key( $parts, $changed );
				$changes = array_diff_key( $changes, array( 'payment' => true ) ) + array_filter( $changes['payment'] ?? array(), static fn( $value ): bool => null !== $value );
				$updated = $store->updateOrder( (string) $row['service_order'], $changes );
				Shipments::change(
					$row['id'],
					array(
						'sent'       => wp_json_encode( $now ),
						'collection' => self::amount( (float) $parts['payment']['collectionAmount'], $order->get_currency() ),
					)
				);
				self::note_warnings( $order, __( 'The changes were sent to shipgraph.', 'shipgraph-for-woocommerce' ), $updated['warnings'] );
			}
		);
	}

	/**
	 * Creates the return of the delivered parcel of an order.
	 *
	 * @param \WC_Order $order  The order.
	 * @param string    $reason Why it comes back.
	 */
	public static function take_back( \WC_Order $order, string $reason ): ?Problem {
		$row = Shipments::latest( $order->get_id() );
		if ( null === $row || null === $row['shipment_id'] ) {
			return Problem::named( 'NOT_DELIVERED' );
		}
		return self::work_on(
			$row,
			static function ( Store $store, array $row ) use ( $order, $reason ): void {
				$created = $store->createReturn(
					array( 'shipment_id' => $row['shipment_id'] ) + ( '' === $reason ? array() : array( 'returnReason' => $reason ) )
				);
				Shipments::add_return( $order->get_id(), $created['shipment_id'], (string) ( $created['tracking_url'] ?? '' ) );
				/* translators: %s: number of the return. */
				$order->add_order_note( sprintf( __( 'Return %s was created. The parcel is picked up from the shopper.', 'shipgraph-for-woocommerce' ), $created['shipment_id'] ) );
			}
		);
	}

	/**
	 * The label of a shipment.
	 *
	 * @param string $shipment_id The shipment.
	 * @return File|Problem
	 */
	public static function label( string $shipment_id ) {
		$size = Settings::get( 'label' );
		return self::asked(
			static fn( Store $store ): File => 'label' === $size
				? $store->label( $shipment_id, format: 'label', lang: self::label_language() )
				: $store->label( $shipment_id, size: $size, lang: self::label_language() )
		);
	}

	/**
	 * The labels of several shipments in one file.
	 *
	 * @param list<string> $shipment_ids At most 100.
	 * @return File|Problem
	 */
	public static function labels( array $shipment_ids ) {
		$size = Settings::get( 'label' );
		return self::asked( static fn( Store $store ): File => $store->labels( $shipment_ids, 'label' === $size ? '4x6' : $size, self::label_language() ) );
	}

	/**
	 * The job of ship(): tries again where that can help.
	 *
	 * @param mixed $order_id The order.
	 * @param mixed $packed   Whether it is packed.
	 */
	public static function ship_later( $order_id, $packed = false ): void {
		$order = wc_get_order( (int) $order_id );
		if ( ! $order instanceof \WC_Order ) {
			return;
		}
		$problem = self::ship( $order, (bool) $packed );
		if ( null !== $problem && $problem->passes ) {
			Jobs::again( Jobs::SHIP, array( (int) $order_id, (bool) $packed ), Shipments::latest( (int) $order_id )['attempts'] );
		}
	}

	/**
	 * The job of sync().
	 *
	 * @param mixed $order_id The order.
	 */
	public static function sync_later( $order_id ): void {
		self::later( Jobs::SYNC, (int) $order_id, array( self::class, 'sync' ) );
	}

	/**
	 * The job of cancel().
	 *
	 * @param mixed $order_id The order.
	 */
	public static function cancel_later( $order_id ): void {
		self::later( Jobs::CANCEL, (int) $order_id, array( self::class, 'cancel' ) );
	}

	/**
	 * Does a job, and once more later where that can help.
	 *
	 * @param string                        $job      The job.
	 * @param int                           $order_id The order.
	 * @param callable(\WC_Order): ?Problem $work     What it does.
	 */
	private static function later( string $job, int $order_id, callable $work ): void {
		$order = wc_get_order( $order_id );
		if ( ! $order instanceof \WC_Order ) {
			return;
		}
		$problem = $work( $order );
		if ( null !== $problem && $problem->passes ) {
			Jobs::again( $job, array( $order_id ), Shipments::latest( $order_id )['attempts'] );
		}
	}

	/**
	 * An order whose answer was lost may be there or not.
	 *
	 * @param Store                $store The service.
	 * @param array<string, mixed> $row   The row of the parcel.
	 * @throws ApiError If the service refuses.
	 */
	private static function cancel_at_service( Store $store, array $row ): void {
		if ( null === $row['shipment_id'] && 0 === $row['attempts'] ) {
			return;
		}
		try {
			$store->cancelOrder( $row['number'] );
		} catch ( ApiError $error ) {
			if ( null !== $row['shipment_id'] || 'ORDER_NOT_FOUND' !== $error->errorCode ) {
				throw $error;
			}
		}
	}

	/**
	 * Sends the order and stores its shipment.
	 *
	 * @param Store                $store The service.
	 * @param \WC_Order            $order The order.
	 * @param array<string, mixed> $row   The row of the parcel.
	 * @return array<string, mixed> The row as it is then.
	 */
	private static function place( Store $store, \WC_Order $order, array $row ): array {
		$position  = Shipments::position( $row );
		$reference = $order->get_order_number() . ( 1 === $position ? '' : "-$position" );
		Shipments::change( $row['id'], array( 'reference' => $reference ) );

		$request = Order_Data::request( $order, $row['number'], $reference );
		$placed  = $store->placeOrder( $request );
		$changes = array(
			'shipment_id'   => $placed['shipment_id'],
			'service_order' => $placed['orderId'],
			'service'       => $placed['carrierName'],
			'status'        => 'new',
			'awb'           => $placed['awbAssigned'] ? $placed['awb'] : null,
			'tracking_url'  => $placed['tracking_url'],
			'collection'    => self::amount( (float) $placed['collectionAmount'], $request['order']['currency'] ),
			'sent'          => wp_json_encode( Order_Data::fingerprints( Order_Data::changeable( $order ) ) ),
		);
		Shipments::change( $row['id'], $changes );
		$order->update_meta_data( self::SHIPMENT_META, $placed['shipment_id'] );
		$order->save_meta_data();
		/* translators: 1: number of the shipment, 2: name of a service such as Express. */
		self::note_warnings( $order, sprintf( __( 'Shipment %1$s was created: %2$s.', 'shipgraph-for-woocommerce' ), $placed['shipment_id'], $placed['carrierName'] ), $placed['warnings'] );
		return $changes + $row;
	}

	/**
	 * Does something with a shipment while no other process does, and keeps what went wrong.
	 *
	 * @param array<string, mixed>                        $row  The row.
	 * @param callable(Store, array<string, mixed>): void $work What to do.
	 */
	private static function work_on( array $row, callable $work ): ?Problem {
		$connection = Connection::get();
		if ( null === $connection ) {
			return Problem::named( 'NOT_CONNECTED' );
		}
		$done = Shipments::locked(
			$row['id'],
			static function ( array $row ) use ( $connection, $work ) {
				try {
					$work( $connection->store(), $row );
					$problem = null;
				} catch ( ShipgraphException | \InvalidArgumentException $error ) {
					$problem = Problem::of( $error );
					$problem->log( "Order {$row['order_id']}" );
				}
				$attempts = null === $problem ? 0 : $row['attempts'] + 1;
				Shipments::change( $row['id'], array( 'problem' => $problem?->to_json(), 'attempts' => $attempts ) ); // phpcs:ignore WordPress.Arrays
				return $problem ?? true;
			}
		);
		if ( null === $done ) {
			return Problem::named( 'IN_PROGRESS', __( 'This order is being worked on. Try again in a minute.', 'shipgraph-for-woocommerce' ) );
		}
		return true === $done ? null : $done;
	}

	/**
	 * Asks the service for something that changes nothing.
	 *
	 * @template T
	 * @param callable(Store): T $question The question.
	 * @return T|Problem
	 */
	private static function asked( callable $question ) {
		$connection = Connection::get();
		if ( null === $connection ) {
			return Problem::named( 'NOT_CONNECTED' );
		}
		try {
			return $question( $connection->store() );
		} catch ( ShipgraphException | \InvalidArgumentException $error ) {
			return Problem::of( $error );
		}
	}

	/**
	 * Adds a note to the order, with what the service warns of.
	 *
	 * @param \WC_Order                  $order    The order.
	 * @param string                     $note     What happened.
	 * @param list<array<string, mixed>> $warnings Of the service.
	 */
	private static function note_warnings( \WC_Order $order, string $note, array $warnings ): void {
		$messages = array_map( static fn( array $warning ): string => (string) $warning['message'], $warnings );
		$order->add_order_note( esc_html( implode( ' ', array( $note, ...$messages ) ) ) );
	}

	/**
	 * An amount as it is shown; null if nothing is collected.
	 *
	 * @param float  $amount   The amount.
	 * @param string $currency Its currency.
	 */
	private static function amount( float $amount, string $currency ): ?string {
		return $amount > 0 ? "$amount $currency" : null;
	}

	/**
	 * Labels come in English and Arabic.
	 */
	private static function label_language(): string {
		return str_starts_with( get_locale(), 'ar' ) ? 'ar' : 'en';
	}
}
