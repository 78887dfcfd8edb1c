<?php
/**
 * Installs WordPress with an owner, a shop manager and the stand-in of WooCommerce: php install.php FOLDER PASSWORD.
 *
 * @package StandIn
 */

define( 'WP_INSTALLING', true );
[ , $folder, $password ] = $argv;
require "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Lamps', 'owner', 'owner@lamps.example', true, '', $password, getenv( 'WP_LANGUAGE' ) ?: '' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'active_plugins', array() );
require_once ABSPATH . 'wp-admin/includes/plugin.php';
$failed = activate_plugin( 'woocommerce/woocommerce.php' );
if ( is_wp_error( $failed ) ) {
	fwrite( STDERR, $failed->get_error_message() );
	exit( 1 );
}
flush_rewrite_rules();
