<?php
/**
 * Products and orders, with the getters and hooks of WooCommerce's CRUD classes.
 *
 * @package StandIn
 */

class WC_Product {

	public function __construct( private array $data ) {
	}

	public function get_id() {
		return $this->data['id'];
	}

	public function get_name() {
		return $this->data['name'];
	}

	public function get_price() {
		return $this->data['price'];
	}

	public function get_weight() {
		return $this->data['weight'] ?? '';
	}

	public function get_length() {
		return $this->data['length'] ?? '';
	}

	public function get_width() {
		return $this->data['width'] ?? '';
	}

	public function get_height() {
		return $this->data['height'] ?? '';
	}

	public function needs_shipping() {
		return empty( $this->data['virtual'] );
	}
}

function wc_get_product( $id ) {
	$products = get_option( 'stand_in_products', array() );
	return isset( $products[ $id ] ) ? new WC_Product( $products[ $id ] + array( 'id' => $id ) ) : false;
}

class WC_Order_Item {

	public function __construct( protected array $data ) {
	}

	public function get_id() {
		return $this->data['id'];
	}

	public function get_name() {
		return $this->data['name'];
	}

	public function get_quantity() {
		return $this->data['quantity'] ?? 1;
	}

	public function get_meta( $key ) {
		return $this->data['meta'][ $key ] ?? '';
	}
}

class WC_Order_Item_Product extends WC_Order_Item {

	public function get_subtotal() {
		return $this->data['subtotal'];
	}

	public function get_product() {
		return wc_get_product( $this->data['product_id'] );
	}
}

class WC_Order_Item_Shipping extends WC_Order_Item {

	public function get_method_id() {
		return $this->data['method_id'];
	}
}

abstract class WC_Abstract_Order {

	public function __construct( protected array $data = array() ) {
	}

	public function get_total() {
		return $this->data['total'];
	}

	public function get_items( $types = 'line_item' ) {
		$class = 'shipping' === $types ? WC_Order_Item_Shipping::class : WC_Order_Item_Product::class;
		$items = array();
		foreach ( $this->data['items'][ $types ] ?? array() as $item ) {
			$items[ $item['id'] ] = new $class( $item );
		}
		return $items;
	}
}

class WC_Order_Refund extends WC_Abstract_Order {
}

class WC_Order extends WC_Abstract_Order {

	private ?string $moved_from = null;

	public function __construct( private int $id, private string $status, array $data, private array $meta ) {
		parent::__construct( $data );
	}

	public static function read( $id ) {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}stand_in_orders WHERE id = %d", $id ) );
		return null === $row ? false : new self( (int) $row->id, $row->status, json_decode( $row->data, true ), json_decode( $row->meta, true ) );
	}

	public function save() {
		global $wpdb;
		$columns = array( 'status' => $this->status, 'data' => wp_json_encode( $this->data ) );
		if ( 0 === $this->id ) {
			$wpdb->insert( "{$wpdb->prefix}stand_in_orders", $columns + array( 'meta' => wp_json_encode( $this->meta ) ) );
			$this->id = $wpdb->insert_id;
			do_action( 'woocommerce_new_order', $this->id, $this );
		} else {
			$wpdb->update( "{$wpdb->prefix}stand_in_orders", $columns, array( 'id' => $this->id ) );
			do_action( 'woocommerce_update_order', $this->id, $this );
		}
		if ( null !== $this->moved_from ) {
			$from             = $this->moved_from;
			$this->moved_from = null;
			do_action( "woocommerce_order_status_{$this->status}", $this->id, $this, array( 'from' => $from, 'to' => $this->status ) );
			do_action( 'woocommerce_order_status_changed', $this->id, $from, $this->status, $this );
			stand_in_mail( $this );
		}
		return $this->id;
	}

	public function update_status( $new_status, $note = '', $manual = false ) {
		if ( $new_status !== $this->status ) {
			$this->moved_from ??= $this->status;
			$this->status       = $new_status;
		}
		if ( '' !== $note ) {
			$this->add_order_note( $note );
		}
		$this->save();
		return true;
	}

	public function add_order_note( $note, $is_customer_note = 0, $added_by_user = false ) {
		$id = wp_insert_comment( array( 'comment_post_ID' => $this->id, 'comment_content' => $note, 'comment_type' => 'order_note', 'comment_author' => 'WooCommerce', 'comment_approved' => 1 ) );
		if ( $is_customer_note ) {
			add_comment_meta( $id, 'is_customer_note', 1 );
			stand_in_mail( $this, $note );
		}
		return $id;
	}

	public function notes() {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( "SELECT comment_content FROM $wpdb->comments WHERE comment_type = 'order_note' AND comment_post_ID = %d ORDER BY comment_ID", $this->id ) );
	}

	public function change( array $changes ) {
		$this->data = array_replace_recursive( $this->data, $changes );
	}

	public function get_meta( $key ) {
		return $this->meta[ $key ] ?? '';
	}

	public function update_meta_data( $key, $value ) {
		$this->meta[ $key ] = $value;
	}

	public function save_meta_data() {
		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}stand_in_orders", array( 'meta' => wp_json_encode( $this->meta ) ), array( 'id' => $this->id ) );
	}

	public function get_id() {
		return $this->id;
	}

	public function get_order_number() {
		return (string) apply_filters( 'woocommerce_order_number', $this->id, $this );
	}

	public function get_status() {
		return $this->status;
	}

	public function has_status( $status ) {
		return in_array( $this->status, (array) $status, true );
	}

	public function get_currency() {
		return $this->data['currency'];
	}

	public function get_total_tax() {
		return $this->data['total_tax'] ?? '0';
	}

	public function get_discount_total() {
		return $this->data['discount_total'] ?? '0';
	}

	public function get_shipping_total() {
		return $this->data['shipping_total'] ?? '0';
	}

	public function get_payment_method() {
		return $this->data['payment_method'];
	}

	public function get_payment_method_title() {
		return $this->data['payment_method_title'];
	}

	public function get_customer_note() {
		return $this->data['customer_note'] ?? '';
	}

	public function get_customer_id() {
		return 0;
	}

	public function get_address( $type = 'billing' ) {
		return $this->data[ $type ] ?? array();
	}

	public function get_refunds() {
		return array_map( static fn( array $refund ) => new WC_Order_Refund( $refund ), $this->data['refunds'] ?? array() );
	}

	public function get_edit_order_url() {
		return admin_url( "admin.php?page=wc-orders&action=edit&id={$this->id}" );
	}
}

function wc_get_order( $id = false ) {
	return $id instanceof WC_Order ? $id : WC_Order::read( (int) $id );
}

/** The mail of a new status, or of a note for the shopper. */
function stand_in_mail( WC_Order $order, ?string $note = null ) {
	if ( null === $note && ! $order->has_status( array( 'processing', 'completed' ) ) ) {
		return;
	}
	foreach ( array( false, true ) as $plain ) {
		ob_start();
		echo null === $note ? esc_html( "Your order is {$order->get_status()}." ) : esc_html( $note );
		do_action( 'woocommerce_email_after_order_table', $order, false, $plain, null );
		wp_mail( $order->get_address()['email'], "Order {$order->get_order_number()}", ob_get_clean(), $plain ? '' : 'Content-Type: text/html' );
	}
}

// Mails are kept instead of sent.
add_filter(
	'pre_wp_mail',
	static function ( $return, $mail ) {
		update_option( 'stand_in_mails', array( ...get_option( 'stand_in_mails', array() ), $mail ) );
		return true;
	},
	10,
	2
);
