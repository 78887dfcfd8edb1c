<?php
/**
 * The form of the settings.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the settings. They are checked and saved by Settings.
 */
final class Settings_Form {

	/**
	 * Prints the form.
	 */
	public static function show(): void {
		$settings = Settings::all();
		Settings_Page::print_form_start( 'save' );
		?>
			<h2><?php esc_html_e( 'Sender', 'shipgraph-for-woocommerce' ); ?></h2>
			<p><?php esc_html_e( 'Where parcels are picked up. Prices depend on it.', 'shipgraph-for-woocommerce' ); ?></p>
			<table class="form-table" role="presentation">
				<?php
				$labels = array(
					'address'  => __( 'Street and building', 'shipgraph-for-woocommerce' ),
					'city'     => __( 'City', 'shipgraph-for-woocommerce' ),
					'state'    => __( 'State or region', 'shipgraph-for-woocommerce' ),
					'country'  => __( 'Country (two letters, such as AE)', 'shipgraph-for-woocommerce' ),
					'postcode' => __( 'Postal code', 'shipgraph-for-woocommerce' ),
				);
				foreach ( $labels as $field => $label ) {
					self::print_text( "origin][$field", $label, $settings['origin'][ $field ] );
				}
				?>
			</table>
			<h2><?php esc_html_e( 'Parcels', 'shipgraph-for-woocommerce' ); ?></h2>
			<p><?php esc_html_e( 'Products without a weight or a size count as this, for each unit. Enter weights and sizes with your products: prices depend on them.', 'shipgraph-for-woocommerce' ); ?></p>
			<table class="form-table" role="presentation">
				<?php
				$labels = array(
					'grams'  => __( 'Weight in grams', 'shipgraph-for-woocommerce' ),
					'length' => __( 'Length in centimetres', 'shipgraph-for-woocommerce' ),
					'width'  => __( 'Width in centimetres', 'shipgraph-for-woocommerce' ),
					'height' => __( 'Height in centimetres', 'shipgraph-for-woocommerce' ),
				);
				foreach ( $labels as $field => $label ) {
					self::print_text( "parcel][$field", $label, (string) $settings['parcel'][ $field ] );
				}
				?>
			</table>
			<h2><?php esc_html_e( 'Orders', 'shipgraph-for-woocommerce' ); ?></h2>
			<table class="form-table" role="presentation">
				<?php
				self::print_choice(
					'automatic',
					__( 'When an order is processing', 'shipgraph-for-woocommerce' ),
					array(
						'chosen' => __( 'Ship it if the shopper chose shipgraph', 'shipgraph-for-woocommerce' ),
						'all'    => __( 'Ship every order', 'shipgraph-for-woocommerce' ),
						'no'     => __( 'Wait until I ship it', 'shipgraph-for-woocommerce' ),
					),
					$settings['automatic']
				);
				self::print_box( 'packed', __( 'Packing', 'shipgraph-for-woocommerce' ), __( 'Orders are packed as soon as they are shipped', 'shipgraph-for-woocommerce' ), $settings['packed'] );
				self::print_choice(
					'complete_on',
					__( 'Complete the order when its parcel is', 'shipgraph-for-woocommerce' ),
					array(
						'delivered' => __( 'Delivered', 'shipgraph-for-woocommerce' ),
						'picked_up' => __( 'Picked up', 'shipgraph-for-woocommerce' ),
						'never'     => __( 'Never: I do it', 'shipgraph-for-woocommerce' ),
					),
					$settings['complete_on']
				);
				self::print_box( 'notify', __( 'Shopper', 'shipgraph-for-woocommerce' ), __( 'Mail a note with the tracking page when the parcel is picked up', 'shipgraph-for-woocommerce' ), $settings['notify'] );
				self::print_cash_methods( $settings['cash_methods'] );
				self::print_choice(
					'label',
					__( 'Labels', 'shipgraph-for-woocommerce' ),
					array(
						'a4'    => __( 'A4', 'shipgraph-for-woocommerce' ),
						'a6'    => __( 'A6', 'shipgraph-for-woocommerce' ),
						'4x6'   => __( '4 × 6 inches', 'shipgraph-for-woocommerce' ),
						'label' => __( 'Label printer', 'shipgraph-for-woocommerce' ),
					),
					$settings['label']
				);
				?>
			</table>
			<h2><?php esc_html_e( 'Checkout', 'shipgraph-for-woocommerce' ); ?></h2>
			<p><?php esc_html_e( 'Without a price no shipping method is offered, and you see why on this page. Each shipping method can have a price for that case.', 'shipgraph-for-woocommerce' ); ?></p>
			<table class="form-table" role="presentation">
				<?php
				self::print_text( 'rates_minutes', __( 'Keep a price for, in minutes', 'shipgraph-for-woocommerce' ), (string) $settings['rates_minutes'] );
				self::print_text( 'rates_timeout', __( 'Wait for a price at most, in seconds', 'shipgraph-for-woocommerce' ), (string) $settings['rates_timeout'] );
				?>
			</table>
			<?php submit_button( __( 'Save the settings', 'shipgraph-for-woocommerce' ), 'primary', 'shipgraph-do-save' ); ?>
		</form>
		<?php
	}

	/**
	 * A text.
	 *
	 * @param string $name  Its name.
	 * @param string $label Its label.
	 * @param string $value What it holds.
	 */
	private static function print_text( string $name, string $label, string $value ): void {
		$id = 'shipgraph-' . str_replace( '][', '-', $name );
		?>
		<tr>
			<th scope="row"><label for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $label ); ?></label></th>
			<td><input type="text" id="<?php echo esc_attr( $id ); ?>" name="shipgraph[<?php echo esc_attr( $name ); ?>]" value="<?php echo esc_attr( $value ); ?>" class="regular-text"></td>
		</tr>
		<?php
	}

	/**
	 * A choice.
	 *
	 * @param string                $name    Its name.
	 * @param string                $label   Its label.
	 * @param array<string, string> $options Words by value.
	 * @param string                $value   What is chosen.
	 */
	private static function print_choice( string $name, string $label, array $options, string $value ): void {
		?>
		<tr>
			<th scope="row"><label for="shipgraph-<?php echo esc_attr( $name ); ?>"><?php echo esc_html( $label ); ?></label></th>
			<td>
				<select id="shipgraph-<?php echo esc_attr( $name ); ?>" name="shipgraph[<?php echo esc_attr( $name ); ?>]">
					<?php foreach ( $options as $key => $words ) : ?>
						<option value="<?php echo esc_attr( $key ); ?>" <?php selected( (string) $key, $value ); ?>><?php echo esc_html( $words ); ?></option>
					<?php endforeach; ?>
				</select>
			</td>
		</tr>
		<?php
	}

	/**
	 * A box to tick.
	 *
	 * @param string $name  Its name.
	 * @param string $title What it is about.
	 * @param string $label Its label.
	 * @param string $value yes or no.
	 */
	private static function print_box( string $name, string $title, string $label, string $value ): void {
		?>
		<tr>
			<th scope="row"><?php echo esc_html( $title ); ?></th>
			<td><label><input type="checkbox" name="shipgraph[<?php echo esc_attr( $name ); ?>]" value="1" <?php checked( 'yes', $value ); ?>> <?php echo esc_html( $label ); ?></label></td>
		</tr>
		<?php
	}

	/**
	 * The payment methods of the shop: with which of them the driver collects the money.
	 *
	 * @param list<string> $chosen Ids of payment methods.
	 */
	private static function print_cash_methods( array $chosen ): void {
		?>
		<tr>
			<th scope="row"><?php esc_html_e( 'The driver collects the money with', 'shipgraph-for-woocommerce' ); ?></th>
			<td>
				<fieldset>
					<legend class="screen-reader-text"><?php esc_html_e( 'The driver collects the money with', 'shipgraph-for-woocommerce' ); ?></legend>
					<?php foreach ( WC()->payment_gateways()->payment_gateways() as $gateway ) : ?>
						<label><input type="checkbox" name="shipgraph[cash_methods][]" value="<?php echo esc_attr( $gateway->id ); ?>" <?php checked( in_array( $gateway->id, $chosen, true ) ); ?>> <?php echo esc_html( $gateway->get_method_title() ); ?></label><br>
					<?php endforeach; ?>
				</fieldset>
			</td>
		</tr>
		<?php
	}
}
