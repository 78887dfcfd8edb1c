<?php

declare(strict_types=1);

namespace Shipgraph\Http;

use Shipgraph\Exception\ApiError;
use Shipgraph\Exception\TransportError;
use Shipgraph\File;

/**
 * Sends calls: adds headers, retries, decodes responses.
 *
 * @internal
 */
final class Caller
{
    public const VERSION = '1.0.0-rc.2';

    private readonly string $url;

    private readonly Transport $transport;

    /** @param array<string, string> $headers sent with every call */
    public function __construct(
        string $url,
        private readonly Credentials $credentials,
        private readonly Retry $retry,
        private readonly float $timeout,
        private readonly array $headers = [],
        ?Transport $transport = null,
    ) {
        $this->url = self::checked($url);
        $this->transport = $transport ?? (function_exists('curl_exec') ? new CurlTransport() : new StreamTransport());
    }

    /** @return array<mixed> */
    public function json(Call $call): array
    {
        return Json::decode($this->send($call));
    }

    public function file(Call $call): File
    {
        return File::of($this->send($call));
    }

    private function send(Call $call): Response
    {
        $renewed = false;
        for ($attempt = 1; true; ++$attempt) {
            try {
                return $this->sendOnce($call);
            } catch (ApiError | TransportError $failure) {
                if (!$renewed && $failure instanceof ApiError && $this->credentials->renew($failure)) {
                    $renewed = true;
                    continue;
                }
                $wait = $this->retry->waitAfter($failure, $attempt, $call->repeatable);
                if ($wait === null) {
                    throw $failure;
                }
                usleep((int) round($wait * 1_000_000));
            }
        }
    }

    private function sendOnce(Call $call): Response
    {
        $request = new Request(
            $call->method,
            $this->url . $call->target(),
            self::harmless($this->headersOf($call)),
            $call->body === null ? null : Json::encode($call->body),
            $this->timeout,
        );
        $response = $this->transport->send($request);
        if ($response->status < 200 || $response->status > 299) {
            throw ApiError::of($response);
        }

        return $response;
    }

    /** @return array<string, string> */
    private function headersOf(Call $call): array
    {
        return [
            ...$this->headers,
            'Accept' => '*/*',
            'User-Agent' => 'shipgraph-php/' . self::VERSION . ' php/' . PHP_VERSION,
            ...($call->body === null ? [] : ['Content-Type' => 'application/json']),
            ...$call->headers,
            ...$this->credentials->headersFor($call->door),
        ];
    }

    /**
     * A line break in a value would start another header.
     *
     * @param array<string, string> $headers
     *
     * @return array<string, string>
     */
    private static function harmless(array $headers): array
    {
        foreach ($headers as $name => $value) {
            if (strlen($value) > 4096 || strpbrk($name . $value, "\r\n\0") !== false) {
                throw new \InvalidArgumentException("The value of the header $name has a line break, or more than 4096 characters.");
            }
        }

        return $headers;
    }

    private static function checked(string $url): string
    {
        $parts = strlen($url) > 2048 ? false : parse_url($url);
        $isHttp = is_array($parts) && in_array($parts['scheme'] ?? '', ['http', 'https'], true) && isset($parts['host']);
        if (!$isHttp || isset($parts['user']) || isset($parts['query']) || isset($parts['fragment'])) {
            throw new \InvalidArgumentException('The URL must be that of the service, such as https://ship.example.');
        }

        return rtrim($url, '/');
    }
}
