<?php
/**
 * Removes what the plugin has stored.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require __DIR__ . '/client/autoload.php';
require __DIR__ . '/includes/autoload.php';

foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( null ) as $shipgraph_site ) { // phpcs:ignore WordPress.Arrays
	null === $shipgraph_site || switch_to_blog( $shipgraph_site );
	Uninstaller::run();
	null === $shipgraph_site || restore_current_blog();
}
