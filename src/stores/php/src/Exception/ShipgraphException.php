<?php

declare(strict_types=1);

namespace Shipgraph\Exception;

/** Everything that the client throws, except for wrong arguments (\InvalidArgumentException). */
interface ShipgraphException extends \Throwable
{
}
