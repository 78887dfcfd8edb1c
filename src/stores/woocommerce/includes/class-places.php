<?php
/**
 * Places as the service writes them.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce puts the country before the codes of some states, such as EGALX for Alexandria and BD-05 for Bogura.
 */
final class Places {

	/**
	 * The code of a state as in ISO 3166-2, or what the shopper wrote.
	 *
	 * @param string $country ISO 3166-1 alpha-2 code.
	 * @param string $state   Code of WooCommerce, or a name.
	 */
	public static function state( string $country, string $state ): string {
		$code = 2 === strlen( $country ) && preg_match( '/^' . preg_quote( $country, '/' ) . '-?([A-Z0-9]{1,3})$/', $state, $match ) ? $match[1] : $state;
		return trim( $code );
	}
}
