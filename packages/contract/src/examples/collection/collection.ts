import { documents } from '../../openapi/document.ts'
import { type Tag, tagsOf } from '../../openapi/tags.ts'
import type { CallName } from '../example.ts'
import { callNames, operationOf, toSandboxes } from '../order.ts'
import { exampleOf } from '../requests.ts'
import { leftOut, leftOutInWords } from './left-out.ts'
import { type Item, Scene, toItem } from './scene.ts'
import { daysIn, dayVariable } from './variables.ts'
import { firstFolder, lastFolder, ofWorlds } from './world.ts'

export interface CollectionOptions {
  apiUrl: string
  appUrl: string
  /** Tokens and logins; empty for somebody who has to fill them in. */
  credentials: Record<CredentialName, string>
}

const people = ['owner', 'newcomer', 'developer', 'operator'] as const
type Person = (typeof people)[number]
type CredentialName =
  | 'partner_token'
  | 'other_partner_token'
  | 'user_token'
  | 'restricted_key'
  | 'oauth_client_id'
  | 'oauth_redirect_uri'
  | `${Person}_${'login' | 'password' | 'access_token'}`

interface Folder {
  name: string
  description: string
  item: (Folder | Item)[]
}

const description = `Every operation of Foyer, with an example of its request and its answer.

Run it from top to bottom. The first request creates a world, a sandbox of your own, and the last one deletes it.
Requests that start with "Before" prepare the next one, and "Start again" makes the world as it was when it was new.
Without a world nothing starts again: the requests go to \`base_url\` and \`app_url\`, and change what is there.

Days are variables: \`day_0\` is the Monday of this week, \`day_29\` is 29 days later.

${leftOutInWords}`

/** A collection of all operations for Postman (format 2.1), Bruno, Insomnia and newman. */
export function postmanCollection({ apiUrl, appUrl, credentials }: CollectionOptions) {
  const item = [firstFolder, ...documentFolders(), lastFolder]
  const addresses = { sandbox_url: apiUrl, sandbox_app_url: appUrl, base_url: apiUrl, app_url: appUrl }
  return {
    info: {
      name: 'Foyer',
      description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    event: [
      {
        listen: 'prerequest',
        script: { type: 'text/javascript', exec: dayLines(daysIn(JSON.stringify(item))) },
      },
    ],
    variable: Object.entries({ ...addresses, ...credentials }).map(([key, value]) => ({
      key,
      value,
      type: 'string',
    })),
    item,
  }
}

const documentFolders = (): Folder[] =>
  Object.entries(documents).map(([document, { title, description: text }]) => {
    const names = callNames.filter(name => operationOf(name).document === document)
    const tags = tagsOf(names.map(name => ({ tag: operationOf(name).tag })))
    return {
      name: title,
      description: text,
      item: tags.map(tag => tagFolder(tag, names)).filter(folder => folder.item.length > 0),
    }
  })

function tagFolder(tag: { name: Tag; description: string }, names: CallName[]): Folder {
  const calls = names.filter(
    name => operationOf(name).tag === tag.name && !(name in leftOut) && !ofWorlds.includes(name),
  )
  return { ...tag, item: toSandboxes(calls, exampleOf).flatMap(toScene) }
}

function toScene(names: CallName[]): Item[] {
  const scene = new Scene(names)
  for (const name of names) scene.play(name)
  return [startAgain(), ...scene.items]
}

/** Only in a world: nobody else's sandbox is reset. Another partner asks for it, because the token of the first may be gone. */
function startAgain(): Item {
  const operation = operationOf('sandbox.reset')
  const item = toItem('Start again', { operation, input: {}, caller: 'owner' })
  item.request.header = [{ key: 'Authorization', value: 'Bearer {{other_partner_token}}' }]
  const exec = ["if (!pm.collectionVariables.get('world_id')) pm.execution.skipRequest()"]
  return {
    ...item,
    event: [{ listen: 'prerequest', script: { type: 'text/javascript', exec } }, ...item.event],
  }
}

const dayLines = (days: number[]): string[] => [
  'const monday = new Date()',
  'monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))',
  'const toDay = offset => new Date(monday.getTime() + offset * 86400000).toISOString().slice(0, 10)',
  `if (pm.collectionVariables.get('${dayVariable(days[0] ?? 0)}') !== toDay(${days[0] ?? 0})) {`,
  ...days.map(day => `  pm.collectionVariables.set('${dayVariable(day)}', toDay(${day}))`),
  '}',
]
