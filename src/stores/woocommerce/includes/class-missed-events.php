<?php
/**
 * Events that did not arrive.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

use Shipgraph\Exception\ShipgraphException;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the events of the shop in order, from where it read last: for sites that were down for long, or that shipgraph cannot reach.
 */
final class Missed_Events {

	public const CURSOR = 'shipgraph_events_after';

	/** Most pages of one run. */
	private const PAGES = 20;

	/**
	 * Follows what has happened since the last run.
	 */
	public static function catch_up(): void {
		$connection = Connection::get();
		if ( null === $connection ) {
			return;
		}
		try {
			for ( $page = 0; $page < self::PAGES && self::read_page( $connection ); $page++ ) {
				continue;
			}
		} catch ( ShipgraphException $error ) {
			Problem::of( $error )->log( 'Missed events' );
		}
	}

	/**
	 * Follows one page of events. Returns whether there are more.
	 *
	 * @param Connection $connection The connection.
	 */
	private static function read_page( Connection $connection ): bool {
		$after = get_option( self::CURSOR );
		$page  = $connection->store()->webhooks()->events( is_string( $after ) && '' !== $after ? $after : null, 100 );
		foreach ( $page['events'] as $event ) {
			if ( Events::LATER === Events::follow( $event['event'], $event['data'] ) ) {
				return false;
			}
		}
		$next = $page['pagination']['after'];
		if ( null !== $next ) {
			update_option( self::CURSOR, $next, false );
		}
		return (bool) $page['pagination']['hasMore'];
	}
}
