<?php
/**
 * The list of orders.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

/**
 * A column with the shipment, actions for many orders, and searches by the number of the parcel. Each hook stands twice: for the order
 * tables of WooCommerce, and for orders as posts.
 */
final class Order_List {

	private const SHIP   = 'shipgraph_ship';
	private const LABELS = 'shipgraph_labels';
	private const COLUMN = 'shipgraph';

	/** Most labels in one file. */
	private const MOST = 100;

	/**
	 * The latest parcels of the listed orders.
	 *
	 * @var array<int, array<string, mixed>>
	 */
	private static array $parcels = array();

	/**
	 * Registers the hooks.
	 */
	public static function register(): void {
		foreach ( array( 'woocommerce_page_wc-orders', 'edit-shop_order' ) as $screen ) {
			add_filter( "bulk_actions-$screen", array( self::class, 'add_actions' ) );
			add_filter( "handle_bulk_actions-$screen", array( self::class, 'act' ), 10, 3 );
			add_filter( "manage_{$screen}_columns", array( self::class, 'add_column' ), 20 );
		}
		add_action( 'manage_woocommerce_page_wc-orders_custom_column', array( self::class, 'show' ), 10, 2 );
		add_action( 'manage_shop_order_posts_custom_column', array( self::class, 'show' ), 10, 2 );
		add_filter( 'woocommerce_order_table_search_query_meta_keys', array( self::class, 'add_searched' ) );
		add_filter( 'woocommerce_shop_order_search_fields', array( self::class, 'add_searched' ) );
	}

	/**
	 * Adds the actions for many orders.
	 *
	 * @param array<string, string> $actions Actions by name.
	 * @return array<string, string>
	 */
	public static function add_actions( $actions ) {
		if ( null !== Connection::get() && current_user_can( Plugin::SHIP ) ) {
			$actions[ self::SHIP ]   = __( 'Ship with shipgraph', 'shipgraph-for-woocommerce' );
			$actions[ self::LABELS ] = __( 'Print labels of shipgraph', 'shipgraph-for-woocommerce' );
		}
		return $actions;
	}

	/**
	 * Does an action with many orders. WordPress has checked the nonce of the list.
	 *
	 * @param string           $redirect Where to go then.
	 * @param string           $action   The action.
	 * @param list<int|string> $ids      The orders.
	 * @return string
	 */
	public static function act( $redirect, $action, $ids ) {
		$ids = array_map( 'absint', (array) $ids );
		if ( ! in_array( $action, array( self::SHIP, self::LABELS ), true ) || ! current_user_can( Plugin::SHIP ) ) {
			return $redirect;
		}
		return self::SHIP === $action ? self::ship( $redirect, $ids ) : self::print_labels( $redirect, $ids );
	}

	/**
	 * Has orders shipped one after another, in the background.
	 *
	 * @param string    $redirect Where to go then.
	 * @param list<int> $ids      The orders.
	 */
	private static function ship( string $redirect, array $ids ): string {
		$parcels = Shipments::latest_of( $ids );
		$started = 0;
		$left    = array();
		foreach ( $ids as $id ) {
			$order  = wc_get_order( $id );
			$status = $parcels[ $id ]['status'] ?? '';
			$is_due = in_array( $status, array( '', 'new', 'cancelled' ), true );
			if ( $order instanceof \WC_Order && $is_due && $order->has_status( Order_Data::paid_statuses( $order ) ) && Order_Data::needs_shipping( $order ) ) {
				// Whoever ships many orders at once has packed them.
				Jobs::soon( Jobs::SHIP, array( $id, true ) );
				++$started;
			} else {
				$left[] = $order instanceof \WC_Order ? $order->get_order_number() : (string) $id;
			}
		}
		if ( $started > 0 ) {
			/* translators: %d: number of orders. */
			Notices::flash( 'success', sprintf( _n( '%d order is being shipped. Its shipment appears in the list in a moment.', '%d orders are being shipped. Their shipments appear in the list in a moment.', $started, 'shipgraph-for-woocommerce' ), $started ) );
		}
		if ( array() !== $left ) {
			/* translators: %s: numbers of orders. */
			Notices::flash( 'warning', sprintf( __( 'Not shipped, because they are not processing, have a shipment or need none: %s', 'shipgraph-for-woocommerce' ), implode( ', ', $left ) ) );
		}
		return $redirect;
	}

	/**
	 * Opens the labels of orders in one file.
	 *
	 * @param string    $redirect Where to go if there are none.
	 * @param list<int> $ids      The orders.
	 */
	private static function print_labels( string $redirect, array $ids ): string {
		$ready = array_filter( Shipments::latest_of( $ids ), static fn( array $row ): bool => Statuses::has_label( $row['status'] ) );
		if ( array() === $ready ) {
			Notices::flash( 'warning', __( 'None of these orders has a label yet. Labels can be printed once the pickup is booked.', 'shipgraph-for-woocommerce' ) );
			return $redirect;
		}
		return Order_Box::label_url( array_slice( array_column( $ready, 'shipment_id' ), 0, self::MOST ) );
	}

	/**
	 * Adds the column after the status of the order.
	 *
	 * @param array<string, string> $columns Titles by name.
	 * @return array<string, string>
	 */
	public static function add_column( $columns ) {
		$at = array_search( 'order_status', array_keys( $columns ), true );
		$at = false === $at ? count( $columns ) : $at + 1;
		return array_slice( $columns, 0, $at, true ) + array( self::COLUMN => __( 'Shipment', 'shipgraph-for-woocommerce' ) ) + array_slice( $columns, $at, null, true );
	}

	/**
	 * Prints the column of an order.
	 *
	 * @param string        $column Name of the column.
	 * @param \WC_Order|int $order  The order, or its id.
	 */
	public static function show( $column, $order ): void {
		if ( self::COLUMN !== $column ) {
			return;
		}
		$id  = $order instanceof \WC_Order ? $order->get_id() : (int) $order;
		$row = self::parcel( $id );
		if ( null === $row ) {
			return;
		}
		$problem = Problem::from_json( $row['problem'] );
		if ( null !== $problem ) {
			printf( '<span class="shipgraph-problem" title="%s"><span class="dashicons dashicons-warning" aria-hidden="true"></span> %s</span><br>', esc_attr( $problem->text() ), esc_html( $problem->summary() ) );
		}
		if ( null !== $row['shipment_id'] ) {
			printf( '%s<br><bdi>%s</bdi>', esc_html( Statuses::label( $row['status'] ) ), esc_html( $row['awb'] ?? $row['shipment_id'] ) );
		} elseif ( null === $problem ) {
			esc_html_e( 'Is being created', 'shipgraph-for-woocommerce' );
		}
	}

	/**
	 * Orders are also found by the numbers of their shipments.
	 *
	 * @param list<string> $keys Searched fields.
	 * @return list<string>
	 */
	public static function add_searched( $keys ) {
		return array_merge( $keys, array( Shipper::SHIPMENT_META, Shipper::AWB_META ) );
	}

	/**
	 * The parcel of a listed order: those of the whole page are read with the first.
	 *
	 * @param int $id The order.
	 * @return array<string, mixed>|null
	 */
	private static function parcel( int $id ): ?array {
		if ( ! array_key_exists( $id, self::$parcels ) ) {
			global $wp_query;
			$posts         = array_filter( (array) ( $wp_query->posts ?? array() ), static fn( $post ): bool => $post instanceof \WP_Post );
			$ids           = array( $id, ...array_map( static fn( \WP_Post $post ): int => $post->ID, array_values( $posts ) ) );
			self::$parcels = Shipments::latest_of( $ids ) + array_fill_keys( $ids, null ) + self::$parcels;
		}
		return self::$parcels[ $id ];
	}
}
