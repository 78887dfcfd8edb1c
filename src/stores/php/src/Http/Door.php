<?php

declare(strict_types=1);

namespace Shipgraph\Http;

/** How a call identifies the caller. */
enum Door
{
    case Public;
    case Shop;
    case Bearer;
}
