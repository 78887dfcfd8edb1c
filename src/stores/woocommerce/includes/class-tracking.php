<?php
/**
 * What shoppers see of their parcel.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

/**
 * The parcel in mails, after the order and in the account.
 */
final class Tracking {

	/**
	 * Registers the hooks.
	 */
	public static function register(): void {
		add_action( 'woocommerce_email_after_order_table', array( self::class, 'in_mail' ), 10, 3 );
		add_action( 'woocommerce_order_details_after_order_table', array( self::class, 'in_account' ) );
		add_filter( 'woocommerce_my_account_my_orders_actions', array( self::class, 'in_list' ), 10, 2 );
	}

	/**
	 * Below the table of a mail to the shopper.
	 *
	 * @param \WC_Order $order         The order.
	 * @param bool      $sent_to_admin Whether it goes to the merchant.
	 * @param bool      $plain_text    Whether it is a mail without HTML.
	 */
	public static function in_mail( $order, $sent_to_admin = false, $plain_text = false ): void {
		$row = $sent_to_admin || ! $order instanceof \WC_Order ? null : self::shown( $order->get_id() );
		if ( null === $row ) {
			return;
		}
		if ( $plain_text ) {
			echo "\n" . esc_html( wp_strip_all_tags( Statuses::for_shopper( $row['status'] ) ) ) . "\n";
			echo null === $row['tracking_url'] ? '' : esc_url_raw( $row['tracking_url'] ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput
			return;
		}
		self::print_parcel( $row );
	}

	/**
	 * Below the order, in the account and after the checkout.
	 *
	 * @param \WC_Order $order The order.
	 */
	public static function in_account( $order ): void {
		$row = $order instanceof \WC_Order ? self::shown( $order->get_id() ) : null;
		if ( null !== $row ) {
			self::print_parcel( $row );
		}
	}

	/**
	 * A button in the list of orders.
	 *
	 * @param array<string, array<string, string>> $actions Buttons by name.
	 * @param \WC_Order                            $order   The order.
	 * @return array<string, array<string, string>>
	 */
	public static function in_list( $actions, $order ) {
		$row = self::shown( $order->get_id() );
		if ( null !== ( $row['tracking_url'] ?? null ) ) {
			$actions['shipgraph-track'] = array(
				'url'  => $row['tracking_url'],
				'name' => __( 'Track', 'shipgraph-for-woocommerce' ),
			);
		}
		return $actions;
	}

	/**
	 * The parcel that is shown, if there is one.
	 *
	 * @param int $order_id The order.
	 * @return array<string, mixed>|null
	 */
	private static function shown( int $order_id ): ?array {
		$row = Shipments::latest( $order_id );
		return null === $row || null === $row['shipment_id'] || '' === Statuses::for_shopper( $row['status'] ) ? null : $row;
	}

	/**
	 * The parcel in HTML.
	 *
	 * @param array<string, mixed> $row The shipment.
	 */
	private static function print_parcel( array $row ): void {
		?>
		<section class="shipgraph-parcel">
			<h2><?php esc_html_e( 'Your parcel', 'shipgraph-for-woocommerce' ); ?></h2>
			<p><?php echo esc_html( Statuses::for_shopper( $row['status'] ) ); ?></p>
			<?php if ( null !== $row['awb'] ) : ?>
				<p>
					<?php
					/* translators: %s: number of a parcel. */
					echo wp_kses( sprintf( __( 'Number: %s', 'shipgraph-for-woocommerce' ), '<bdi>' . esc_html( $row['awb'] ) . '</bdi>' ), array( 'bdi' => array() ) );
					?>
				</p>
			<?php endif; ?>
			<?php if ( null !== $row['tracking_url'] ) : ?>
				<p><a href="<?php echo esc_url( $row['tracking_url'] ); ?>"><?php esc_html_e( 'Follow your parcel', 'shipgraph-for-woocommerce' ); ?></a></p>
			<?php endif; ?>
		</section>
		<?php
	}
}
