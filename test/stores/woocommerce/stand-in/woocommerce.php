<?php
/**
 * Plugin Name: WooCommerce (stand-in)
 * Description: What our plugin calls of WooCommerce, and nothing else, written from its documented interface. For tests only.
 *
 * @package StandIn
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/features.php';
require __DIR__ . '/functions.php';
require __DIR__ . '/scheduler.php';
require __DIR__ . '/orders.php';
require __DIR__ . '/shipping.php';
require __DIR__ . '/store.php';
if ( is_admin() ) {
	require __DIR__ . '/admin.php';
}
require __DIR__ . '/storefront.php';

/** The store. */
function WC() { // phpcs:ignore
	static $store = null;
	return $store ??= new WooCommerce();
}

// So that answers that never come end a test soon.
add_filter( 'shipgraph_timeout', static fn( $seconds ) => min( $seconds, (float) get_option( 'stand_in_timeout', 20 ) ) );

// WordPress takes only languages that it has.
add_filter( 'locale', static fn( $locale ) => get_option( 'stand_in_locale', $locale ) );

add_action(
	'init',
	static function () {
		do_action( 'before_woocommerce_init' );
		do_action( 'woocommerce_init' );
	},
	0
);

register_activation_hook(
	__FILE__,
	static function () {
		global $wpdb;
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}stand_in_orders (id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, status varchar(20) NOT NULL, data longtext NOT NULL, meta longtext NOT NULL)" );
		$wpdb->query( "ALTER TABLE {$wpdb->prefix}stand_in_orders AUTO_INCREMENT = 101" );
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}stand_in_actions (id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, hook varchar(190) NOT NULL, args text NOT NULL, grp varchar(190) NOT NULL, due bigint NOT NULL, every bigint NOT NULL DEFAULT 0, status varchar(20) NOT NULL DEFAULT 'pending')" );
		foreach ( array( 'manage_woocommerce', 'edit_shop_orders' ) as $right ) {
			get_role( 'administrator' )->add_cap( $right );
		}
		add_role( 'shop_manager', 'Shop manager', array( 'read' => true, 'edit_posts' => true, 'manage_woocommerce' => true, 'edit_shop_orders' => true ) );
		foreach ( array( 'woocommerce_default_country' => 'AE:DU', 'woocommerce_store_address' => 'Al Quoz 3', 'woocommerce_store_city' => 'Dubai', 'woocommerce_currency' => 'USD', 'woocommerce_weight_unit' => 'kg', 'woocommerce_dimension_unit' => 'cm' ) as $name => $value ) {
			update_option( $name, $value );
		}
	}
);
