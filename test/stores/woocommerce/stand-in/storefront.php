<?php
/**
 * What shoppers and the shop's programs do, for tests: a cart, a checkout, changes of orders, and the scheduler.
 *
 * @package StandIn
 */

add_action(
	'rest_api_init',
	static function () {
		foreach ( array( 'cart', 'checkout', 'order', 'change', 'run', 'set', 'facts', 'user', 'delete' ) as $name ) {
			register_rest_route( 'stand-in/v1', "/$name", array( 'methods' => 'POST', 'permission_callback' => '__return_true', 'callback' => "stand_in_$name" ) );
		}
	}
);

/** Rates and payment methods of a cart. */
function stand_in_cart( $request ) {
	$given         = $request->get_json_params();
	WC()->session  = new WC_Session( $given['session'] );
	$contents      = array();
	$contents_cost = 0;
	foreach ( $given['items'] as $key => list( $id, $quantity ) ) {
		$product              = wc_get_product( $id );
		$contents[ "k$key" ]  = array( 'product_id' => $id, 'quantity' => $quantity, 'data' => $product, 'line_subtotal' => $quantity * $product->get_price(), 'line_total' => $quantity * $product->get_price() );
		$contents_cost       += $quantity * $product->get_price();
	}
	$place    = $given['address'];
	$package  = array( 'contents' => $contents, 'contents_cost' => $contents_cost, 'applied_coupons' => array(), 'user' => array( 'ID' => 0 ), 'destination' => array( 'country' => $place['country'], 'state' => $place['state'], 'postcode' => $place['postcode'], 'city' => $place['city'], 'address' => $place['address_1'], 'address_1' => $place['address_1'], 'address_2' => '' ) );
	$packages = WC()->shipping()->calculate_shipping( apply_filters( 'woocommerce_cart_shipping_packages', array( $package ) ) );
	$rates    = $packages[0]['rates'];
	$chosen   = $given['rate'] ?? array_key_first( $rates );
	WC()->session->set( 'chosen_shipping_methods', array( $chosen ) );
	return array(
		'rates'    => array_values( array_map( static fn( $rate ) => array( 'id' => $rate->get_id(), 'label' => $rate->get_label(), 'cost' => $rate->get_cost(), 'meta' => $rate->get_meta_data() ), $rates ) ),
		'chosen'   => $chosen,
		'payments' => array_keys( WC()->payment_gateways()->get_available_payment_gateways() ),
	);
}

/** Places an order with what the cart offers. */
function stand_in_checkout( $request ) {
	$given = $request->get_json_params();
	$cart  = stand_in_cart( $request );
	$rate  = current( array_filter( $cart['rates'], static fn( $one ) => $one['id'] === $cart['chosen'] ) );
	if ( ! $rate ) {
		return new WP_Error( 'no_shipping', 'No shipping method has been selected.', array( 'status' => 400 ) );
	}
	if ( ! in_array( $given['payment'], $cart['payments'], true ) ) {
		return new WP_Error( 'no_payment', 'Invalid payment method.', array( 'status' => 400 ) );
	}
	$items = array();
	$goods = 0;
	foreach ( $given['items'] as $key => list( $id, $quantity ) ) {
		$product = wc_get_product( $id );
		$items[] = array( 'id' => $key + 1, 'product_id' => $id, 'name' => $product->get_name(), 'quantity' => $quantity, 'subtotal' => wc_format_decimal( $quantity * $product->get_price(), 2 ) );
		$goods  += $quantity * $product->get_price();
	}
	$order = new WC_Order(
		0,
		'pending',
		array(
			'currency'             => get_woocommerce_currency(),
			'shipping_total'       => $rate['cost'],
			'total'                => wc_format_decimal( $goods + $rate['cost'], 2 ),
			'payment_method'       => $given['payment'],
			'payment_method_title' => $given['payment'],
			'billing'              => $given['address'],
			'shipping'             => $given['address'],
			'items'                => array( 'line_item' => $items, 'shipping' => array( array( 'id' => 100, 'name' => $rate['label'], 'method_id' => explode( ':', $rate['id'] )[0], 'meta' => $rate['meta'] ) ) ),
		),
		array()
	);
	$order->save();
	$order->update_status( 'bacs' === $given['payment'] ? 'on-hold' : 'processing' );
	return array( 'order' => $order->get_id(), 'total' => $order->get_total() );
}

/** What an order shows. */
function stand_in_order( $request ) {
	$order = wc_get_order( $request->get_json_params()['order'] );
	ob_start();
	do_action( 'woocommerce_order_details_after_order_table', $order );
	return array(
		'status'  => $order->get_status(),
		'notes'   => $order->notes(),
		'account' => ob_get_clean(),
		'actions' => apply_filters( 'woocommerce_my_account_my_orders_actions', array(), $order ),
		'meta'    => array( 'shipment' => $order->get_meta( '_shipgraph_shipment' ), 'awb' => $order->get_meta( '_shipgraph_awb' ) ),
	);
}

/** Changes an order as its page does. */
function stand_in_change( $request ) {
	$given = $request->get_json_params();
	$order = wc_get_order( $given['order'] );
	$order->change( $given['changes'] ?? array() );
	isset( $given['status'] ) ? $order->update_status( $given['status'] ) : $order->save();
	if ( isset( $given['changes']['refunds'] ) ) {
		do_action( 'woocommerce_order_refunded', $order->get_id(), 1 );
	}
	return array();
}

function stand_in_run( $request ) {
	return array( 'ran' => stand_in_run_actions( (int) ( $request->get_json_params()['ahead'] ?? 0 ) ) );
}

/** Sets an option. */
function stand_in_set( $request ) {
	foreach ( $request->get_json_params() as $name => $value ) {
		null === $value ? delete_option( $name ) : update_option( $name, $value );
	}
	return array();
}

/** What the database and other plugins see of our plugin. */
function stand_in_facts() {
	global $wpdb;
	return array(
		'features' => Automattic\WooCommerce\Utilities\FeaturesUtil::$declared,
		'options'  => $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE '%shipgraph%'", OBJECT_K ),
		'tables'   => $wpdb->get_col( "SHOW TABLES LIKE '%shipgraph%'" ),
		'actions'  => $wpdb->get_results( "SELECT hook, args, status, due FROM {$wpdb->prefix}stand_in_actions ORDER BY id" ),
		'mails'    => get_option( 'stand_in_mails', array() ),
	);
}

/** Adds a user. */
function stand_in_user( $request ) {
	$given = $request->get_json_params();
	return array( 'id' => wp_insert_user( array( 'user_login' => $given['name'], 'user_pass' => $given['password'], 'user_email' => "{$given['name']}@lamps.example", 'role' => $given['role'] ) ) );
}

/** Deletes a plugin, as its page does. */
function stand_in_delete( $request ) {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	require_once ABSPATH . 'wp-admin/includes/file.php';
	return array( 'deleted' => delete_plugins( array( $request->get_json_params()['plugin'] ) ) );
}

// A nonce of whoever is logged in: so that rights are tested apart from nonces.
add_action( 'wp_ajax_stand_in_nonce', static fn() => die( wp_create_nonce( $_GET['of'] ) ) );
