<?php
/**
 * What the merchant is shown.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

/**
 * Notices of the admin: what came of the last button, and why the checkout had no prices.
 */
final class Notices {

	private const FLASH = 'shipgraph_flash_';

	/** For how long a checkout without prices is news. */
	private const NEWS = DAY_IN_SECONDS;

	/**
	 * Registers the hooks.
	 */
	public static function register(): void {
		add_action( 'admin_notices', array( self::class, 'show' ) );
	}

	/**
	 * Shows something on the next page of this user.
	 *
	 * @param string $kind success, warning or error.
	 * @param string $text Plain text.
	 */
	public static function flash( string $kind, string $text ): void {
		$key   = self::FLASH . get_current_user_id();
		$known = get_transient( $key );
		set_transient( $key, array( ...( is_array( $known ) ? $known : array() ), array( $kind, $text ) ), MINUTE_IN_SECONDS * 5 );
	}

	/**
	 * Shows what came of something.
	 *
	 * @param Problem|null $problem What went wrong.
	 * @param string       $done    What is said if nothing did.
	 */
	public static function flash_outcome( ?Problem $problem, string $done ): void {
		null === $problem ? self::flash( 'success', $done ) : self::flash( 'error', $problem->text() );
	}

	/**
	 * Prints the notices.
	 */
	public static function show(): void {
		$key   = self::FLASH . get_current_user_id();
		$known = get_transient( $key );
		if ( is_array( $known ) ) {
			delete_transient( $key );
			foreach ( $known as list( $kind, $text ) ) {
				self::print_notice( $kind, $text );
			}
		}
		$failed = self::rates_problem();
		if ( null !== $failed && $failed['at'] > time() - self::NEWS && self::is_shop_screen() && current_user_can( Plugin::MANAGE ) ) {
			self::print_notice( 'error', $failed['text'], Settings_Page::url() );
		}
	}

	/**
	 * The last checkout without prices.
	 *
	 * @return array{at: int, text: string}|null
	 */
	public static function rates_problem(): ?array {
		$failed  = get_option( Rates::PROBLEM );
		$problem = is_array( $failed ) ? Problem::from_json( $failed['problem'] ) : null;
		if ( null === $problem ) {
			return null;
		}
		return array(
			'at'   => $failed['at'],
			/* translators: 1: date and time, 2: city and country, 3: the reason. */
			'text' => sprintf( __( 'A shopper saw no shipping price on %1$s, to %2$s. %3$s', 'shipgraph-for-woocommerce' ), wp_date( 'Y-m-d H:i', $failed['at'] ), $failed['place'], $problem->text() ),
		);
	}

	/**
	 * Prints one notice.
	 *
	 * @param string      $kind success, warning or error.
	 * @param string      $text Plain text.
	 * @param string|null $link Where more is to be read.
	 */
	private static function print_notice( string $kind, string $text, ?string $link = null ): void {
		?>
		<div class="notice notice-<?php echo esc_attr( $kind ); ?> is-dismissible">
			<p>
				<?php echo esc_html( $text ); ?>
				<?php if ( null !== $link ) : ?>
					<a href="<?php echo esc_url( $link ); ?>"><?php esc_html_e( 'Settings of shipgraph', 'shipgraph-for-woocommerce' ); ?></a>
				<?php endif; ?>
			</p>
		</div>
		<?php
	}

	/**
	 * Notices about the checkout are shown among orders only.
	 */
	private static function is_shop_screen(): bool {
		$screen = get_current_screen();
		return null !== $screen && in_array( $screen->id, array( 'woocommerce_page_wc-orders', 'edit-shop_order', 'dashboard' ), true );
	}
}
