<?php
/**
 * The page of settings: WooCommerce, shipgraph.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

/**
 * Connects the shop, shows whether everything works, and saves the settings. Passwords and tokens are taken, and never shown.
 */
final class Settings_Page {

	private const SLUG   = 'shipgraph';
	private const CHECKS = 'shipgraph_checks';

	/** What the forms of the page do. */
	private const ACTIONS = array( 'connect', 'disconnect', 'check', 'save', 'clear' );

	/**
	 * Registers the hooks.
	 */
	public static function register(): void {
		add_action(
			'admin_menu',
			static function (): void {
				add_submenu_page( 'woocommerce', __( 'shipgraph', 'shipgraph-for-woocommerce' ), __( 'shipgraph', 'shipgraph-for-woocommerce' ), Plugin::MANAGE, self::SLUG, array( self::class, 'show' ) );
			},
			60
		);
		foreach ( self::ACTIONS as $action ) {
			add_action( "admin_post_shipgraph_$action", static fn() => self::act( $action ) );
		}
		add_filter( 'plugin_action_links_' . plugin_basename( FILE ), array( self::class, 'add_link' ) );
	}

	/**
	 * Address of the page.
	 */
	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	/**
	 * A link in the list of plugins.
	 *
	 * @param array<string, string> $links Links.
	 * @return array<int|string, string>
	 */
	public static function add_link( $links ) {
		array_unshift( $links, '<a href="' . esc_url( self::url() ) . '">' . esc_html__( 'Settings', 'shipgraph-for-woocommerce' ) . '</a>' );
		return $links;
	}

	/**
	 * Does what a form says.
	 *
	 * @param string $action One of the actions.
	 */
	private static function act( string $action ): void {
		check_admin_referer( "shipgraph_$action" );
		if ( ! current_user_can( Plugin::MANAGE ) ) {
			wp_die( esc_html__( 'You may not change these settings.', 'shipgraph-for-woocommerce' ), 403 );
		}
		match ( $action ) {
			'connect'    => self::connect(),
			'disconnect' => self::disconnect(),
			'check'      => self::check(),
			'save'       => self::save(),
			'clear'      => delete_option( Rates::PROBLEM ),
		};
		wp_safe_redirect( self::url() );
		exit;
	}

	/**
	 * Connects the shop.
	 */
	private static function connect(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- act() has checked it.
		$text  = static fn( string $name ): string => sanitize_text_field( wp_unslash( $_POST[ $name ] ?? '' ) );
		$given = array(
			'url'      => untrailingslashit( esc_url_raw( $text( 'url' ), array( 'http', 'https' ) ) ),
			'domain'   => self::domain_in( $text( 'domain' ) ),
			'mode'     => 'test' === $text( 'mode' ) ? 'test' : 'live',
			'email'    => sanitize_email( wp_unslash( $_POST['email'] ?? '' ) ),
			// A password may contain anything.
			'password' => (string) wp_unslash( $_POST['password'] ?? '' ), // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
			'code'     => $text( 'code' ),
			'token'    => $text( 'token' ),
		);
		// phpcs:enable
		$problem = self::problem_with( $given ) ?? Connector::connect( $given );
		/* translators: %s: domain of the shop. */
		Notices::flash_outcome( $problem, sprintf( __( '%s is connected. Add the shipping method "shipgraph" to your shipping zones.', 'shipgraph-for-woocommerce' ), $given['domain'] ) );
		if ( null === $problem ) {
			self::check();
		}
	}

	/**
	 * What is wrong with what was typed.
	 *
	 * @param array<string, string> $given The fields.
	 */
	private static function problem_with( #[\SensitiveParameter] array $given ): ?Problem {
		$host = (string) wp_parse_url( $given['url'], PHP_URL_HOST );
		if ( '' === $host || '' === $given['domain'] ) {
			return Problem::named( 'FIELD_MISSING', __( 'Enter the address of the service, such as https://ship.example, and the domain of your shop.', 'shipgraph-for-woocommerce' ) );
		}
		if ( ! str_starts_with( $given['url'], 'https://' ) && ! in_array( $host, array( 'localhost', '127.0.0.1', '[::1]' ), true ) ) {
			return Problem::named( 'NOT_SECURE', __( 'The address of the service must begin with https://. Otherwise others could read your password.', 'shipgraph-for-woocommerce' ) );
		}
		if ( '' === $given['token'] && ( '' === $given['email'] || '' === $given['password'] ) ) {
			return Problem::named( 'FIELD_MISSING', __( 'Enter the e-mail address and the password of your shipgraph account, or a token of the shop.', 'shipgraph-for-woocommerce' ) );
		}
		return null;
	}

	/**
	 * The domain in what was typed, which may be an address.
	 *
	 * @param string $typed Such as https://lamps.example/shop.
	 */
	private static function domain_in( string $typed ): string {
		return strtolower( explode( '/', preg_replace( '#^https?://#i', '', trim( $typed ) ) )[0] );
	}

	/**
	 * Disconnects the shop.
	 */
	private static function disconnect(): void {
		Connector::disconnect();
		delete_transient( self::CHECKS );
		Notices::flash( 'success', __( 'The shop is disconnected. Shipments that are under way are delivered all the same.', 'shipgraph-for-woocommerce' ) );
	}

	/**
	 * Tries the connection out.
	 */
	private static function check(): void {
		set_transient( self::CHECKS, array_map( static fn( ?Problem $problem ): ?string => $problem?->to_json(), Connector::check() ), DAY_IN_SECONDS );
	}

	/**
	 * Saves the settings.
	 */
	private static function save(): void {
		$before = Settings::origin();
		Settings::save( (array) wp_unslash( $_POST['shipgraph'] ?? array() ) ); // phpcs:ignore WordPress.Security -- act() has checked the nonce, Settings checks the fields.
		$problem = Settings::origin() === $before ? null : Connector::update_origin();
		Notices::flash_outcome( $problem, __( 'The settings were saved.', 'shipgraph-for-woocommerce' ) );
	}

	/**
	 * Prints the page.
	 */
	public static function show(): void {
		$connection = Connection::get();
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'shipgraph', 'shipgraph-for-woocommerce' ); ?></h1>
			<?php
			null === $connection ? self::print_connect_form( null ) : self::print_connection( $connection );
			self::print_trouble();
			Settings_Form::show();
			?>
		</div>
		<?php
	}

	/**
	 * The beginning of a form of this page.
	 *
	 * @param string $action What it does.
	 */
	public static function print_form_start( string $action ): void {
		printf( '<form method="post" action="%s" id="shipgraph-%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( $action ) );
		printf( '<input type="hidden" name="action" value="%s">', esc_attr( "shipgraph_$action" ) );
		wp_nonce_field( "shipgraph_$action", '_wpnonce', false );
	}

	/**
	 * The form that connects the shop.
	 *
	 * @param Connection|null $connection What is known from before.
	 */
	private static function print_connect_form( ?Connection $connection ): void {
		$domain = $connection?->domain() ?? wp_parse_url( home_url(), PHP_URL_HOST );
		self::print_form_start( 'connect' );
		?>
			<h2><?php esc_html_e( 'Connect your shop', 'shipgraph-for-woocommerce' ); ?></h2>
			<table class="form-table" role="presentation">
				<?php
				self::print_field( 'url', 'url', __( 'Address of the service', 'shipgraph-for-woocommerce' ), $connection?->url() ?? '', 'https://ship.example', true );
				self::print_field( 'domain', 'text', __( 'Domain of your shop', 'shipgraph-for-woocommerce' ), (string) $domain, '', true, __( 'shipgraph knows your shop by it. For a test shop use one of its own, such as test.lamps.example; it need not exist.', 'shipgraph-for-woocommerce' ) );
				self::print_mode( $connection );
				self::print_field( 'email', 'email', __( 'E-mail address of your account', 'shipgraph-for-woocommerce' ), '', '', false );
				self::print_field( 'password', 'password', __( 'Password', 'shipgraph-for-woocommerce' ), '', '', false, __( 'Used once to log in, and not stored.', 'shipgraph-for-woocommerce' ) );
				self::print_field( 'code', 'text', __( 'Code of your authenticator app', 'shipgraph-for-woocommerce' ), '', '', false, __( 'Only with two-factor login.', 'shipgraph-for-woocommerce' ) );
				self::print_field( 'token', 'password', __( 'Or a token of the shop', 'shipgraph-for-woocommerce' ), '', '', false, __( 'From the page "Connect a shop" of shipgraph, instead of e-mail address and password.', 'shipgraph-for-woocommerce' ) );
				?>
			</table>
			<?php submit_button( __( 'Connect', 'shipgraph-for-woocommerce' ), 'primary', 'shipgraph-do-connect' ); ?>
		</form>
		<?php
	}

	/**
	 * One field of the form.
	 *
	 * @param string $name        Its name.
	 * @param string $type        Its type.
	 * @param string $label       Its label.
	 * @param string $value       What it holds.
	 * @param string $placeholder An example.
	 * @param bool   $required    Whether it must be filled in.
	 * @param string $meaning     What else is to be known.
	 */
	private static function print_field( string $name, string $type, string $label, string $value, string $placeholder, bool $required, string $meaning = '' ): void {
		$is_secret = in_array( $name, array( 'password', 'token', 'code' ), true );
		?>
		<tr>
			<th scope="row"><label for="shipgraph-<?php echo esc_attr( $name ); ?>"><?php echo esc_html( $label ); ?></label></th>
			<td>
				<input type="<?php echo esc_attr( $type ); ?>" id="shipgraph-<?php echo esc_attr( $name ); ?>" name="<?php echo esc_attr( $name ); ?>" value="<?php echo esc_attr( $value ); ?>" placeholder="<?php echo esc_attr( $placeholder ); ?>" class="regular-text ltr" <?php echo $is_secret ? 'autocomplete="off"' : ''; ?> <?php echo $required ? 'required' : ''; ?>>
				<?php echo '' === $meaning ? '' : '<p class="description">' . esc_html( $meaning ) . '</p>'; ?>
			</td>
		</tr>
		<?php
	}

	/**
	 * Whether orders are real.
	 *
	 * @param Connection|null $connection What is known from before.
	 */
	private static function print_mode( ?Connection $connection ): void {
		?>
		<tr>
			<th scope="row"><label for="shipgraph-mode"><?php esc_html_e( 'Kind of shop', 'shipgraph-for-woocommerce' ); ?></label></th>
			<td>
				<select id="shipgraph-mode" name="mode">
					<option value="live"><?php esc_html_e( 'Live shop: parcels are picked up and charged', 'shipgraph-for-woocommerce' ); ?></option>
					<option value="test" <?php selected( $connection?->is_test() ?? false ); ?>><?php esc_html_e( 'Test shop: nothing is shipped or charged', 'shipgraph-for-woocommerce' ); ?></option>
				</select>
				<p class="description"><?php esc_html_e( 'A domain keeps its kind for ever.', 'shipgraph-for-woocommerce' ); ?></p>
			</td>
		</tr>
		<?php
	}

	/**
	 * The connection, and whether everything works.
	 *
	 * @param Connection $connection The connection.
	 */
	private static function print_connection( Connection $connection ): void {
		$last = (int) get_option( Webhook_Route::LAST_EVENT );
		?>
		<h2><?php esc_html_e( 'Connection', 'shipgraph-for-woocommerce' ); ?></h2>
		<p class="shipgraph-connected">
			<?php
			/* translators: 1: domain of the shop, 2: address of the service, 3: date. */
			echo esc_html( sprintf( __( '%1$s is connected to %2$s since %3$s.', 'shipgraph-for-woocommerce' ), $connection->domain(), $connection->url(), wp_date( 'Y-m-d', $connection->connected_at() ) ) );
			echo $connection->is_test() ? ' <strong>' . esc_html__( 'This is a test shop: nothing is shipped or charged.', 'shipgraph-for-woocommerce' ) . '</strong>' : '';
			/* translators: %s: date and time. */
			echo $last > 0 ? ' ' . esc_html( sprintf( __( 'Last event: %s.', 'shipgraph-for-woocommerce' ), wp_date( 'Y-m-d H:i', $last ) ) ) : '';
			?>
		</p>
		<?php
		self::print_checks( $connection );
		echo '<div style="display:flex;gap:.5em">';
		self::print_form_start( 'check' );
		submit_button( __( 'Test the connection', 'shipgraph-for-woocommerce' ), 'secondary', 'shipgraph-do-check', false );
		echo '</form>';
		self::print_form_start( 'disconnect' );
		submit_button( __( 'Disconnect', 'shipgraph-for-woocommerce' ), 'secondary', 'shipgraph-do-disconnect', false );
		echo '</form></div>';
		echo '<details style="margin:1em 0"><summary>' . esc_html__( 'Connect again, such as after a new password', 'shipgraph-for-woocommerce' ) . '</summary>';
		self::print_connect_form( $connection );
		echo '</details>';
	}

	/**
	 * What came of the last test.
	 *
	 * @param Connection $connection The connection.
	 */
	private static function print_checks( Connection $connection ): void {
		$checked = get_transient( self::CHECKS );
		if ( ! is_array( $checked ) ) {
			return;
		}
		$words = array(
			/* translators: 1: address of the service, 2: domain of the shop. */
			'login'    => array( __( 'Login', 'shipgraph-for-woocommerce' ), sprintf( __( '%1$s accepts the login of %2$s.', 'shipgraph-for-woocommerce' ), $connection->url(), $connection->domain() ) ),
			'sender'   => array( __( 'Sender', 'shipgraph-for-woocommerce' ), __( 'The address of the sender is known to shipgraph.', 'shipgraph-for-woocommerce' ) ),
			'statuses' => array( __( 'Statuses', 'shipgraph-for-woocommerce' ), __( 'A test event arrived and its signature is right.', 'shipgraph-for-woocommerce' ) ),
			'checkout' => array( __( 'Checkout', 'shipgraph-for-woocommerce' ), __( 'The shipping method is in a shipping zone.', 'shipgraph-for-woocommerce' ) ),
		);
		echo '<ul class="shipgraph-checks">';
		foreach ( array_intersect_key( $words, $checked ) as $name => list( $title, $fine ) ) {
			$problem = Problem::from_json( $checked[ $name ] );
			printf( '<li data-fine="%s">%s <strong>%s</strong> %s</li>', null === $problem ? 'yes' : 'no', null === $problem ? '✓' : '✗', esc_html( $title ), esc_html( $problem?->text() ?? $fine ) );
		}
		echo '</ul>';
	}

	/**
	 * The last checkout without prices, and orders that could not be shipped.
	 */
	private static function print_trouble(): void {
		$failed = Notices::rates_problem();
		if ( null !== $failed ) {
			echo '<div class="notice notice-error inline shipgraph-rates-problem"><p>' . esc_html( $failed['text'] ) . '</p>';
			self::print_form_start( 'clear' );
			submit_button( __( 'Done', 'shipgraph-for-woocommerce' ), 'small', 'shipgraph-do-clear', false );
			echo '</form><br></div>';
		}
		$rows = Shipments::failed();
		if ( array() === $rows ) {
			return;
		}
		echo '<h2>' . esc_html__( 'Orders with a problem', 'shipgraph-for-woocommerce' ) . '</h2><ul class="shipgraph-failed">';
		foreach ( $rows as $row ) {
			$order = wc_get_order( $row['order_id'] );
			if ( $order instanceof \WC_Order ) {
				printf( '<li><a href="%s">#%s</a> %s</li>', esc_url( $order->get_edit_order_url() ), esc_html( $order->get_order_number() ), esc_html( Problem::from_json( $row['problem'] )?->text() ?? '' ) );
			}
		}
		echo '</ul>';
	}
}
