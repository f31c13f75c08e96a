import type { CallName } from '../example.ts'
import { operationOf, usualCallerOf } from '../order.ts'
import { exampleOf } from '../requests.ts'
import { type Item, Scene, shownItem } from './scene.ts'

const ofPages: CallName[] = [
  'sandbox.createWorldForPages',
  'sandbox.listWorldsForPages',
  'sandbox.deleteWorldForPages',
]

/** The calls about worlds, which the sandbox answers and a world refuses. */
export const ofWorlds: CallName[] = [
  ...ofPages,
  'sandbox.createWorld',
  'sandbox.listWorlds',
  'sandbox.getWorld',
  'sandbox.deleteWorld',
]

function ofWorld(name: CallName, lines: string[] = []): Item {
  const operation = operationOf(name)
  const { before, place, ...input } = exampleOf(name)
  return shownItem({ operation, input, caller: usualCallerOf(operation), host: 'sandbox_url' }, lines)
}

export const firstFolder = {
  name: 'A world of your own',
  description: 'The requests that follow go to this world, until it is deleted.',
  item: [
    ofWorld('sandbox.createWorld', [
      'const world = pm.response.json().data',
      "pm.collectionVariables.set('world_id', world.id)",
      "pm.collectionVariables.set('base_url', world.api_root.replace(/\\/api$/, ''))",
      "pm.collectionVariables.set('app_url', world.app_url)",
    ]),
    ofWorld('sandbox.listWorlds'),
    ofWorld('sandbox.getWorld'),
  ],
}

export const lastFolder = {
  name: 'The end of the world',
  description: 'Afterwards requests go to the sandbox again, which has worlds for its console, too.',
  item: [
    ofWorld('sandbox.deleteWorld', [
      "pm.collectionVariables.unset('world_id')",
      "pm.collectionVariables.set('base_url', pm.variables.get('sandbox_url'))",
      "pm.collectionVariables.set('app_url', pm.variables.get('sandbox_app_url'))",
    ]),
    ...itemsOfPages(),
  ],
}

function itemsOfPages(): Item[] {
  const scene = new Scene(ofPages)
  for (const name of ofPages) scene.play(name)
  return scene.items
}
