<?php
/**
 * The table of shipments.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

// The table is the plugin's own, its name holds nothing foreign, and rows must never be stale: events of one parcel arrive at the same time.
// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.InterpolatedNotPrepared

/**
 * One row for each parcel and each return. It works the same with both kinds of order storage of WooCommerce.
 */
final class Shipments {

	private const VERSION = '1';
	private const OPTION  = 'shipgraph_table';

	/** How long a process may work on a shipment before another may take over, in seconds. */
	private const LEASE = 120;

	/** Numbers of further parcels of an order lie above those of all orders. */
	private const FURTHER = 1_000_000_000_000;

	/**
	 * Name of the table on this site.
	 */
	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'shipgraph_shipments';
	}

	/**
	 * Creates or changes the table.
	 */
	public static function install(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$table = self::table();
		dbDelta(
			"CREATE TABLE $table (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			order_id bigint(20) unsigned NOT NULL,
			number bigint(20) unsigned DEFAULT NULL,
			reference varchar(100) DEFAULT NULL,
			shipment_id varchar(64) DEFAULT NULL,
			is_return tinyint(1) NOT NULL DEFAULT 0,
			service_order varchar(64) DEFAULT NULL,
			service varchar(190) DEFAULT NULL,
			status varchar(32) NOT NULL DEFAULT '',
			sequence bigint(20) unsigned NOT NULL DEFAULT 0,
			awb varchar(64) DEFAULT NULL,
			tracking_url text DEFAULT NULL,
			collection varchar(64) DEFAULT NULL,
			sent text DEFAULT NULL,
			problem text DEFAULT NULL,
			attempts int(10) unsigned NOT NULL DEFAULT 0,
			locked_until bigint(20) unsigned NOT NULL DEFAULT 0,
			created_at bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY number (number),
			UNIQUE KEY shipment_id (shipment_id),
			KEY order_id (order_id)
			) {$wpdb->get_charset_collate()};"
		);
		update_option( self::OPTION, self::VERSION );
	}

	/**
	 * Sites of a network, and updates by copying files, never run the activation.
	 */
	public static function upgrade(): void {
		if ( get_option( self::OPTION ) !== self::VERSION ) {
			self::install();
		}
	}

	/**
	 * Removes the table.
	 */
	public static function uninstall(): void {
		global $wpdb;
		$wpdb->query( 'DROP TABLE IF EXISTS ' . self::table() );
		delete_option( self::OPTION );
	}

	/**
	 * All shipments of an order, oldest first.
	 *
	 * @param int $order_id The order.
	 * @return list<array<string, mixed>>
	 */
	public static function of_order( int $order_id ): array {
		global $wpdb;
		$table = self::table();
		return array_map( array( self::class, 'typed' ), $wpdb->get_results( $wpdb->prepare( "SELECT * FROM $table WHERE order_id = %d ORDER BY id", $order_id ), ARRAY_A ) );
	}

	/**
	 * The latest parcel of an order, not counting returns.
	 *
	 * @param int $order_id The order.
	 * @return array<string, mixed>|null
	 */
	public static function latest( int $order_id ): ?array {
		$parcels = array_filter( self::of_order( $order_id ), static fn( array $row ): bool => ! $row['is_return'] );
		return array() === $parcels ? null : end( $parcels );
	}

	/**
	 * The latest parcels of many orders, by order, in one query.
	 *
	 * @param list<int> $order_ids The orders.
	 * @return array<int, array<string, mixed>>
	 */
	public static function latest_of( array $order_ids ): array {
		global $wpdb;
		if ( array() === $order_ids ) {
			return array();
		}
		$table = self::table();
		$ids   = implode( ',', array_map( 'absint', $order_ids ) );
		$found = array();
		foreach ( $wpdb->get_results( "SELECT * FROM $table WHERE order_id IN ($ids) AND is_return = 0 ORDER BY id", ARRAY_A ) as $row ) {
			$found[ (int) $row['order_id'] ] = self::typed( $row );
		}
		return $found;
	}

	/**
	 * A shipment by the id that the service gave it.
	 *
	 * @param string $shipment_id Such as SVC7K3M9Q2TXB4.
	 * @return array<string, mixed>|null
	 */
	public static function find( string $shipment_id ): ?array {
		global $wpdb;
		$table = self::table();
		$row   = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $table WHERE shipment_id = %s", $shipment_id ), ARRAY_A );
		return null === $row ? null : self::typed( $row );
	}

	/**
	 * Whether an order is being sent to the service now, so that its shipment is not known yet.
	 *
	 * @param string $reference Reference of the order at the service.
	 */
	public static function is_being_placed( string $reference ): bool {
		global $wpdb;
		$table = self::table();
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT id FROM $table WHERE shipment_id IS NULL AND reference = %s AND created_at > %d LIMIT 1", $reference, time() - DAY_IN_SECONDS ) );
	}

	/**
	 * The parcel that an order is to be shipped in: the open one, or a new one after the last was cancelled.
	 *
	 * @param int $order_id The order.
	 * @return array<string, mixed>
	 */
	public static function open( int $order_id ): array {
		global $wpdb;
		$latest = self::latest( $order_id );
		if ( null !== $latest && 'cancelled' !== $latest['status'] ) {
			return $latest;
		}
		$parcels = array_filter( self::of_order( $order_id ), static fn( array $row ): bool => ! $row['is_return'] );
		$table   = self::table();
		// Two processes may do this at once: the number is unique, so that there is one row.
		$wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO $table (order_id, number, created_at) VALUES (%d, %d, %d)",
				$order_id,
				$order_id + count( $parcels ) * self::FURTHER,
				time()
			)
		);
		return self::latest( $order_id );
	}

	/**
	 * Which parcel of its order this is, counted from 1.
	 *
	 * @param array<string, mixed> $row The row.
	 */
	public static function position( array $row ): int {
		return intdiv( $row['number'] - $row['order_id'], self::FURTHER ) + 1;
	}

	/**
	 * Adds the return of a parcel.
	 *
	 * @param int    $order_id     The order.
	 * @param string $shipment_id  Id of the return.
	 * @param string $tracking_url Where it can be followed, if known.
	 */
	public static function add_return( int $order_id, string $shipment_id, string $tracking_url ): void {
		global $wpdb;
		$table = self::table();
		$wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO $table (order_id, shipment_id, is_return, status, tracking_url, created_at) VALUES (%d, %s, 1, 'new', %s, %d)",
				$order_id,
				$shipment_id,
				$tracking_url,
				time()
			)
		);
	}

	/**
	 * Changes columns of a row.
	 *
	 * @param int                  $id      The row.
	 * @param array<string, mixed> $changes Values by column.
	 */
	public static function change( int $id, array $changes ): void {
		global $wpdb;
		$wpdb->update( self::table(), $changes, array( 'id' => $id ) );
	}

	/**
	 * Works on a shipment while no other process does. Waits for a moment; returns null if it stays locked.
	 *
	 * @template T
	 * @param int                                $id   The row.
	 * @param callable(array<string, mixed>): T  $work Gets the row as it is then.
	 * @param int                                $wait How long to wait, in seconds.
	 * @return T|null
	 */
	public static function locked( int $id, callable $work, int $wait = 5 ) {
		global $wpdb;
		$table = self::table();
		$end   = microtime( true ) + $wait;
		do {
			$now    = time();
			$is_own = 1 === $wpdb->query( $wpdb->prepare( "UPDATE $table SET locked_until = %d WHERE id = %d AND locked_until <= %d", $now + self::LEASE, $id, $now ) );
			if ( ! $is_own ) {
				usleep( 50_000 );
			}
		} while ( ! $is_own && microtime( true ) < $end );
		if ( ! $is_own ) {
			return null;
		}
		try {
			return $work( self::typed( $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $table WHERE id = %d", $id ), ARRAY_A ) ) );
		} finally {
			self::change( $id, array( 'locked_until' => 0 ) );
		}
	}

	/**
	 * The latest orders that could not be shipped.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function failed(): array {
		global $wpdb;
		$table = self::table();
		return array_map( array( self::class, 'typed' ), $wpdb->get_results( "SELECT * FROM $table WHERE problem IS NOT NULL ORDER BY id DESC LIMIT 10", ARRAY_A ) );
	}

	/**
	 * The parcels that have not been placed because the service refused the login.
	 *
	 * @return list<int> Orders.
	 */
	public static function waiting_for_login(): array {
		global $wpdb;
		$table = self::table();
		return array_map( 'intval', $wpdb->get_col( "SELECT order_id FROM $table WHERE shipment_id IS NULL AND problem LIKE '%\"code\":\"TOKEN_%' ORDER BY id LIMIT 500" ) );
	}

	/**
	 * The database returns texts.
	 *
	 * @param array<string, string|null> $row As read.
	 * @return array<string, mixed>
	 */
	private static function typed( array $row ): array {
		foreach ( array( 'id', 'order_id', 'sequence', 'attempts', 'created_at' ) as $column ) {
			$row[ $column ] = (int) $row[ $column ];
		}
		$row['number']    = null === $row['number'] ? null : (int) $row['number'];
		$row['is_return'] = '1' === $row['is_return'];
		return $row;
	}
}
