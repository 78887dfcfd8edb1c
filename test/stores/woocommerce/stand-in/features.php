<?php
/**
 * Declarations of compatibility.
 *
 * @package StandIn
 */

namespace Automattic\WooCommerce\Utilities;

/** Remembers what plugins declare. */
class FeaturesUtil {

	/** Features by plugin. @var array<string, array<string, bool>> */
	public static $declared = array();

	public static function declare_compatibility( string $feature_id, string $plugin_file, bool $positive_compatibility = true ): bool {
		self::$declared[ plugin_basename( $plugin_file ) ][ $feature_id ] = $positive_compatibility;
		return true;
	}
}
