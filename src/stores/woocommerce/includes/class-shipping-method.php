<?php
/**
 * The shipping method of shipping zones.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

/**
 * Offers the services of shipgraph with their live prices. Without a price nothing is offered, unless the merchant has set what is then.
 */
final class Shipping_Method extends \WC_Shipping_Method {

	public const ID = 'shipgraph';

	/** Details of a price, which WooCommerce copies to the order. Names that begin with _ are not shown. */
	public const SERVICE = '_shipgraph_service';
	public const RATE    = '_shipgraph_rate';
	public const CASH    = '_shipgraph_cash';

	/**
	 * One method of one zone.
	 *
	 * @param int $instance_id Its number.
	 */
	public function __construct( $instance_id = 0 ) {
		parent::__construct( $instance_id );
		$this->id                 = self::ID;
		$this->method_title       = __( 'shipgraph', 'shipgraph-for-woocommerce' );
		$this->method_description = __( 'Live prices of all services that deliver to the shopper.', 'shipgraph-for-woocommerce' );
		$this->supports           = array( 'shipping-zones', 'instance-settings', 'instance-settings-modal' );
		$this->init_fields();
		$this->title      = $this->get_option( 'title' );
		$this->tax_status = $this->get_option( 'tax_status' );
		add_action( 'woocommerce_update_options_shipping_' . $this->id, array( $this, 'process_admin_options' ) );
	}

	/**
	 * Adds a rate for each service.
	 *
	 * @param array<string, mixed> $package The package.
	 */
	public function calculate_shipping( $package = array() ) {
		$options = Rates::of( $package, Checkout::offers_cash() );
		if ( null === $options ) {
			$this->fall_back( $package );
			return;
		}
		foreach ( $this->chosen_from( $options ) as $option ) {
			$this->add_rate(
				array(
					'id'        => $this->get_rate_id( $option['service'] . ( 'only' === $option['cash'] ? ':cash' : '' ) ),
					'label'     => $option['label'],
					'cost'      => $option['price'],
					'package'   => $package,
					'meta_data' => array(
						self::SERVICE => $option['service'],
						self::RATE    => $option['rate'],
						self::CASH    => $option['cash'],
					),
				)
			);
		}
	}

	/**
	 * The price that the merchant has set for the time when there is no other.
	 *
	 * @param array<string, mixed> $package The package.
	 */
	private function fall_back( array $package ): void {
		$cost = wc_format_decimal( $this->get_option( 'fallback_cost' ) );
		if ( 'price' !== $this->get_option( 'fallback' ) || '' === $cost || (float) $cost < 0 ) {
			return;
		}
		$this->add_rate(
			array(
				'id'        => $this->get_rate_id( 'fallback' ),
				'label'     => $this->get_option( 'title' ),
				'cost'      => $cost,
				'package'   => $package,
				'meta_data' => array( self::CASH => 'yes' ),
			)
		);
	}

	/**
	 * The services that this zone offers.
	 *
	 * @param list<array<string, mixed>> $options All of them, cheapest first.
	 * @return list<array<string, mixed>>
	 */
	private function chosen_from( array $options ): array {
		$only = array_filter( array_map( 'trim', explode( ',', strtoupper( (string) $this->get_option( 'services' ) ) ) ) );
		if ( array() !== $only ) {
			$options = array_filter( $options, static fn( array $option ): bool => in_array( strtoupper( $option['service'] ), $only, true ) );
		}
		if ( 'cheapest' !== $this->get_option( 'offer' ) ) {
			return array_values( $options );
		}
		$paid = array_filter( $options, static fn( array $option ): bool => 'only' !== $option['cash'] );
		$cash = array_filter( $options, static fn( array $option ): bool => 'no' !== $option['cash'] );
		return array_values( array_unique( array_merge( array_slice( $paid, 0, 1 ), array_slice( $cash, 0, 1 ) ), SORT_REGULAR ) );
	}

	/**
	 * The settings of one method.
	 */
	private function init_fields(): void {
		$this->instance_form_fields = array(
			'title'         => array(
				'title'       => __( 'Name', 'shipgraph-for-woocommerce' ),
				'type'        => 'text',
				'description' => __( 'Shown with the price for when live prices are missing. Otherwise shoppers see the name of each service.', 'shipgraph-for-woocommerce' ),
				'default'     => __( 'Delivery', 'shipgraph-for-woocommerce' ),
			),
			'offer'         => array(
				'title'   => __( 'Offer', 'shipgraph-for-woocommerce' ),
				'type'    => 'select',
				'default' => 'all',
				'options' => array(
					'all'      => __( 'Every service', 'shipgraph-for-woocommerce' ),
					'cheapest' => __( 'The cheapest service only', 'shipgraph-for-woocommerce' ),
				),
			),
			'services'      => array(
				'title'       => __( 'Only these services', 'shipgraph-for-woocommerce' ),
				'type'        => 'text',
				'description' => __( 'Codes separated by commas, such as SVC_ECO, SVC_EXP. Empty: all of them.', 'shipgraph-for-woocommerce' ),
				'default'     => '',
			),
			'tax_status'    => array(
				'title'   => __( 'Tax status', 'shipgraph-for-woocommerce' ),
				'type'    => 'select',
				'default' => 'taxable',
				'options' => array(
					'taxable' => __( 'Taxable', 'shipgraph-for-woocommerce' ),
					'none'    => __( 'None', 'shipgraph-for-woocommerce' ),
				),
			),
			'fallback'      => array(
				'title'   => __( 'When live prices are missing', 'shipgraph-for-woocommerce' ),
				'type'    => 'select',
				'default' => 'none',
				'options' => array(
					'none'  => __( 'Offer nothing', 'shipgraph-for-woocommerce' ),
					'price' => __( 'Offer the price below', 'shipgraph-for-woocommerce' ),
				),
			),
			'fallback_cost' => array(
				'title'       => __( 'Price then', 'shipgraph-for-woocommerce' ),
				'type'        => 'price',
				'description' => __( 'Used only if shipgraph does not answer or refuses the request. The shipment may cost you more or less.', 'shipgraph-for-woocommerce' ),
				'default'     => '',
			),
		);
	}
}
