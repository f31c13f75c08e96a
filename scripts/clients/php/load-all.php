<?php

// PHP compiles a file when it loads it, so this finds every mistake. The libraries need not be installed.
$folders = json_decode(file_get_contents(__DIR__ . '/composer.json'), true)['autoload']['psr-4'];

spl_autoload_register(function (string $class) use ($folders): void {
    foreach ($folders as $namespace => $folder) {
        if (str_starts_with($class, $namespace)) {
            require_once __DIR__ . "/$folder" . strtr(substr($class, strlen($namespace)), '\\', '/') . '.php';
        }
    }
});

foreach ($folders as $folder) {
    $files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator(__DIR__ . "/$folder"));
    foreach ($files as $file) {
        if ($file->getExtension() === 'php') {
            require_once $file->getPathname();
        }
    }
}
