<?php
/**
 * Prices in the checkout.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

use Shipgraph\Exception\ShipgraphException;

defined( 'ABSPATH' ) || exit;

/**
 * Asks for the prices of a package, and keeps them for some minutes. A price is never made up: if there is none, the merchant sees why.
 */
final class Rates {

	/** The last checkout without a price. */
	public const PROBLEM = 'shipgraph_rates_problem';

	private const CACHE = 'shipgraph_rates_';

	/** After a failure the next checkouts do not wait for the service, in seconds. */
	private const PAUSE = 30;

	/** Until then, as a Unix time. */
	public const PAUSED_UNTIL = 'shipgraph_rates_paused';

	/**
	 * The services for a package: those that are paid now and those that collect cash, each with its price. A service with the same price
	 * for both is listed once.
	 *
	 * @param array<string, mixed> $package The package.
	 * @param bool                 $cash    Whether the shop offers cash on delivery.
	 * @return list<array{service: string, rate: string, label: string, price: float, cash: string}>|null Null if prices cannot be had.
	 */
	public static function of( array $package, bool $cash ): ?array {
		$prepaid = self::asked( $package, false );
		if ( null === $prepaid || ! $cash ) {
			return null === $prepaid ? null : array_map( static fn( array $rate ): array => self::option( $rate, 'no' ), $prepaid );
		}
		return self::merged( $prepaid, self::asked( $package, true ) ?? array() );
	}

	/**
	 * A service that collects cash for another price is an option of its own.
	 *
	 * @param list<array<string, mixed>> $prepaid Prices of parcels that are paid.
	 * @param list<array<string, mixed>> $cash    Prices of parcels with cash on delivery.
	 * @return list<array<string, mixed>>
	 */
	private static function merged( array $prepaid, array $cash ): array {
		$collecting = array_column( $cash, null, 'service_code' );
		$options    = array();
		foreach ( $prepaid as $rate ) {
			$same      = ( $collecting[ $rate['service_code'] ]['total_price'] ?? null ) === $rate['total_price'];
			$options[] = self::option( $rate, $same ? 'yes' : 'no' );
			if ( $same ) {
				unset( $collecting[ $rate['service_code'] ] );
			}
		}
		foreach ( $collecting as $rate ) {
			$options[] = self::option( $rate, 'only' );
		}
		return $options;
	}

	/**
	 * A price as the shipping method offers it.
	 *
	 * @param array<string, mixed> $rate Of the service.
	 * @param string               $cash Whether cash can be collected: yes, no or only.
	 * @return array{service: string, rate: string, label: string, price: float, cash: string}
	 */
	private static function option( array $rate, string $cash ): array {
		$label = $rate['service_name'] . ( '' === trim( $rate['description'] ) ? '' : ' (' . trim( $rate['description'] ) . ')' );
		return array(
			'service' => $rate['service_code'],
			'rate'    => $rate['id'],
			/* translators: %s: name of a shipping service. */
			'label'   => 'only' === $cash ? sprintf( __( '%s, cash on delivery', 'shipgraph-for-woocommerce' ), $label ) : $label,
			'price'   => (float) $rate['total_price'],
			'cash'    => $cash,
		);
	}

	/**
	 * The rates of the service for a package, cheapest first, from the cache if they are there.
	 *
	 * @param array<string, mixed> $package The package.
	 * @param bool                 $cash    Whether cash is collected.
	 * @return list<array<string, mixed>>|null Null if they cannot be had.
	 */
	private static function asked( array $package, bool $cash ): ?array {
		$connection = Connection::get();
		try {
			$request = null === $connection ? null : Order_Data::rate_request( $package, $cash );
			if ( null === $request ) {
				return null === $connection ? self::failed( Problem::named( 'NOT_CONNECTED' ), $package ) : array();
			}
			$key   = self::CACHE . md5( $connection->url() . $connection->domain() . $connection->connected_at() . wp_json_encode( $request ) );
			$known = get_transient( $key );
			if ( is_array( $known ) ) {
				return $known;
			}
			if ( (int) get_option( self::PAUSED_UNTIL ) > time() ) {
				return null;
			}
			$quote = $connection->store( (float) Settings::get( 'rates_timeout' ), 2, 1.0 )->explainRates( $request );
		} catch ( ShipgraphException | \InvalidArgumentException $error ) {
			return self::failed( Problem::of( $error ), $package );
		}
		$rates = self::usable( $quote['rates'] );
		if ( array() === $rates && ! $cash ) {
			self::failed( self::nothing_offered( $quote ), $package );
		}
		set_transient( $key, $rates, MINUTE_IN_SECONDS * Settings::get( 'rates_minutes' ) );
		return $rates;
	}

	/**
	 * The checkout has no exchange rates, so that prices in another currency cannot be shown.
	 *
	 * @param list<array<string, mixed>> $rates Of the service.
	 * @return list<array<string, mixed>>
	 */
	private static function usable( array $rates ): array {
		return array_values( array_filter( $rates, static fn( array $rate ): bool => get_woocommerce_currency() === $rate['currency'] ) );
	}

	/**
	 * Why no service takes the package.
	 *
	 * @param array<string, mixed> $quote Of the service.
	 */
	private static function nothing_offered( array $quote ): Problem {
		$reasons = array_map( static fn( array $one ): string => "{$one['service_code']}: {$one['message']}", $quote['rejected'] );
		if ( array() !== $quote['rates'] ) {
			/* translators: %s: currency code. */
			$reasons[] = sprintf( __( 'Prices are in %s, which is not the currency of this shop.', 'shipgraph-for-woocommerce' ), $quote['rates'][0]['currency'] );
		}
		return Problem::named( 'NO_SERVICE', '', $reasons );
	}

	/**
	 * Keeps the reason for the merchant.
	 *
	 * @param Problem              $problem The reason.
	 * @param array<string, mixed> $package The package.
	 */
	private static function failed( Problem $problem, array $package ): ?array {
		$place = implode( ', ', array_filter( array( $package['destination']['city'] ?? '', $package['destination']['country'] ?? '' ) ) );
		$problem->log( "Shipping prices to $place" );
		update_option(
			self::PROBLEM,
			array(
				'at'      => time(),
				'place'   => $place,
				'problem' => $problem->to_json(),
			),
			false
		);
		if ( $problem->passes ) {
			update_option( self::PAUSED_UNTIL, time() + self::PAUSE, false );
		}
		return null;
	}
}
