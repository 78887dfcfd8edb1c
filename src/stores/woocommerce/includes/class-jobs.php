<?php
/**
 * Work that shoppers and merchants do not wait for.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

defined( 'ABSPATH' ) || exit;

/**
 * Jobs of Action Scheduler, which WooCommerce brings. They are listed under WooCommerce, Status, Scheduled Actions.
 */
final class Jobs {

	public const SHIP     = 'shipgraph_ship';
	public const SYNC     = 'shipgraph_sync';
	public const CANCEL   = 'shipgraph_cancel';
	public const CATCH_UP = 'shipgraph_catch_up';

	private const GROUP = 'shipgraph';

	/** Pauses before an order is sent again, in seconds. */
	private const PAUSES = array( 60, 300, 900, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600 );

	/**
	 * Registers what each job does.
	 */
	public static function register(): void {
		add_action( self::SHIP, array( Shipper::class, 'ship_later' ), 10, 2 );
		add_action( self::SYNC, array( Shipper::class, 'sync_later' ) );
		add_action( self::CANCEL, array( Shipper::class, 'cancel_later' ) );
		add_action( self::CATCH_UP, array( Missed_Events::class, 'catch_up' ) );
		add_action( 'admin_init', array( self::class, 'keep_catching_up' ) );
	}

	/**
	 * Does something as soon as possible, outside of this request.
	 *
	 * @param string      $job  One of the jobs above.
	 * @param list<mixed> $args Its arguments.
	 */
	public static function soon( string $job, array $args ): void {
		as_enqueue_async_action( $job, $args, self::GROUP );
	}

	/**
	 * Does something again after a pause. Returns false when it was tried often enough.
	 *
	 * @param string      $job      One of the jobs above.
	 * @param list<mixed> $args     Its arguments.
	 * @param int         $attempts How often it was tried.
	 */
	public static function again( string $job, array $args, int $attempts ): bool {
		$pause = self::PAUSES[ max( 0, $attempts - 1 ) ] ?? null;
		if ( null === $pause ) {
			return false;
		}
		as_schedule_single_action( time() + $pause, $job, $args, self::GROUP );
		return true;
	}

	/**
	 * Looks for missed events every hour, while the shop is connected.
	 */
	public static function keep_catching_up(): void {
		if ( null !== Connection::get() && ! as_has_scheduled_action( self::CATCH_UP, array(), self::GROUP ) ) {
			as_schedule_recurring_action( time() + HOUR_IN_SECONDS, HOUR_IN_SECONDS, self::CATCH_UP, array(), self::GROUP );
		}
	}

	/**
	 * Removes what is scheduled, when the plugin is deactivated.
	 */
	public static function stop(): void {
		if ( function_exists( 'as_unschedule_all_actions' ) ) {
			as_unschedule_all_actions( '', array(), self::GROUP );
		}
	}
}
