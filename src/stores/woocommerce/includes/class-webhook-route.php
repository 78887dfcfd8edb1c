<?php
/**
 * Where shipgraph sends its events to.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

use Shipgraph\Exception\WebhookError;
use Shipgraph\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * A REST route that takes signed events only. An event that cannot be handled now is answered with 503, and comes again.
 */
final class Webhook_Route {

	private const SPACE = 'shipgraph/v1';
	private const PATH  = '/webhook';

	/** When the last genuine event came. */
	public const LAST_EVENT = 'shipgraph_last_event';

	/**
	 * Registers the route.
	 */
	public static function register(): void {
		add_action(
			'rest_api_init',
			static function (): void {
				register_rest_route(
					self::SPACE,
					self::PATH,
					array(
						'methods'             => 'POST',
						'callback'            => array( self::class, 'receive' ),
						// No user is logged in: the signature over the body says who sends it.
						'permission_callback' => '__return_true',
					)
				);
			}
		);
	}

	/**
	 * Address of the route on this site.
	 */
	public static function url(): string {
		/**
		 * Changes where events are sent to, such as for a site behind a proxy.
		 *
		 * @param string $url Address of the route.
		 */
		return apply_filters( 'shipgraph_webhook_url', rest_url( self::SPACE . self::PATH ) );
	}

	/**
	 * Takes one event.
	 *
	 * @param \WP_REST_Request $request The request.
	 */
	public static function receive( \WP_REST_Request $request ): \WP_REST_Response {
		$secrets = Connection::get()?->secrets() ?? array();
		if ( array() === $secrets ) {
			return self::answer( 401, 'not connected' );
		}
		try {
			$event = Webhook::verify( $request->get_headers(), $request->get_body(), $secrets );
		} catch ( WebhookError $error ) {
			return self::answer( 401, $error->errorCode );
		}
		update_option( self::LAST_EVENT, time(), false );
		$outcome = Events::follow( $event->event, $event->data );
		return Events::LATER === $outcome ? self::answer( 503, $outcome, array( 'Retry-After' => '5' ) ) : self::answer( 200, $outcome );
	}

	/**
	 * Answers with a word for the history of deliveries.
	 *
	 * @param int                   $status  HTTP status.
	 * @param string                $outcome What came of the event.
	 * @param array<string, string> $headers More headers.
	 */
	private static function answer( int $status, string $outcome, array $headers = array() ): \WP_REST_Response {
		return new \WP_REST_Response( array( 'outcome' => $outcome ), $status, $headers );
	}
}
