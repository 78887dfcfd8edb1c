<?php
/**
 * The settings of the plugin.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

/**
 * Settings with their defaults. Every value is checked when it is saved.
 */
final class Settings {

	private const OPTION = 'shipgraph_settings';

	/** Sizes of a label, as the service names them. */
	public const LABELS = array( 'a4', 'a6', '4x6', 'label' );

	/** Which orders are shipped by themselves once they are processing. */
	public const AUTOMATIC = array( 'chosen', 'all', 'no' );

	/** When an order is completed by itself. */
	public const COMPLETE = array( 'delivered', 'picked_up', 'never' );

	/** Fields of the sender. */
	public const ORIGIN = array( 'address', 'city', 'state', 'country', 'postcode' );

	/**
	 * What was saved, over the defaults.
	 *
	 * @return array<string, mixed>
	 */
	public static function all(): array {
		$saved = get_option( self::OPTION );
		return ( is_array( $saved ) ? $saved : array() ) + self::defaults();
	}

	/**
	 * One setting.
	 *
	 * @param string $name Its name.
	 * @return mixed
	 */
	public static function get( string $name ) {
		return self::all()[ $name ];
	}

	/**
	 * Saves what a form brought, as far as it is allowed.
	 *
	 * @param array<string, mixed> $given Fields of the form, without slashes.
	 */
	public static function save( array $given ): void {
		update_option( self::OPTION, self::checked( $given ), false );
	}

	/**
	 * Where parcels are sent from, as the service takes it; null if it is not known yet.
	 *
	 * @return array<string, string|null>|null
	 */
	public static function origin(): ?array {
		$origin = self::get( 'origin' );
		if ( '' === $origin['address'] || '' === $origin['city'] || '' === $origin['country'] ) {
			return null;
		}
		return array(
			'address'     => $origin['address'],
			'city'        => $origin['city'],
			'state'       => '' === $origin['state'] ? null : $origin['state'],
			'countryCode' => $origin['country'],
			'zip'         => $origin['postcode'],
		);
	}

	/**
	 * What is assumed until something else is saved. The sender is the address of the store.
	 *
	 * @return array<string, mixed>
	 */
	private static function defaults(): array {
		$base = explode( ':', (string) get_option( 'woocommerce_default_country', '' ) );
		return array(
			'origin'        => array(
				'address'  => trim( get_option( 'woocommerce_store_address', '' ) . ', ' . get_option( 'woocommerce_store_address_2', '' ), ', ' ),
				'city'     => (string) get_option( 'woocommerce_store_city', '' ),
				'state'    => Places::state( $base[0], $base[1] ?? '' ),
				'country'  => $base[0],
				'postcode' => (string) get_option( 'woocommerce_store_postcode', '' ),
			),
			'parcel'        => array(
				'grams'  => 500.0,
				'length' => 20.0,
				'width'  => 15.0,
				'height' => 10.0,
			),
			'automatic'     => 'chosen',
			'packed'        => 'no',
			'complete_on'   => 'delivered',
			'notify'        => 'no',
			'cash_methods'  => array( 'cod' ),
			'label'         => 'a4',
			'rates_minutes' => 10,
			'rates_timeout' => 5,
		);
	}

	/**
	 * Takes what is right, and leaves the rest as it was.
	 *
	 * @param array<string, mixed> $given Fields of the form.
	 * @return array<string, mixed>
	 */
	private static function checked( array $given ): array {
		$now  = self::all();
		$text = static fn( $value ): string => is_scalar( $value ) ? sanitize_text_field( (string) $value ) : '';
		$one  = static fn( string $name, array $allowed ): string => in_array( $given[ $name ] ?? '', $allowed, true ) ? $given[ $name ] : $now[ $name ];
		foreach ( self::ORIGIN as $field ) {
			$now['origin'][ $field ] = $text( $given['origin'][ $field ] ?? $now['origin'][ $field ] );
		}
		$now['origin']['country'] = strtoupper( $now['origin']['country'] );
		foreach ( $now['parcel'] as $field => $value ) {
			$number = (float) wc_format_decimal( $text( $given['parcel'][ $field ] ?? '' ) );

			$now['parcel'][ $field ] = $number > 0 ? $number : $value;
		}
		$cash = is_array( $given['cash_methods'] ?? null ) ? array_map( 'sanitize_key', $given['cash_methods'] ) : array();
		return array(
			'automatic'     => $one( 'automatic', self::AUTOMATIC ),
			'packed'        => isset( $given['packed'] ) ? 'yes' : 'no',
			'complete_on'   => $one( 'complete_on', self::COMPLETE ),
			'notify'        => isset( $given['notify'] ) ? 'yes' : 'no',
			'cash_methods'  => array_values( array_unique( $cash ) ),
			'label'         => $one( 'label', self::LABELS ),
			'rates_minutes' => min( 60, max( 1, (int) ( $given['rates_minutes'] ?? $now['rates_minutes'] ) ) ),
			'rates_timeout' => min( 20, max( 1, (int) ( $given['rates_timeout'] ?? $now['rates_timeout'] ) ) ),
		) + $now;
	}
}
