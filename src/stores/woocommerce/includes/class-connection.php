<?php
/**
 * What the shop knows about its connection.
 *
 * @package ShipgraphWoo
 */

namespace ShipgraphWoo;

use Shipgraph\Store;

defined( 'ABSPATH' ) || exit;

/**
 * The connection to shipgraph. The token and the secret of the webhook are stored encrypted, and are never printed.
 */
final class Connection {

	private const OPTION = 'shipgraph_connection';

	/** Old secrets are kept while the service may still sign with them. */
	private const MOST_SECRETS = 3;

	/**
	 * Reads it.
	 *
	 * @param array<string, mixed> $stored The option.
	 */
	private function __construct( private array $stored ) {
	}

	/**
	 * The connection of this site, or null before it is connected.
	 */
	public static function get(): ?self {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) && isset( $stored['url'], $stored['domain'], $stored['token'] ) ? new self( $stored ) : null;
	}

	/**
	 * Stores a new connection. A known webhook is kept, so that it is not created twice.
	 *
	 * @param string $url    Address of the service.
	 * @param string $domain Domain of the shop at the service.
	 * @param string $token  Token of the shop.
	 * @param string $mode   live or test.
	 */
	public static function save( string $url, string $domain, #[\SensitiveParameter] string $token, string $mode ): self {
		$before = self::get();
		$is_same = null !== $before && $before->url() === $url && $before->domain() === $domain;
		$stored = array(
			'url'          => $url,
			'domain'       => $domain,
			'token'        => Secret_Box::seal( $token ),
			'mode'         => $mode,
			'connected_at' => time(),
		);
		$kept   = $is_same ? array_intersect_key( $before->stored, array_flip( array( 'webhook', 'webhook_url', 'secrets' ) ) ) : array();
		update_option( self::OPTION, $stored + $kept, false );
		return new self( $stored + $kept );
	}

	/**
	 * Removes everything that is known.
	 */
	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/** Address of the service. */
	public function url(): string {
		return $this->stored['url'];
	}

	/** Domain of the shop at the service. */
	public function domain(): string {
		return $this->stored['domain'];
	}

	/** Whether orders are only tried out. */
	public function is_test(): bool {
		return 'test' === ( $this->stored['mode'] ?? 'live' );
	}

	/** When it was connected, as a Unix time. */
	public function connected_at(): int {
		return (int) ( $this->stored['connected_at'] ?? 0 );
	}

	/** Id of the webhook, or null if there is none. */
	public function webhook(): ?string {
		return $this->stored['webhook'] ?? null;
	}

	/**
	 * Remembers the webhook of the shop.
	 *
	 * @param string $id     Its id.
	 * @param string $url    Where it sends events to.
	 * @param string $secret Its secret.
	 */
	public function keep_webhook( string $id, string $url, #[\SensitiveParameter] string $secret ): void {
		$known = $id === $this->webhook() ? ( $this->stored['secrets'] ?? array() ) : array();

		$this->stored['webhook']     = $id;
		$this->stored['webhook_url'] = $url;
		$this->stored['secrets']     = array_slice( array( Secret_Box::seal( $secret ), ...$known ), 0, self::MOST_SECRETS );
		update_option( self::OPTION, $this->stored, false );
	}

	/**
	 * Secrets that deliveries are verified with, newest first.
	 *
	 * @return list<string>
	 */
	public function secrets(): array {
		return array_values( array_filter( array_map( array( Secret_Box::class, 'open' ), $this->stored['secrets'] ?? array() ) ) );
	}

	/**
	 * The store interface of the service.
	 *
	 * @param float $timeout  Seconds for one attempt.
	 * @param int   $attempts Most attempts.
	 * @param float $max_wait Longest wait before a further attempt, in seconds.
	 */
	public function store( float $timeout = 20.0, int $attempts = 3, float $max_wait = 5.0 ): Store {
		return new Store(
			url: $this->url(),
			token: Secret_Box::open( $this->stored['token'] ) ?? '',
			domain: $this->domain(),
			timeout: (float) apply_filters( 'shipgraph_timeout', $timeout ),
			attempts: $attempts,
			maxWait: $max_wait,
			transport: new Wp_Transport(),
		);
	}

	/**
	 * Hides secrets in dumps.
	 *
	 * @return array<string, mixed>
	 */
	public function __debugInfo(): array {
		return array_diff_key( $this->stored, array_flip( array( 'token', 'secrets' ) ) );
	}
}
