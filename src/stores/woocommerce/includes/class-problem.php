<?php
/**
 * What went wrong, in words for the merchant.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

use Shipgraph\Exception\ApiError;
use Shipgraph\Exception\TransportError;

defined( 'ABSPATH' ) || exit;

/**
 * A failure as it is shown, logged and stored: a code, a sentence, the fields that are wrong, and whether it passes by itself.
 */
final class Problem {

	/**
	 * Reads a failure.
	 *
	 * @param string       $code       Code of the service, or of this plugin.
	 * @param string       $message    One or two sentences.
	 * @param list<string> $fields     What is wrong with which field.
	 * @param string|null  $request_id Id of the request in the logs of the service.
	 * @param bool         $passes     Whether the same may work later.
	 */
	private function __construct(
		public readonly string $code,
		public readonly string $message,
		public readonly array $fields = array(),
		public readonly ?string $request_id = null,
		public readonly bool $passes = false,
	) {
	}

	/**
	 * A failure that this plugin finds.
	 *
	 * @param string       $code    A code.
	 * @param string       $message One or two sentences, unless words() has them.
	 * @param list<string> $fields  Details.
	 */
	public static function named( string $code, string $message = '', array $fields = array() ): self {
		return new self( $code, $message, $fields );
	}

	/**
	 * A failure of a call.
	 *
	 * @param \Throwable $error What was thrown.
	 */
	public static function of( \Throwable $error ): self {
		if ( $error instanceof TransportError ) {
			$details = TransportError::UNREACHABLE === $error->errorCode ? array( preg_replace( '/^The service cannot be reached: /', '', $error->getMessage() ) ) : array();
			return new self( $error->errorCode, $error->getMessage(), $details, null, true );
		}
		if ( $error instanceof ApiError ) {
			$code   = $error->reason ?? $error->errorCode;
			$fields = array_map( static fn( array $one ): string => ltrim( ( $one['field'] ?? '' ) . ': ' . ( $one['message'] ?? '' ), ': ' ), $error->errors );
			return new self( $code, $error->getMessage(), $fields, $error->requestId, $error->status >= 500 || 429 === $error->status );
		}
		return new self( 'ORDER_INCOMPLETE', $error->getMessage() );
	}

	/**
	 * What was stored.
	 *
	 * @param string|null $json From to_json().
	 */
	public static function from_json( ?string $json ): ?self {
		$stored = json_decode( (string) $json, true );
		return is_array( $stored ) ? new self( $stored['code'], $stored['message'], $stored['fields'], $stored['request_id'], $stored['passes'] ) : null;
	}

	/**
	 * To store it.
	 */
	public function to_json(): string {
		return (string) wp_json_encode( get_object_vars( $this ) );
	}

	/**
	 * What happened and what to do, in the language of the reader.
	 */
	public function summary(): string {
		return self::words( $this->code ) ?? $this->message;
	}

	/**
	 * All of it as one text, which is not HTML.
	 */
	public function text(): string {
		$details = array_merge( array( $this->summary() ), $this->fields );
		$known   = array_filter( array( $this->code, $this->request_id ) );
		return implode( ' ', $details ) . ' (' . implode( ', ', $known ) . ')';
	}

	/**
	 * Writes it into the log of WooCommerce, under WooCommerce, Status, Logs.
	 *
	 * @param string $what What was tried.
	 */
	public function log( string $what ): void {
		if ( function_exists( 'wc_get_logger' ) ) {
			wc_get_logger()->error( "$what: {$this->text()}", array( 'source' => 'shipgraph' ) );
		}
	}

	/**
	 * What the merchant can do about it; null where the service says it best.
	 *
	 * @param string $code The code.
	 */
	private static function words( string $code ): ?string {
		switch ( $code ) {
			case TransportError::TIMEOUT:
				return __( 'shipgraph did not answer in time.', 'shipgraph-for-woocommerce' );
			case TransportError::UNREACHABLE:
				return __( 'shipgraph cannot be reached. Check the address of the service, and that your server may connect to it.', 'shipgraph-for-woocommerce' );
			case TransportError::BAD_ANSWER:
			case 'BAD_ANSWER':
				return __( 'The answer did not come from shipgraph. Check the address of the service.', 'shipgraph-for-woocommerce' );
			case 'TWO_FACTOR_REQUIRED':
				return __( 'Your account uses two-factor login: enter the current code as well.', 'shipgraph-for-woocommerce' );
			case 'INVALID_CREDENTIALS':
				return __( 'shipgraph does not know this e-mail address and password.', 'shipgraph-for-woocommerce' );
			case 'SHOP_NOT_AVAILABLE':
				return __( 'This domain is connected to another shipgraph account.', 'shipgraph-for-woocommerce' );
			case 'INVALID_TOKEN':
			case 'TOKEN_EXPIRED':
			case 'TOKEN_REVOKED':
				return __( 'shipgraph no longer accepts the login of this shop. Connect it again in the settings.', 'shipgraph-for-woocommerce' );
			case 'SHOP_NOT_ACTIVATED':
				return __( 'Shipping is switched off for this shop. Connect it again in the settings.', 'shipgraph-for-woocommerce' );
			case 'LABEL_NOT_READY':
				return __( 'There is no label yet. It can be printed once the pickup is booked.', 'shipgraph-for-woocommerce' );
			case 'CANCEL_NOT_ALLOWED':
				return __( 'The parcel was picked up, so that the shipment can no longer be cancelled.', 'shipgraph-for-woocommerce' );
			case 'NOT_DELIVERED':
				return __( 'A parcel can be returned once it is delivered.', 'shipgraph-for-woocommerce' );
			case 'NOT_CONNECTED':
				return __( 'This shop is not connected to shipgraph yet.', 'shipgraph-for-woocommerce' );
			case 'NO_ZONE':
				return __( 'No shipping zone has the method "shipgraph". Add it under WooCommerce, Settings, Shipping.', 'shipgraph-for-woocommerce' );
			case 'NO_SERVICE':
				return __( 'No service takes this parcel to this place.', 'shipgraph-for-woocommerce' );
			case 'RETURN_EXISTS':
				return __( 'This parcel already has a return.', 'shipgraph-for-woocommerce' );
			default:
				return null;
		}
	}
}
