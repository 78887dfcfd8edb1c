<?php
/**
 * Functions of WooCommerce that need no class.
 *
 * @package StandIn
 */

function get_woocommerce_currency() {
	return get_option( 'woocommerce_currency' );
}

function wc_get_price_decimals() {
	return 2;
}

function wc_format_decimal( $number, $dp = false ) {
	$number = is_float( $number ) ? (string) $number : trim( preg_replace( '/[^0-9.,-]/', '', (string) $number ) );
	$number = str_replace( ',', '.', $number );
	return false === $dp || '' === $number ? $number : number_format( (float) $number, $dp, '.', '' );
}

function wc_get_is_paid_statuses() {
	return apply_filters( 'woocommerce_order_is_paid_statuses', array( 'processing', 'completed' ) );
}

function wc_get_logger() {
	return new class() {
		public function error( $message, $context = array() ) {
			error_log( "[{$context['source']}] $message" );
		}
	};
}

function is_wc_endpoint_url( $endpoint = false ) {
	return false;
}
