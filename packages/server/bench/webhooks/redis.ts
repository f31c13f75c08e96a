import { spawn, spawnSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import type { ShutdownStack } from '../../src/start/shutdown-stack.ts'
import { failureOf, stopChild } from '../harness/child.ts'

/** Starts a Redis that keeps its queue over a crash, and returns its socket; undefined where none is installed. */
export async function startRedis(dataDir: string, shutdownStack: ShutdownStack): Promise<string | undefined> {
  if (spawnSync('redis-server', ['--version']).error) return undefined
  const dir = join(dataDir, 'redis')
  await mkdir(dir)
  const socket = join(dir, 'redis.sock')
  const child = spawn(
    'redis-server',
    ['--port', '0', '--unixsocket', socket, '--dir', dir, '--save', '', '--appendonly', 'yes'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  shutdownStack.add('redis', () => stopChild(child))
  const redis = new Redis({ path: socket, maxRetriesPerRequest: null })
  redis.on('error', () => undefined)
  await Promise.race([redis.ping(), failureOf(child, 'Redis')])
  redis.disconnect()
  return socket
}
