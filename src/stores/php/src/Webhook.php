<?php

declare(strict_types=1);

namespace Shipgraph;

use Shipgraph\Exception\WebhookError;
use Shipgraph\Http\Instant;

/** Tells genuine deliveries from others. */
final class Webhook
{
    /** A header has one signature for each secret of an overlap. */
    private const MAX_SIGNATURES = 10;
    private const MAX_HEADER = 2000;

    /**
     * Verifies a delivery and returns its event. Handle each `id` once, and ignore the status of an event whose `sequence` is lower than
     * one that was handled.
     *
     * @param array<array-key, mixed> $headers   of getallheaders(), `$_SERVER`, or any framework: names in any spelling, values as strings
     *                                           or lists of strings
     * @param string                  $rawBody   as received: file_get_contents('php://input')
     * @param string|list<string>     $secrets   of the webhook; while a secret is being changed, the new and the old one
     * @param int                     $tolerance seconds that a signature may be old
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
     * Compares all with all, so that the time it takes tells nothing.
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
     * With an empty secret, as from a setting that is missing, everybody could sign.
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
