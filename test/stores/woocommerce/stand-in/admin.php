<?php
/**
 * The pages of orders, with the hooks that WooCommerce documents for its order tables.
 *
 * @package StandIn
 */

add_action(
	'admin_menu',
	static function () {
		add_menu_page( 'WooCommerce', 'WooCommerce', 'edit_shop_orders', 'woocommerce', '__return_null' );
		$screen = add_submenu_page( 'woocommerce', 'Orders', 'Orders', 'edit_shop_orders', 'wc-orders', array( Stand_In_Orders::class, 'show' ) );
		add_action( "load-$screen", array( Stand_In_Orders::class, 'load' ) );
	}
);

class Stand_In_Orders {

	private static ?Stand_In_List $list = null;

	public static function load() {
		if ( isset( $_GET['id'] ) && 'edit' === ( $_GET['action'] ?? '' ) ) {
			$order = wc_get_order( absint( $_GET['id'] ) );
			add_meta_box( 'woocommerce-order-notes', 'Order notes', array( self::class, 'show_notes' ), get_current_screen()->id, 'normal' );
			do_action( 'add_meta_boxes', get_current_screen()->id, $order );
			return;
		}
		self::$list = new Stand_In_List( array( 'singular' => 'order', 'plural' => 'orders', 'screen' => get_current_screen() ) );
		$action     = self::$list->current_action();
		if ( $action ) {
			check_admin_referer( 'bulk-orders' );
			$ids = array_map( 'absint', (array) ( $_REQUEST['id'] ?? array() ) );
			wp_safe_redirect( apply_filters( 'handle_bulk_actions-' . get_current_screen()->id, admin_url( 'admin.php?page=wc-orders' ), $action, $ids ) );
			exit;
		}
	}

	public static function show() {
		if ( null === self::$list ) {
			self::show_order( wc_get_order( absint( $_GET['id'] ) ) );
			return;
		}
		self::$list->prepare_items();
		echo '<div class="wrap"><h1>Orders</h1><form id="wc-orders-filter" method="get"><input type="hidden" name="page" value="wc-orders">';
		self::$list->display();
		echo '</form></div>';
	}

	private static function show_order( WC_Order $order ) {
		echo '<div class="wrap"><h1>Order #' . esc_html( $order->get_order_number() ) . '</h1><form name="order" id="order" method="post"><div id="poststuff"><div id="post-body" class="metabox-holder columns-2"><div id="postbox-container-1" class="postbox-container">';
		do_meta_boxes( get_current_screen()->id, 'side', $order );
		echo '</div><div id="postbox-container-2" class="postbox-container">';
		do_meta_boxes( get_current_screen()->id, 'normal', $order );
		echo '</div></div></div></form></div>';
	}

	public static function show_notes( $order ) {
		echo '<ul>';
		foreach ( array_reverse( $order->notes() ) as $note ) {
			echo '<li>' . wp_kses_post( $note ) . '</li>';
		}
		echo '</ul>';
	}
}

require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
require_once ABSPATH . 'wp-admin/includes/screen.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
require_once ABSPATH . 'wp-admin/includes/template.php';

class Stand_In_List extends WP_List_Table {

	public function get_columns() {
		return array( 'cb' => '<input type="checkbox">', 'order_number' => 'Order', 'order_status' => 'Status', 'order_total' => 'Total' );
	}

	public function prepare_items() {
		global $wpdb;
		$this->items = array_map( 'wc_get_order', $wpdb->get_col( "SELECT id FROM {$wpdb->prefix}stand_in_orders ORDER BY id DESC LIMIT 20" ) );
		add_filter( "manage_{$this->screen->id}_columns", array( $this, 'get_columns' ), 0 );
	}

	protected function get_bulk_actions() {
		return array( 'mark_completed' => 'Change status to completed' );
	}

	public function column_cb( $order ) {
		return sprintf( '<input type="checkbox" name="id[]" value="%d">', $order->get_id() );
	}

	public function column_order_number( $order ) {
		printf( '<a href="%s">#%s</a>', esc_url( $order->get_edit_order_url() ), esc_html( $order->get_order_number() ) );
	}

	public function column_order_status( $order ) {
		echo esc_html( $order->get_status() );
	}

	public function column_order_total( $order ) {
		echo esc_html( $order->get_total() );
	}

	public function column_default( $order, $column_name ) {
		do_action( "manage_{$this->screen->id}_custom_column", $column_name, $order );
	}
}
