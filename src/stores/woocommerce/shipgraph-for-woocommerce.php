<?php
/**
 * Plugin Name:          shipgraph for WooCommerce
 * Description:          Live shipping prices in the checkout, shipments, labels, tracking, returns and cash on delivery with shipgraph.
 * Version:              1.0.0-rc.2
 * Requires at least:    6.1
 * Requires PHP:         8.1
 * Requires Plugins:     woocommerce
 * WC requires at least: 8.2
 * License:              GPL-2.0-or-later
 * License URI:          https://www.gnu.org/licenses/old-licenses/gpl-2.0.html
 * Text Domain:          shipgraph-for-woocommerce
 * Domain Path:          /languages
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

const VERSION = '1.0.0-rc.2';
const FILE    = __FILE__;

require __DIR__ . '/client/autoload.php';
require __DIR__ . '/includes/autoload.php';

register_activation_hook( __FILE__, array( Shipments::class, 'install' ) );
register_deactivation_hook( __FILE__, array( Jobs::class, 'stop' ) );

add_action(
	'before_woocommerce_init',
	static function (): void {
		if ( class_exists( \Automattic\WooCommerce\Utilities\FeaturesUtil::class ) ) {
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', __FILE__, true );
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'cart_checkout_blocks', __FILE__, true );
		}
	}
);

add_action( 'plugins_loaded', array( Plugin::class, 'start' ) );
