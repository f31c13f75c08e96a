#!/usr/bin/env node
import { existsSync } from 'node:fs'

// A release ships its results and has no build script.
const builder = new URL('../../../scripts/build.mjs', import.meta.url)
if (existsSync(builder)) await (await import(builder.href)).buildIfNeeded('create-foyer-app')
await import('../dist/main.js')
