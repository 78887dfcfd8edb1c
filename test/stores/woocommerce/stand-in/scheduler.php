<?php
/**
 * Action Scheduler, which comes with WooCommerce.
 *
 * @package StandIn
 */

function stand_in_schedule( $hook, $args, $group, $due, $every = 0 ) {
	global $wpdb;
	$wpdb->insert( "{$wpdb->prefix}stand_in_actions", array( 'hook' => $hook, 'args' => wp_json_encode( array_values( $args ) ), 'grp' => $group, 'due' => $due, 'every' => $every ) );
	return $wpdb->insert_id;
}

function as_enqueue_async_action( $hook, $args = array(), $group = '', $unique = false, $priority = 10 ) {
	return stand_in_schedule( $hook, $args, $group, 0 );
}

function as_schedule_single_action( $timestamp, $hook, $args = array(), $group = '', $unique = false, $priority = 10 ) {
	return stand_in_schedule( $hook, $args, $group, $timestamp );
}

function as_schedule_recurring_action( $timestamp, $interval, $hook, $args = array(), $group = '', $unique = false, $priority = 10 ) {
	return stand_in_schedule( $hook, $args, $group, $timestamp, $interval );
}

function as_has_scheduled_action( $hook, $args = null, $group = '' ) {
	global $wpdb;
	return null !== $wpdb->get_var( $wpdb->prepare( "SELECT id FROM {$wpdb->prefix}stand_in_actions WHERE hook = %s AND grp = %s AND status IN ('pending', 'running') LIMIT 1", $hook, $group ) );
}

function as_unschedule_all_actions( $hook, $args = array(), $group = '' ) {
	global $wpdb;
	$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->prefix}stand_in_actions WHERE status = 'pending' AND grp = %s AND (%s = '' OR hook = %s)", $group, $hook, $hook ) );
}

/** Runs what is due so many seconds from now; several runners may do so at once. */
function stand_in_run_actions( $ahead = 0 ) {
	global $wpdb;
	$ran   = 0;
	$table = "{$wpdb->prefix}stand_in_actions";
	while ( null !== ( $action = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $table WHERE status = 'pending' AND due <= %d ORDER BY due, id LIMIT 1", time() + $ahead ) ) ) ) {
		if ( 1 !== $wpdb->query( $wpdb->prepare( "UPDATE $table SET status = 'running' WHERE id = %d AND status = 'pending'", $action->id ) ) ) {
			continue;
		}
		try {
			do_action_ref_array( $action->hook, json_decode( $action->args, true ) );
			$wpdb->update( $table, array( 'status' => 'complete' ), array( 'id' => $action->id ) );
		} catch ( Throwable $error ) {
			error_log( "[scheduler] {$action->hook} failed: $error" );
			$wpdb->update( $table, array( 'status' => 'failed' ), array( 'id' => $action->id ) );
		}
		if ( $action->every > 0 ) {
			stand_in_schedule( $action->hook, json_decode( $action->args, true ), $action->grp, time() + $ahead + $action->every, $action->every );
		}
		++$ran;
	}
	return $ran;
}
