<?php
/**
 * Shipping methods, rates, and the calculation of a cart's packages with its cache in the session.
 *
 * @package StandIn
 */

abstract class WC_Settings_API {

	public $plugin_id = 'woocommerce_';
	public $id        = '';

	protected function set_defaults( $field ) {
		return $field + array( 'default' => '' );
	}

	public function get_field_default( $field ) {
		return $field['default'] ?? '';
	}

	public function process_admin_options() {
		return false;
	}
}

abstract class WC_Shipping_Method extends WC_Settings_API {

	public $supports             = array( 'settings' );
	public $method_title         = '';
	public $method_description   = '';
	public $enabled              = 'yes';
	public $title                = '';
	public $tax_status           = 'taxable';
	public $rates                = array();
	public $instance_id          = 0;
	public $instance_form_fields = array();
	public $instance_settings    = array();

	public function __construct( $instance_id = 0 ) {
		$this->instance_id = absint( $instance_id );
	}

	public function is_enabled() {
		return 'yes' === $this->enabled;
	}

	public function supports( $feature ) {
		return in_array( $feature, $this->supports, true );
	}

	public function calculate_shipping( $package = array() ) {
	}

	public function is_available( $package ) {
		return apply_filters( "woocommerce_shipping_{$this->id}_is_available", 'yes' === $this->enabled, $package, $this );
	}

	public function get_rates_for_package( $package ) {
		$this->rates = array();
		if ( $this->is_available( $package ) ) {
			$this->calculate_shipping( $package );
		}
		return $this->rates;
	}

	public function get_rate_id( $suffix = '' ) {
		return implode( ':', array_filter( array( $this->id, $this->instance_id, $suffix ) ) );
	}

	public function add_rate( $args = array() ) {
		$args = wp_parse_args( $args, array( 'id' => $this->get_rate_id(), 'label' => '', 'cost' => '0', 'meta_data' => array(), 'package' => false ) );
		if ( ! $args['id'] || ! $args['label'] ) {
			return;
		}
		$this->rates[ $args['id'] ] = new WC_Shipping_Rate( $args['id'], $args['label'], wc_format_decimal( $args['cost'], wc_get_price_decimals() ), $this->id, $args['meta_data'] );
	}

	public function get_instance_form_fields() {
		return array_map( array( $this, 'set_defaults' ), $this->instance_form_fields );
	}

	public function get_instance_option_key() {
		return $this->instance_id ? "{$this->plugin_id}{$this->id}_{$this->instance_id}_settings" : '';
	}

	public function get_option( $key, $empty_value = null ) {
		if ( ! $this->instance_id ) {
			return '';
		}
		$saved = (array) get_option( $this->get_instance_option_key(), array() );
		return $saved[ $key ] ?? $this->get_field_default( $this->get_instance_form_fields()[ $key ] );
	}
}

class WC_Shipping_Rate {

	public function __construct( public string $id, public string $label, public string $cost, public string $method_id, private array $meta ) {
	}

	public function get_id() {
		return $this->id;
	}

	public function get_label() {
		return $this->label;
	}

	public function get_cost() {
		return $this->cost;
	}

	public function get_method_id() {
		return $this->method_id;
	}

	public function get_meta_data() {
		return $this->meta;
	}
}

/** There is one zone, and what is in none. */
class WC_Shipping_Zones {

	public static function get_zones() {
		return array( array( 'shipping_methods' => WC()->shipping()->methods() ) );
	}
}

class WC_Shipping_Zone {

	public function __construct( $zone = null ) {
	}

	public function get_shipping_methods( $enabled_only = false ) {
		return array();
	}
}

class WC_Shipping {

	private $packages = array();

	public function get_packages() {
		return $this->packages;
	}

	public function calculate_shipping( $packages = array() ) {
		$this->packages = array_map( array( $this, 'calculate_shipping_for_package' ), $packages, array_keys( $packages ) );
		return $this->packages;
	}

	/** Rates stay in the session for as long as the package is the same, without the objects in it. */
	public function calculate_shipping_for_package( $package = array(), $package_key = 0 ) {
		$hashed = $package;
		foreach ( array_keys( $hashed['contents'] ) as $item ) {
			unset( $hashed['contents'][ $item ]['data'] );
		}
		$hash   = md5( wp_json_encode( $hashed ) );
		$key    = "shipping_for_package_$package_key";
		$stored = WC()->session->get( $key );
		if ( ! is_array( $stored ) || $stored['package_hash'] !== $hash ) {
			$rates = array();
			foreach ( $this->methods() as $method ) {
				$rates += $method->get_rates_for_package( $package );
			}
			$stored = array( 'package_hash' => $hash, 'rates' => apply_filters( 'woocommerce_package_rates', $rates, $package ) );
			WC()->session->set( $key, $stored );
		}
		$package['rates'] = $stored['rates'];
		return $package;
	}

	/** The methods of the only zone. */
	public function methods() {
		do_action( 'woocommerce_shipping_init' );
		$classes = apply_filters( 'woocommerce_shipping_methods', array() );
		$methods = array();
		foreach ( get_option( 'stand_in_zone', array() ) as $instance_id => $method_id ) {
			$methods[] = new $classes[ $method_id ]( $instance_id );
		}
		return array_filter( $methods, static fn( $method ) => $method->supports( 'shipping-zones' ) );
	}
}
