<?php
/**
 * Keeps secrets unreadable in copies of the database.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

/**
 * Encrypts with a key made from the salts in wp-config.php. WordPress brings libsodium in every PHP.
 */
final class Secret_Box {

	/**
	 * Encrypts a secret.
	 *
	 * @param string $secret The secret.
	 */
	public static function seal( string $secret ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		return sodium_bin2base64( $nonce . sodium_crypto_secretbox( $secret, $nonce, self::key() ), SODIUM_BASE64_VARIANT_ORIGINAL );
	}

	/**
	 * Decrypts a secret. Null if it cannot be read, such as after the salts were changed.
	 *
	 * @param string $sealed What seal() returned.
	 */
	public static function open( string $sealed ): ?string {
		try {
			$bytes = sodium_base642bin( $sealed, SODIUM_BASE64_VARIANT_ORIGINAL );
			$nonce = substr( $bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
			$plain = sodium_crypto_secretbox_open( substr( $bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), $nonce, self::key() );
			return false === $plain ? null : $plain;
		} catch ( \SodiumException $error ) {
			return null;
		}
	}

	/**
	 * The key of this site.
	 */
	private static function key(): string {
		return sodium_crypto_generichash( 'shipgraph' . wp_salt( 'secure_auth' ), '', SODIUM_CRYPTO_SECRETBOX_KEYBYTES );
	}
}
