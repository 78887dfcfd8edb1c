<?php
/**
 * Connects, checks and disconnects the shop.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

use Shipgraph\Exception\ApiError;
use Shipgraph\Exception\ShipgraphException;
use Shipgraph\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Each step may be repeated.
 */
final class Connector {

	private const LOCATION = 'woocommerce';

	/** Why there is no webhook, if there is none. */
	public const WEBHOOK_PROBLEM = 'shipgraph_webhook_problem';

	/**
	 * Logs in, sends the sender, switches shipping on and registers the webhook. The password is not kept.
	 *
	 * @param array<string, string> $given url, domain, mode, and either token, or email, password and perhaps code.
	 */
	public static function connect( #[\SensitiveParameter] array $given ): ?Problem {
		if ( null === Settings::origin() ) {
			return Problem::named( 'ORIGIN_MISSING', __( 'Enter first where parcels are sent from, and save the settings.', 'shipgraph-for-woocommerce' ) );
		}
		try {
			$token = '' !== $given['token'] ? $given['token'] : self::log_in( $given );
			// The token is tried out before it replaces one that works.
			self::store_of( $given, $token )->activate( true );
			$connection = Connection::save( $given['url'], $given['domain'], $token, $given['mode'] );
			self::send_origin( $connection->store() );
			self::register_webhook( $connection );
		} catch ( ShipgraphException | \InvalidArgumentException $error ) {
			return Problem::of( $error );
		}
		foreach ( Shipments::waiting_for_login() as $order_id ) {
			Jobs::soon( Jobs::SHIP, array( $order_id, 'yes' === Settings::get( 'packed' ) ) );
		}
		delete_option( Rates::PROBLEM );
		delete_option( Rates::PAUSED_UNTIL );
		return null;
	}

	/**
	 * Sends the sender again after it was changed.
	 */
	public static function update_origin(): ?Problem {
		$connection = Connection::get();
		if ( null === $connection || null === Settings::origin() ) {
			return null;
		}
		try {
			self::send_origin( $connection->store() );
			return null;
		} catch ( ShipgraphException $error ) {
			return Problem::of( $error );
		}
	}

	/**
	 * Removes the webhook and forgets the token, also where shipgraph does not answer any more.
	 */
	public static function disconnect(): void {
		$connection = Connection::get();
		if ( null === $connection ) {
			return;
		}
		try {
			$store = $connection->store( 5.0, 1 );
			if ( null !== $connection->webhook() ) {
				$store->webhooks()->delete( $connection->webhook() );
			}
			$store->activate( false );
		} catch ( ShipgraphException $error ) {
			Problem::of( $error )->log( 'Disconnect' );
		}
		Connection::forget();
		delete_option( Missed_Events::CURSOR );
		delete_option( self::WEBHOOK_PROBLEM );
	}

	/**
	 * Tries out everything that the shop needs.
	 *
	 * @return array<string, Problem|null> By what was tried: login, sender, statuses, checkout.
	 */
	public static function check(): array {
		$connection = Connection::get();
		if ( null === $connection ) {
			return array();
		}
		$store = $connection->store( 10.0, 1 );
		return array(
			'login'    => self::tried( static fn() => $store->webhooks()->list( limit: 1 ) ),
			'sender'   => self::tried( static fn() => self::send_origin( $store ) ),
			'statuses' => self::tried( static fn() => self::try_webhook( $connection, $store ) ),
			'checkout' => self::is_in_a_zone() ? null : Problem::named( 'NO_ZONE' ),
		);
	}

	/**
	 * Whether shoppers can see prices: without a zone that has the method, they never do.
	 */
	private static function is_in_a_zone(): bool {
		$zones   = array_column( \WC_Shipping_Zones::get_zones(), 'shipping_methods' );
		$zones[] = ( new \WC_Shipping_Zone( 0 ) )->get_shipping_methods( true );
		foreach ( array_merge( ...array_map( 'array_values', $zones ) ) as $method ) {
			if ( Shipping_Method::ID === $method->id && $method->is_enabled() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Logs in with the account of the merchant.
	 *
	 * @param array<string, string> $given Of the form.
	 * @return string The token of the shop.
	 */
	private static function log_in( #[\SensitiveParameter] array $given ): string {
		return Store::connect(
			url: $given['url'],
			email: $given['email'],
			password: $given['password'],
			shopId: $given['domain'],
			shopName: wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ?: $given['domain'], // phpcs:ignore Universal.Operators.DisallowShortTernary
			platform: 'woocommerce',
			storeUrl: home_url(),
			code: '' === $given['code'] ? null : $given['code'],
			transport: new Wp_Transport(),
			mode: 'test' === $given['mode'] ? 'test' : null,
		)->token;
	}

	/**
	 * The store interface before the connection is stored.
	 *
	 * @param array<string, string> $given Of the form.
	 * @param string                $token The new token.
	 */
	private static function store_of( array $given, #[\SensitiveParameter] string $token ): Store {
		return new Store( url: $given['url'], token: $token, domain: $given['domain'], timeout: 20.0, maxWait: 5.0, transport: new Wp_Transport() );
	}

	/**
	 * Adds the sender as a location of the shop, or changes it.
	 *
	 * @param Store $store The service.
	 * @throws ApiError If it is refused.
	 */
	private static function send_origin( Store $store ): void {
		$origin   = Settings::origin();
		$location = array( 'state' => (string) $origin['state'] ) + $origin + array(
			'refId'   => self::LOCATION,
			'refName' => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ?: self::LOCATION, // phpcs:ignore Universal.Operators.DisallowShortTernary
		);
		try {
			$store->updateLocations( $location );
		} catch ( ApiError $error ) {
			if ( 'LOCATION_NOT_FOUND' !== $error->errorCode ) {
				throw $error;
			}
			$store->addLocations( $location );
		}
	}

	/**
	 * Registers the webhook of this site, or gives a known one a new secret. The shop works without it: events are then read every hour.
	 *
	 * @param Connection $connection The connection.
	 */
	private static function register_webhook( Connection $connection ): void {
		$url = Webhook_Route::url();
		try {
			$webhooks = $connection->store()->webhooks();
			$known    = null;
			foreach ( $webhooks->list()['webhooks'] as $one ) {
				$known = $one['id'] === $connection->webhook() || $one['url'] === $url ? $one : $known;
			}
			if ( null === $known ) {
				$hook = $webhooks->create(
					array(
						'url'         => $url,
						'events'      => array( 'shipment.update' ),
						'description' => 'WooCommerce',
					)
				)['webhook'];
			} else {
				$webhooks->update(
					$known['id'],
					array(
						'url'       => $url,
						'events'    => array( 'shipment.update' ),
						'is_active' => true,
					)
				);
				$hook = $webhooks->regenerateSecret( $known['id'] )['webhook'];
			}
			$connection->keep_webhook( $hook['id'], $url, $hook['secret'] );
			delete_option( self::WEBHOOK_PROBLEM );
		} catch ( ShipgraphException $error ) {
			$problem = Problem::of( $error );
			$problem->log( 'Webhook' );
			update_option( self::WEBHOOK_PROBLEM, $problem->to_json(), false );
		}
	}

	/**
	 * Has a test event sent, which must arrive.
	 *
	 * @param Connection $connection The connection.
	 * @param Store      $store      The service.
	 * @throws \InvalidArgumentException If it does not arrive, with the reason.
	 */
	private static function try_webhook( Connection $connection, Store $store ): void {
		if ( null === $connection->webhook() ) {
			$problem = Problem::from_json( get_option( self::WEBHOOK_PROBLEM, null ) );
			/* translators: %s: what went wrong. */
			throw new \InvalidArgumentException( sprintf( __( 'shipgraph could not register the address of this shop: statuses arrive once an hour only. %s', 'shipgraph-for-woocommerce' ), $problem?->text() ?? '' ) );
		}
		$delivery = $store->webhooks()->test( $connection->webhook() )['delivery'];
		if ( 'delivered' !== $delivery['status'] ) {
			/* translators: 1: address of this site, 2: what went wrong. */
			throw new \InvalidArgumentException( sprintf( __( 'shipgraph does not reach %1$s: %2$s', 'shipgraph-for-woocommerce' ), Webhook_Route::url(), $delivery['error_message'] ?? $delivery['failure'] ?? '' ) );
		}
	}

	/**
	 * Tries one thing out.
	 *
	 * @param callable() $work What to do.
	 */
	private static function tried( callable $work ): ?Problem {
		try {
			$work();
			return null;
		} catch ( ShipgraphException | \InvalidArgumentException $error ) {
			return Problem::of( $error );
		}
	}
}
