<?php
/**
 * Sends the requests of the client with WordPress.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

use Shipgraph\Exception\TransportError;
use Shipgraph\Http\Request;
use Shipgraph\Http\Response;
use Shipgraph\Http\Transport;

defined( 'ABSPATH' ) || exit;

/**
 * Proxies, certificates and blocked hosts apply as they are set for the site.
 */
final class Wp_Transport implements Transport {

	/**
	 * Sends one request.
	 *
	 * @param Request $request The request.
	 * @throws TransportError If there is no response.
	 */
	public function send( Request $request ): Response {
		$answer = wp_remote_request(
			$request->url,
			array(
				'method'      => $request->method,
				'headers'     => $request->headers,
				'body'        => $request->body,
				'timeout'     => $request->timeout,
				'redirection' => 0,
			)
		);
		if ( is_wp_error( $answer ) ) {
			throw self::failure( $answer );
		}
		$headers = array();
		foreach ( wp_remote_retrieve_headers( $answer ) as $name => $value ) {
			$headers[ strtolower( $name ) ] = is_array( $value ) ? implode( ', ', $value ) : $value;
		}
		return new Response( (int) wp_remote_retrieve_response_code( $answer ), $headers, wp_remote_retrieve_body( $answer ) );
	}

	/**
	 * WordPress names no kind of failure, so that a timeout is known by its words only.
	 *
	 * @param \WP_Error $error What WordPress says.
	 */
	private static function failure( \WP_Error $error ): TransportError {
		$words = $error->get_error_message();
		if ( preg_match( '/cURL error 28|timed? ?out/i', $words ) ) {
			return new TransportError( TransportError::TIMEOUT, 'The service did not answer in time.' );
		}
		return new TransportError( TransportError::UNREACHABLE, "The service cannot be reached: $words" );
	}
}
