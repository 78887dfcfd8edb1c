<?php
/**
 * For the server of PHP: files as they are, everything else to WordPress.
 *
 * @package StandIn
 */

$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( is_dir( $file ) && is_file( "$file/index.php" ) ) {
	$file .= '/index.php';
}
if ( '/' !== $path && is_file( $file ) ) {
	if ( ! str_ends_with( $file, '.php' ) ) {
		return false;
	}
	$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = substr( $file, strlen( $_SERVER['DOCUMENT_ROOT'] ) );
	chdir( dirname( $file ) );
	require $file;
	return;
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
