<?php

declare(strict_types=1);

namespace Shipgraph\Http;

/** How the service wants to know the caller. */
enum Door
{
    case Public;
    case Shop;
    case Bearer;
}
