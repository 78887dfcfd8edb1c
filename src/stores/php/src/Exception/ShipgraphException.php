<?php

declare(strict_types=1);

namespace Shipgraph\Exception;

/** Implemented by everything that the client throws, except \InvalidArgumentException. */
interface ShipgraphException extends \Throwable
{
}
