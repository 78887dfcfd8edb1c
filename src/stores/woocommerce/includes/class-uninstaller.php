<?php
/**
 * Removes what the plugin has stored.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery

/**
 * Runs when the plugin is deleted, without the rest of the plugin and perhaps without WooCommerce. Notes and details of orders stay.
 */
final class Uninstaller {

	/**
	 * Removes the webhook at the service as well, if that answers.
	 */
	public static function run(): void {
		global $wpdb;
		Connector::disconnect();
		Jobs::stop();
		Shipments::uninstall();
		$names = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s OR option_name LIKE %s OR option_name LIKE %s OR option_name LIKE %s",
				$wpdb->esc_like( 'shipgraph_' ) . '%',
				$wpdb->esc_like( '_transient_shipgraph_' ) . '%',
				$wpdb->esc_like( '_transient_timeout_shipgraph_' ) . '%',
				$wpdb->esc_like( 'woocommerce_shipgraph_' ) . '%'
			)
		);
		array_map( 'delete_option', $names );
	}
}
