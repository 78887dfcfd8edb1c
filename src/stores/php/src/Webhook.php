<?php

declare(strict_types=1);

namespace Shipgraph;

use Shipgraph\Exception\WebhookError;
use Shipgraph\Http\Instant;

/** Verifies webhook deliveries. */
final class Webhook
{
    /** One for the current secret and one for each replaced secret that is still valid. */
    private const MAX_SIGNATURES = 10;
    private const MAX_HEADER = 2000;

    /**
     * Verifies a delivery and returns its event. Handle each `id` once, and ignore the status of an event with a lower `sequence` than one
     * already handled.
     *
     * @param array<array-key, mixed> $headers   of getallheaders(), `$_SERVER`, or any framework: names in any case, values as strings or
     *                                           lists of strings
     * @param string                  $rawBody   as received: file_get_contents('php://input')
     * @param string|list<string>     $secrets   of the webhook; during a rotation, the new and the old one
     * @param int                     $tolerance seconds that the timestamp may differ from the current time
     *
     * @throws WebhookError
     */
    public static function verify(
        array $headers,
        string $rawBody,
        #[\SensitiveParameter]
        string|array $secrets,
        int $tolerance = 300,
        ?\DateTimeInterface $now = null,
    ): WebhookEvent {
        $given = self::normalised($headers);
        $timestamp = self::required($given, 'x-svc-timestamp');
        $signatures = self::signaturesIn(self::required($given, 'x-svc-signature'), $given['x-svc-signature-previous'] ?? '');
        if (!self::isSigned("$timestamp.$rawBody", $signatures, self::checked($secrets))) {
            throw new WebhookError(WebhookError::BAD_SIGNATURE, 'No signature of the request matches a secret of this webhook.');
        }
        $signedAt = Instant::parse($timestamp)?->getTimestamp() ?? 0;
        if (abs(($now ?? new \DateTimeImmutable())->getTimestamp() - $signedAt) > $tolerance) {
            throw new WebhookError(WebhookError::TIMESTAMP_TOO_OLD, "The request was signed more than $tolerance seconds ago.");
        }

        return WebhookEvent::of($rawBody);
    }

    /**
     * Names as `x-svc-signature`: `$_SERVER` has HTTP_X_SVC_SIGNATURE, some frameworks x_svc_signature.
     *
     * @param array<array-key, mixed> $headers
     *
     * @return array<string, string>
     */
    private static function normalised(array $headers): array
    {
        $normalised = [];
        foreach ($headers as $name => $value) {
            $name = strtr(strtolower((string) $name), '_', '-');
            $values = array_filter(is_array($value) ? $value : [$value], is_string(...));
            $text = implode(', ', $values);
            if (strlen($text) <= self::MAX_HEADER) {
                $normalised[str_starts_with($name, 'http-') ? substr($name, 5) : $name] = $text;
            }
        }

        return $normalised;
    }

    /** @param array<string, string> $headers */
    private static function required(array $headers, string $name): string
    {
        $value = $headers[$name] ?? '';
        if ($value === '') {
            throw new WebhookError(WebhookError::MISSING_HEADER, "The request has no header $name, so it is not a delivery of shipgraph.");
        }

        return $value;
    }

    /** @return list<string> */
    private static function signaturesIn(string ...$headers): array
    {
        $listed = explode(',', implode(',', $headers), self::MAX_SIGNATURES + 1);

        return array_map('trim', array_slice($listed, 0, self::MAX_SIGNATURES));
    }

    /**
     * Compares every secret with every signature, so that timing does not reveal which one matched.
     *
     * @param list<string> $signatures
     * @param list<string> $secrets
     */
    private static function isSigned(string $signed, array $signatures, #[\SensitiveParameter] array $secrets): bool
    {
        $matches = 0;
        foreach ($secrets as $secret) {
            $expected = hash_hmac('sha256', $signed, $secret);
            foreach ($signatures as $signature) {
                $matches |= (int) hash_equals($expected, strtolower($signature));
            }
        }

        return $matches === 1;
    }

    /**
     * An empty secret, such as from a missing setting, would let anyone sign.
     *
     * @param string|array<string> $secrets
     *
     * @return list<string>
     */
    private static function checked(#[\SensitiveParameter] string|array $secrets): array
    {
        $listed = array_values((array) $secrets);
        if ($listed === [] || in_array('', $listed, true)) {
            throw new \InvalidArgumentException('A secret of the webhook is missing or empty.');
        }

        return $listed;
    }
}
