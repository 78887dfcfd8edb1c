<?php

declare(strict_types=1);

namespace Shipgraph\Http;

use Shipgraph\Exception\TransportError;

/** For a PHP without curl. Needs `allow_url_fopen`. */
final class StreamTransport implements Transport
{
    public function send(Request $request): Response
    {
        $deadline = microtime(true) + $request->timeout;
        $stream = @fopen($request->url, 'rb', false, self::contextOf($request));
        if ($stream === false) {
            throw self::failure($deadline);
        }
        try {
            [$status, $headers] = Response::parseHead(stream_get_meta_data($stream)['wrapper_data'] ?? []);

            return new Response($status, $headers, self::whole(self::read($stream, $deadline), $headers));
        } finally {
            fclose($stream);
        }
    }

    /** @return resource */
    private static function contextOf(Request $request)
    {
        return stream_context_create(['http' => [
            'method' => $request->method,
            'header' => implode("\r\n", [...$request->headerLines(), 'Connection: close']),
            'content' => $request->body ?? '',
            // A response of 1.1 may be chunked, and PHP buffers chunks without a time limit: a slow one would block forever.
            'protocol_version' => 1.0,
            'timeout' => $request->timeout,
            'follow_location' => 0,
            'ignore_errors' => true,
        ]]);
    }

    /**
     * PHP's own timeout applies to each read, so it never ends a slow response.
     *
     * @param resource $stream
     */
    private static function read($stream, float $deadline): string
    {
        $body = '';
        while (!feof($stream)) {
            $left = $deadline - microtime(true);
            if ($left <= 0) {
                throw self::failure($deadline);
            }
            stream_set_timeout($stream, (int) $left, (int) (fmod($left, 1) * 1_000_000));
            $chunk = fread($stream, 65_536);
            if ($chunk === false || stream_get_meta_data($stream)['timed_out']) {
                throw self::failure($deadline);
            }
            $body .= $chunk;
        }

        return $body;
    }

    /**
     * PHP does not report a connection that closes early, and half a label still looks like a PDF.
     *
     * @param array<string, string> $headers
     */
    private static function whole(string $body, array $headers): string
    {
        $length = $headers['content-length'] ?? null;
        if ($length !== null && !isset($headers['content-encoding']) && strlen($body) < (int) $length) {
            throw new TransportError(TransportError::UNREACHABLE, 'The connection closed before the response was complete.');
        }

        return $body;
    }

    private static function failure(float $deadline): TransportError
    {
        // PHP does not say why it failed.
        return microtime(true) >= $deadline - 0.01
            ? new TransportError(TransportError::TIMEOUT, 'The service did not answer in time.')
            : new TransportError(TransportError::UNREACHABLE, 'The service cannot be reached.');
    }
}
