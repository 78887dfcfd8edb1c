<?php
/**
 * What WC() returns.
 *
 * @package StandIn
 */

class WooCommerce {

	public $session = null;

	private $shipping = null;

	public function shipping() {
		return $this->shipping ??= new WC_Shipping();
	}

	public function payment_gateways() {
		return new WC_Payment_Gateways();
	}
}

class WC_Session {

	private array $data;

	public function __construct( private string $key ) {
		$this->data = (array) get_transient( "stand_in_session_$key" );
	}

	public function get( $key, $default = null ) {
		return $this->data[ $key ] ?? $default;
	}

	public function set( $key, $value ) {
		$this->data[ $key ] = $value;
		set_transient( "stand_in_session_{$this->key}", $this->data, HOUR_IN_SECONDS );
	}
}

class WC_Payment_Gateway {

	public function __construct( public string $id, private string $method_title, public string $enabled ) {
	}

	public function get_method_title() {
		return $this->method_title;
	}
}

class WC_Payment_Gateways {

	public function payment_gateways() {
		$enabled = get_option( 'stand_in_gateways', array( 'card', 'cod' ) );
		$all     = array();
		foreach ( array( 'card' => 'Card', 'bacs' => 'Bank transfer', 'cod' => 'Cash on delivery' ) as $id => $title ) {
			$all[ $id ] = new WC_Payment_Gateway( $id, $title, in_array( $id, $enabled, true ) ? 'yes' : 'no' );
		}
		return $all;
	}

	public function get_available_payment_gateways() {
		return apply_filters( 'woocommerce_available_payment_gateways', array_filter( $this->payment_gateways(), static fn( $gateway ) => 'yes' === $gateway->enabled ) );
	}
}
