import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

const source = new URL('../src/', import.meta.url)

/** Where people see what is written. */
const shownFolders = ['data', 'forms', 'layout', 'pages', 'session', 'ui']

/** Attributes that are shown or read aloud. */
const readAttributes = new Set([
  'action',
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'data-label',
  'description',
  'hint',
  'label',
  'note',
  'placeholder',
  'title',
  'what',
])

/** What is the same in every language, such as an address, a price, our name or a key. */
const isSample = (text: string): boolean => /^https?:\/\/\S+$|^[\d.,]+$|^(?:Foyer|Esc)$/.test(text)

/** What begins like a sentence is for people, wherever it is written. */
const isSentence = (text: string): boolean => /^\p{Lu}[\p{Ll}’']*[,:]?\s+\p{Letter}/u.test(text)

/** In any attribute, and in what is set, what begins with a capital letter is for people. */
const isWord = (text: string): boolean => /^\p{Lu}\p{Ll}+/u.test(text)

/** Properties of objects whose text is shown somewhere else, such as the title of a tab. */
const readProperties = new Set(['description', 'hint', 'label', 'message', 'note', 'placeholder', 'title'])

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

it('CON-02 nothing on a page has words of its own: they are in the catalogue, in every language', () => {
  const files = shownFolders
    .flatMap(folder =>
      readdirSync(new URL(folder, source), { recursive: true, encoding: 'utf8' }).map(
        file => `${folder}/${file}`,
      ),
    )
    .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .sort()
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap(file => findWords(readFileSync(new URL(file, source), 'utf8'), file))).toEqual([])
})

it('finds words in text, in attributes, in conditions, in messages, and in what is set, thrown or kept', () => {
  const source = `
    const states = { ready: 'Ready to go', key: 'Escape', 'Team member': 1, is: text.startsWith('Not found') }
    const View = ({ name, isOld }) => (
      <Panel title="Visits" note={isOld ? 'Old ones' : t.note} id="visits">
        Good morning <Field label={\`Name of \${name}\`} placeholder="https://example.com" />
        {isOld && 'Gone'} · {name}
        <Button onClick={() => say('Saved.')}>{t.save}</Button>
        <Button aria-label="close it" cancel="Never" className="row wide" onClick={() => setText('Gone')} />
        <Form onSubmit={() => { throw new FoyerError({ code: 'invalid', message: 'choose one' }) }} />
        <Form onSubmit={() => { setOpen('new'); throw new Error('A form needs a page.') }} />
      </Panel>
    )`
  expect(findWords(source, 'view.tsx')).toEqual([
    'view.tsx:2 Ready to go',
    'view.tsx:4 Visits',
    'view.tsx:4 Old ones',
    'view.tsx:5 Good morning',
    'view.tsx:5 Name of',
    'view.tsx:6 Gone',
    'view.tsx:7 Saved.',
    'view.tsx:8 close it',
    'view.tsx:8 Never',
    'view.tsx:8 Gone',
    'view.tsx:9 choose one',
  ])
})

function findWords(source: string, file: string): string[] {
  const { program } = parseSync(file, source, { lang: 'tsx' })
  const found: { start: number; text: string }[] = []
  const note = (start: number, text: string) => {
    if (!/\p{Letter}/u.test(text) || isSample(text) || found.some(other => other.start === start)) return
    found.push({ start, text: text.trim() })
  }
  visit(program as unknown as Node, node => {
    for (const shown of shownParts(node)) noteShown(shown, note)
    for (const given of givenParts(node)) noteShown(given, (start, text) => isWord(text) && note(start, text))
    noteShown(textIn(node), (start, text) => isSentence(text) && note(start, text))
  })
  found.sort((left, right) => left.start - right.start)
  return found.map(({ start, text }) => `${file}:${source.slice(0, start).split('\n').length} ${text}`)
}

/** The parts of a node that people read. */
function shownParts(node: Node): Node[] {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return node.children as Node[]
    case 'JSXOpeningElement': {
      const isFact = nameOf(node.name) === 'Fact'
      return (node.attributes as Node[])
        .filter(({ name }) => readAttributes.has(nameOf(name)) || (isFact && nameOf(name) === 'name'))
        .map(({ value }) => value as Node)
    }
    case 'Property':
      return readProperties.has(nameOf(node.key)) ? [node.value as Node] : []
    case 'CallExpression':
      return nameOf(node.callee) === 'say' ? (node.arguments as Node[]) : []
    default:
      return []
  }
}

/** The parts of a node that people may read. */
function givenParts(node: Node): Node[] {
  if (node.type === 'JSXAttribute') return [node.value as Node]
  const isSet = node.type === 'CallExpression' && /^set[A-Z]/.test(nameOf(node.callee))
  return isSet ? (node.arguments as Node[]) : []
}

/** The node if it is text. */
const textIn = (node: Node): Node | null => (/^(?:Literal|TemplateLiteral)$/.test(node.type) ? node : null)

/** Errors of programmers, which no page shows. */
const isBug = (node: Node): boolean => node.type === 'NewExpression' && nameOf(node.callee) === 'Error'

const nameOf = (node: unknown): string => String((node as Node | undefined)?.name ?? '')

/** What others said is compared with these; nobody reads them here. */
function comparedParts(node: Node): unknown[] {
  if (node.type === 'Property') return [node.key]
  const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined
  return /^(?:starts|ends)With$/.test(nameOf(callee?.property)) ? [node.arguments] : []
}

function visit(node: Node, look: (node: Node) => void): void {
  if (isBug(node)) return
  look(node)
  const compared = comparedParts(node)
  for (const value of Object.values(node).filter(part => !compared.includes(part)))
    for (const child of Array.isArray(value) ? value : [value]) if (child?.type) visit(child, look)
}

/** The text that an expression may show: literals, and both sides of conditions. */
function noteShown(node: Node | null, note: (start: number, text: string) => void): void {
  switch (node?.type) {
    case 'Literal':
      if (typeof node.value === 'string') note(node.start, node.value)
      break
    case 'JSXText': {
      const text = String(node.value)
      note(node.start + text.search(/\S|$/), text)
      break
    }
    case 'TemplateLiteral':
      for (const quasi of node.quasis as (Node & { value: { raw: string } })[])
        note(quasi.start, quasi.value.raw)
      break
    case 'JSXExpressionContainer':
      noteShown(node.expression as Node, note)
      break
    case 'ConditionalExpression':
      noteShown(node.consequent as Node, note)
      noteShown(node.alternate as Node, note)
      break
    case 'LogicalExpression':
      noteShown(node.left as Node, note)
      noteShown(node.right as Node, note)
  }
}
