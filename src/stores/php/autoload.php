<?php

declare(strict_types=1);

// For programs without Composer, such as plug-ins that bundle the client.
spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Shipgraph\\')) {
        return;
    }
    $file = __DIR__ . '/src/' . strtr(substr($class, strlen('Shipgraph\\')), '\\', '/') . '.php';
    if (is_file($file)) {
        require $file;
    }
});
