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
            // Answers of 1.1 come in chunks, which PHP does not hand on before it has many: a slow answer would block without a limit.
            'protocol_version' => 1.0,
            'timeout' => $request->timeout,
            'follow_location' => 0,
            'ignore_errors' => true,
        ]]);
    }

    /**
     * PHP's timeout is for each read, so a slow answer would never end by it.
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
     * The wrapper does not notice when a connection ends early, and half a label looks like a label.
     *
     * @param array<string, string> $headers
     */
    private static function whole(string $body, array $headers): string
    {
        $length = $headers['content-length'] ?? null;
        if ($length !== null && !isset($headers['content-encoding']) && strlen($body) < (int) $length) {
            throw new TransportError(TransportError::UNREACHABLE, 'The connection ended before the answer did.');
        }

        return $body;
    }

    private static function failure(float $deadline): TransportError
    {
        // The wrapper does not say why it failed.
        return microtime(true) >= $deadline - 0.01
            ? new TransportError(TransportError::TIMEOUT, 'The service did not answer in time.')
            : new TransportError(TransportError::UNREACHABLE, 'The service cannot be reached.');
    }
}
