<?php

declare(strict_types=1);

namespace Shipgraph\Http;

use Shipgraph\Exception\TransportError;

/** Sends one request, once. Implement it to use the HTTP client of a framework. It must not follow redirects. */
interface Transport
{
    /** @throws TransportError TIMEOUT or UNREACHABLE if there is no response */
    public function send(Request $request): Response;
}
