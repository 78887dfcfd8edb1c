<?php
/**
 * Finds the classes of this plugin: ShipgraphWoo\Order_Box is in class-order-box.php.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		if ( ! str_starts_with( $name, __NAMESPACE__ . '\\' ) ) {
			return;
		}
		$file = __DIR__ . '/class-' . strtolower( str_replace( '_', '-', substr( $name, strlen( __NAMESPACE__ ) + 1 ) ) ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);
