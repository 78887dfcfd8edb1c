<?php
/**
 * The cart and the checkout, with blocks or without.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

/**
 * Both checkouts ask WooCommerce on the server for prices and payment methods, so that nothing of this runs in the browser.
 */
final class Checkout {

	/**
	 * Registers the hooks.
	 */
	public static function register(): void {
		add_filter( 'woocommerce_cart_shipping_packages', array( self::class, 'end_prices' ) );
		add_filter( 'woocommerce_available_payment_gateways', array( self::class, 'offer_cash_where_it_is_collected' ) );
	}

	/**
	 * WooCommerce keeps the prices of a cart for as long as the package is the same. With the time in it they end.
	 *
	 * @param array<int|string, array<string, mixed>> $packages The packages.
	 * @return array<int|string, array<string, mixed>>
	 */
	public static function end_prices( $packages ) {
		$is_paused = (int) get_option( Rates::PAUSED_UNTIL ) > time();
		$seconds   = $is_paused ? 10 : MINUTE_IN_SECONDS * Settings::get( 'rates_minutes' );
		foreach ( $packages as $key => $package ) {
			$packages[ $key ]['shipgraph'] = $seconds . ':' . intdiv( time(), $seconds );
		}
		return $packages;
	}

	/**
	 * Leaves out cash on delivery where the chosen service does not collect it, and everything else where it must.
	 *
	 * @param array<string, \WC_Payment_Gateway> $gateways By id.
	 * @return array<string, \WC_Payment_Gateway>
	 */
	public static function offer_cash_where_it_is_collected( $gateways ) {
		$kinds = self::kinds_of_chosen_rates();
		$cash  = array_flip( Order_Data::cash_methods() );
		if ( in_array( 'no', $kinds, true ) ) {
			return array_diff_key( $gateways, $cash );
		}
		return in_array( 'only', $kinds, true ) ? array_intersect_key( $gateways, $cash ) : $gateways;
	}

	/**
	 * Whether a payment method with which the driver collects the money is switched on.
	 */
	public static function offers_cash(): bool {
		foreach ( WC()->payment_gateways()->payment_gateways() as $gateway ) {
			if ( 'yes' === $gateway->enabled && in_array( $gateway->id, Order_Data::cash_methods(), true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the rates of ours that the shopper has chosen collect cash: yes, no or only.
	 *
	 * @return list<string>
	 */
	private static function kinds_of_chosen_rates(): array {
		if ( null === WC()->session || ( function_exists( 'is_wc_endpoint_url' ) && is_wc_endpoint_url( 'order-pay' ) ) ) {
			return array();
		}
		$chosen = (array) WC()->session->get( 'chosen_shipping_methods', array() );
		$kinds  = array();
		foreach ( WC()->shipping()->get_packages() as $key => $package ) {
			$rate = $package['rates'][ $chosen[ $key ] ?? '' ] ?? null;
			if ( null !== $rate && Shipping_Method::ID === $rate->get_method_id() ) {
				$kinds[] = $rate->get_meta_data()[ Shipping_Method::CASH ] ?? 'no';
			}
		}
		return $kinds;
	}
}
