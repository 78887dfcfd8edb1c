<?php
/**
 * Connects the parts with WordPress and WooCommerce.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin as a whole.
 */
final class Plugin {

	/** Who may connect the shop and change the settings. */
	public const MANAGE = 'manage_woocommerce';

	/** Who may ship orders. */
	public const SHIP = 'edit_shop_orders';

	/**
	 * Registers all hooks. Without WooCommerce there is nothing to do but to say so.
	 */
	public static function start(): void {
		add_action( 'init', array( self::class, 'load_translations' ) );
		if ( ! function_exists( 'WC' ) ) {
			add_action( 'admin_notices', array( self::class, 'say_what_is_missing' ) );
			return;
		}
		Shipments::upgrade();
		Jobs::register();
		Automation::register();
		Checkout::register();
		Webhook_Route::register();
		Tracking::register();
		add_filter( 'woocommerce_shipping_methods', array( self::class, 'add_shipping_method' ) );
		if ( is_admin() ) {
			Settings_Page::register();
			Order_Box::register();
			Order_List::register();
			Notices::register();
		}
	}

	/**
	 * The folder of translations lies in the plugin.
	 */
	public static function load_translations(): void {
		load_plugin_textdomain( 'shipgraph-for-woocommerce', false, dirname( plugin_basename( FILE ) ) . '/languages' );
	}

	/**
	 * WooCommerce may be missing or inactive.
	 */
	public static function say_what_is_missing(): void {
		if ( current_user_can( 'activate_plugins' ) ) {
			echo '<div class="notice notice-error"><p>' . esc_html__( 'shipgraph for WooCommerce needs WooCommerce. Install and activate it.', 'shipgraph-for-woocommerce' ) . '</p></div>';
		}
	}

	/**
	 * Offers the method in shipping zones.
	 *
	 * @param array<string, string> $methods Class names by id.
	 * @return array<string, string>
	 */
	public static function add_shipping_method( $methods ) {
		$methods[ Shipping_Method::ID ] = Shipping_Method::class;
		return $methods;
	}
}
