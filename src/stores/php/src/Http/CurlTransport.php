<?php

declare(strict_types=1);

namespace Shipgraph\Http;

use Shipgraph\Exception\TransportError;

/** Reuses its connection for the next request. */
final class CurlTransport implements Transport
{
    private ?\CurlHandle $handle = null;

    public function send(Request $request): Response
    {
        $handle = $this->prepared($request);
        $head = [];
        curl_setopt($handle, CURLOPT_HEADERFUNCTION, static function (\CurlHandle $_, string $line) use (&$head): int {
            $head[] = $line;

            return strlen($line);
        });
        $body = curl_exec($handle);
        if (!is_string($body)) {
            throw self::failure($handle);
        }
        [$status, $headers] = Response::parseHead($head);

        return new Response($status, $headers, $body);
    }

    private function prepared(Request $request): \CurlHandle
    {
        $handle = $this->handle ??= curl_init();
        curl_reset($handle);
        $milliseconds = max(1, (int) round($request->timeout * 1000));
        curl_setopt_array($handle, [
            CURLOPT_URL => $request->url,
            CURLOPT_CUSTOMREQUEST => $request->method,
            // An empty Expect keeps curl from waiting for 100 Continue before large bodies.
            CURLOPT_HTTPHEADER => [...$request->headerLines(), 'Expect:'],
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_PATH_AS_IS => true,
            CURLOPT_ENCODING => '',
            CURLOPT_TIMEOUT_MS => $milliseconds,
            CURLOPT_CONNECTTIMEOUT_MS => min($milliseconds, 10_000),
            // Without it, timeouts below one second fail where curl resolves names without threads.
            CURLOPT_NOSIGNAL => true,
        ]);
        if ($request->body !== null) {
            curl_setopt($handle, CURLOPT_POSTFIELDS, $request->body);
        }

        return $handle;
    }

    private static function failure(\CurlHandle $handle): TransportError
    {
        if (curl_errno($handle) === CURLE_OPERATION_TIMEDOUT) {
            return new TransportError(TransportError::TIMEOUT, 'The service did not answer in time.');
        }

        return new TransportError(TransportError::UNREACHABLE, 'The service cannot be reached: ' . curl_error($handle));
    }
}
