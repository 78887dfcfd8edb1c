<?php
/**
 * The shipment on the page of an order.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

/**
 * A box with the status, the label and what can be done. Its buttons belong to a form at the end of the page, because the page of an order
 * is a form already.
 */
final class Order_Box {

	private const FORM   = 'shipgraph-order-form';
	private const ACTION = 'shipgraph_order';
	private const LABEL  = 'shipgraph_label';

	/** Screens of an order: with the order tables of WooCommerce, and with posts. */
	private const SCREENS = array( 'woocommerce_page_wc-orders', 'shop_order' );

	/**
	 * Registers the hooks.
	 */
	public static function register(): void {
		add_action( 'add_meta_boxes', array( self::class, 'add' ) );
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'act' ) );
		add_action( 'admin_post_' . self::LABEL, array( self::class, 'send_label' ) );
	}

	/**
	 * Adds the box.
	 *
	 * @param string $screen_id Screen, or type of the post.
	 */
	public static function add( $screen_id ): void {
		if ( in_array( $screen_id, self::SCREENS, true ) && current_user_can( Plugin::SHIP ) ) {
			add_meta_box( 'shipgraph', __( 'Shipping with shipgraph', 'shipgraph-for-woocommerce' ), array( self::class, 'show' ), $screen_id, 'side', 'high' );
		}
	}

	/**
	 * Prints the box.
	 *
	 * @param \WC_Order|\WP_Post $subject The order, or its post.
	 */
	public static function show( $subject ): void {
		$order = $subject instanceof \WP_Post ? wc_get_order( $subject->ID ) : $subject;
		if ( ! $order instanceof \WC_Order ) {
			return;
		}
		if ( null === Connection::get() ) {
			printf( '<p><a href="%s">%s</a></p>', esc_url( Settings_Page::url() ), esc_html__( 'Connect this shop to shipgraph first.', 'shipgraph-for-woocommerce' ) );
			return;
		}
		add_action( 'admin_footer', static fn() => self::print_form( $order->get_id() ) );
		$row     = Shipments::latest( $order->get_id() );
		$returns = array_filter( Shipments::of_order( $order->get_id() ), static fn( array $one ): bool => $one['is_return'] );
		if ( null !== $row && null !== $row['shipment_id'] ) {
			self::print_shipment( $row );
		}
		foreach ( $returns as $return ) {
			self::print_shipment( $return );
		}
		self::print_problem( $row );
		self::print_buttons( $order, $row, $returns );
	}

	/**
	 * Does what a button says.
	 */
	public static function act(): void {
		$order_id = absint( $_POST['order_id'] ?? 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked in the next line.
		check_admin_referer( self::ACTION . $order_id );
		$order = wc_get_order( $order_id );
		if ( ! $order instanceof \WC_Order || ! current_user_can( Plugin::SHIP ) ) {
			wp_die( esc_html__( 'You may not ship this order.', 'shipgraph-for-woocommerce' ), 403 );
		}
		$reason = sanitize_text_field( wp_unslash( $_POST['reason'] ?? '' ) );
		switch ( sanitize_key( $_POST['do'] ?? '' ) ) {
			case 'ship':
				Notices::flash_outcome( Shipper::ship( $order, isset( $_POST['packed'] ) ), __( 'The shipment was created.', 'shipgraph-for-woocommerce' ) );
				break;
			case 'pack':
				Notices::flash_outcome( Shipper::pack( $order ), __( 'The parcel is packed.', 'shipgraph-for-woocommerce' ) );
				break;
			case 'sync':
				Notices::flash_outcome( Shipper::sync( $order ), __( 'shipgraph has the order as it is now.', 'shipgraph-for-woocommerce' ) );
				break;
			case 'cancel':
				Notices::flash_outcome( Shipper::cancel( $order ), __( 'The shipment was cancelled.', 'shipgraph-for-woocommerce' ) );
				break;
			case 'return':
				Notices::flash_outcome( Shipper::take_back( $order, $reason ), __( 'The return was created. The parcel is picked up from the shopper.', 'shipgraph-for-woocommerce' ) );
				break;
		}
		wp_safe_redirect( $order->get_edit_order_url() );
		exit;
	}

	/**
	 * Sends a label to the browser.
	 */
	public static function send_label(): void {
		check_admin_referer( self::LABEL );
		if ( ! current_user_can( Plugin::SHIP ) ) {
			wp_die( esc_html__( 'You may not print labels.', 'shipgraph-for-woocommerce' ), 403 );
		}
		$asked = explode( ',', sanitize_text_field( wp_unslash( $_GET['ids'] ?? '' ) ) );
		// Only shipments of this shop.
		$ids   = array_values( array_filter( array_slice( $asked, 0, 100 ), static fn( string $id ): bool => null !== Shipments::find( $id ) ) );
		$label = 1 === count( $ids ) ? Shipper::label( $ids[0] ) : Shipper::labels( $ids );
		if ( $label instanceof Problem ) {
			wp_die( esc_html( $label->text() ), '', array( 'back_link' => true ) );
		}
		nocache_headers();
		header( 'Content-Type: ' . ( 'application/pdf' === $label->contentType ? 'application/pdf' : 'application/octet-stream' ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Content-Disposition: inline; filename="' . sanitize_file_name( $label->fileName ) . '"' );
		echo $label->bytes; // phpcs:ignore WordPress.Security.EscapeOutput -- A PDF.
		exit;
	}

	/**
	 * Address of the labels of shipments.
	 *
	 * @param list<string> $shipment_ids The shipments.
	 */
	public static function label_url( array $shipment_ids ): string {
		return add_query_arg(
			array(
				'action'   => self::LABEL,
				'ids'      => implode( ',', $shipment_ids ),
				'_wpnonce' => wp_create_nonce( self::LABEL ),
			),
			admin_url( 'admin-post.php' )
		);
	}

	/**
	 * Status, numbers and links of a shipment.
	 *
	 * @param array<string, mixed> $row The shipment.
	 */
	private static function print_shipment( array $row ): void {
		?>
		<div class="shipgraph-shipment" data-shipment="<?php echo esc_attr( $row['shipment_id'] ); ?>" data-status="<?php echo esc_attr( $row['status'] ); ?>">
			<p>
				<strong><?php echo esc_html( Statuses::label( $row['status'] ) ); ?></strong>
				<?php echo $row['is_return'] ? esc_html__( '(return)', 'shipgraph-for-woocommerce' ) : ''; ?><br>
				<bdi><?php echo esc_html( $row['awb'] ?? $row['shipment_id'] ); ?></bdi>
				<?php echo null === $row['service'] ? '' : esc_html( ' · ' . $row['service'] ); ?>
			</p>
			<?php if ( ! $row['is_return'] && '' !== Statuses::next( $row['status'] ) ) : ?>
				<p><?php echo esc_html( Statuses::next( $row['status'] ) ); ?></p>
			<?php endif; ?>
			<?php if ( null !== $row['collection'] ) : ?>
				<p>
					<?php
					/* translators: %s: amount and currency. */
					echo esc_html( sprintf( __( 'The driver collects %s.', 'shipgraph-for-woocommerce' ), $row['collection'] ) );
					?>
				</p>
			<?php endif; ?>
			<p>
				<?php if ( 'cancelled' !== $row['status'] ) : ?>
					<a class="button shipgraph-label" target="_blank" href="<?php echo esc_url( self::label_url( array( $row['shipment_id'] ) ) ); ?>"><?php esc_html_e( 'Label (PDF)', 'shipgraph-for-woocommerce' ); ?></a>
				<?php endif; ?>
				<?php if ( null !== $row['tracking_url'] && '' !== $row['tracking_url'] ) : ?>
					<a class="button shipgraph-tracking" target="_blank" rel="noopener" href="<?php echo esc_url( $row['tracking_url'] ); ?>"><?php esc_html_e( 'Tracking', 'shipgraph-for-woocommerce' ); ?></a>
				<?php endif; ?>
			</p>
		</div>
		<?php
	}

	/**
	 * What went wrong last.
	 *
	 * @param array<string, mixed>|null $row The parcel.
	 */
	private static function print_problem( ?array $row ): void {
		$problem = Problem::from_json( $row['problem'] ?? null );
		if ( null !== $problem ) {
			printf( '<div class="notice notice-error inline shipgraph-problem" data-code="%s"><p>%s</p></div>', esc_attr( $problem->code ), esc_html( $problem->text() ) );
		}
	}

	/**
	 * What can be done now.
	 *
	 * @param \WC_Order                  $order   The order.
	 * @param array<string, mixed>|null  $row     The parcel.
	 * @param list<array<string, mixed>> $returns Its returns.
	 */
	private static function print_buttons( \WC_Order $order, ?array $row, array $returns ): void {
		if ( null === $row || null === $row['shipment_id'] || 'cancelled' === $row['status'] ) {
			self::print_ship_button( $order, null !== ( $row['shipment_id'] ?? null ) );
			return;
		}
		if ( 'new' === $row['status'] ) {
			self::print_button( 'pack', __( 'Packed', 'shipgraph-for-woocommerce' ), true );
		}
		if ( null !== $row['problem'] && Statuses::is_open( $row['status'] ) ) {
			self::print_button( 'sync', __( 'Send changes again', 'shipgraph-for-woocommerce' ) );
		}
		if ( Statuses::is_before_pickup( $row['status'] ) ) {
			self::print_button( 'cancel', __( 'Cancel the shipment', 'shipgraph-for-woocommerce' ), false, __( 'If you cancel, nothing is picked up, and the price of the shipment is given back. The order itself stays as it is.', 'shipgraph-for-woocommerce' ) );
		}
		$open = array_filter( $returns, static fn( array $one ): bool => 'cancelled' !== $one['status'] );
		if ( 'delivered' === $row['status'] && array() === $open ) {
			?>
			<p>
				<label for="shipgraph-reason"><?php esc_html_e( 'Why it comes back', 'shipgraph-for-woocommerce' ); ?></label>
				<input type="text" id="shipgraph-reason" name="reason" maxlength="200" form="<?php echo esc_attr( self::FORM ); ?>" style="width:100%">
			</p>
			<?php
			self::print_button( 'return', __( 'Create a return', 'shipgraph-for-woocommerce' ), false, __( 'The parcel is picked up from the shopper. The return costs what the way back costs.', 'shipgraph-for-woocommerce' ) );
		}
	}

	/**
	 * The button that ships an order, or ships it again.
	 *
	 * @param \WC_Order $order The order.
	 * @param bool      $again Whether an earlier shipment was cancelled.
	 */
	private static function print_ship_button( \WC_Order $order, bool $again ): void {
		if ( ! Order_Data::needs_shipping( $order ) ) {
			echo '<p>' . esc_html__( 'Nothing of this order is shipped.', 'shipgraph-for-woocommerce' ) . '</p>';
			return;
		}
		if ( ! $order->has_status( Order_Data::paid_statuses( $order ) ) ) {
			echo '<p>' . esc_html__( 'An order is shipped once it is processing: then it is paid, or is paid at the door.', 'shipgraph-for-woocommerce' ) . '</p>';
			return;
		}
		?>
		<p>
			<label>
				<input type="checkbox" name="packed" value="1" form="<?php echo esc_attr( self::FORM ); ?>" <?php checked( 'yes', Settings::get( 'packed' ) ); ?>>
				<?php esc_html_e( 'The parcel is packed', 'shipgraph-for-woocommerce' ); ?>
			</label>
		</p>
		<?php
		self::print_button( 'ship', $again ? __( 'Ship again', 'shipgraph-for-woocommerce' ) : __( 'Ship with shipgraph', 'shipgraph-for-woocommerce' ), true );
	}

	/**
	 * A button of the form at the end of the page.
	 *
	 * @param string      $work         What it does.
	 * @param string      $label        What it says.
	 * @param bool        $primary      Whether it is the main one.
	 * @param string|null $consequences What follows, if that should be known before.
	 */
	private static function print_button( string $work, string $label, bool $primary = false, ?string $consequences = null ): void {
		printf(
			'<p><button type="submit" class="button %s" form="%s" name="do" value="%s"%s>%s</button></p>',
			$primary ? 'button-primary' : '',
			esc_attr( self::FORM ),
			esc_attr( $work ),
			null === $consequences ? '' : ' aria-describedby="shipgraph-' . esc_attr( $work ) . '"',
			esc_html( $label )
		);
		if ( null !== $consequences ) {
			echo '<p class="description" id="shipgraph-' . esc_attr( $work ) . '">' . esc_html( $consequences ) . '</p>';
		}
	}

	/**
	 * The form that the buttons belong to.
	 *
	 * @param int $order_id The order.
	 */
	private static function print_form( int $order_id ): void {
		?>
		<form id="<?php echo esc_attr( self::FORM ); ?>" method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
			<input type="hidden" name="order_id" value="<?php echo esc_attr( (string) $order_id ); ?>">
			<?php wp_nonce_field( self::ACTION . $order_id, '_wpnonce', false ); ?>
		</form>
		<?php
	}
}
