#!/usr/bin/env node
import { existsSync } from 'node:fs'
import * as modules from 'node:module'

// Node 22 and newer keep what they have compiled for the next start.
modules.enableCompileCache?.()

// A release ships its results and has no build script.
const builder = new URL('../../../scripts/build.mjs', import.meta.url)
if (existsSync(builder)) await (await import(builder.href)).buildIfNeeded('cli')
await import('../dist/main.js')
