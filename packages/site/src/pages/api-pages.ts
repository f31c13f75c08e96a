import {
  type DocumentName,
  documents,
  type JsonObject,
  openApiDocument,
  type operations,
} from '@foyer/contract'
import { examples } from '@foyer/contract/examples'
import { namedOperations } from '../../../cli/src/contract/named-operations.ts'
import { failuresIn, operationSection } from '../reference/operation-section.ts'
import { demoSetting } from '../snippets/index.ts'
import { anchors } from './headings.ts'
import type { Page } from './page.ts'
import { webhookBodiesPage } from './webhook-bodies-page.ts'

export interface ApiGroup {
  document: DocumentName
  pages: Page[]
}

/** A page for each group of operations, by document. `explorer` is the address of the API explorer. */
export const apiGroups = (explorer: string | undefined): ApiGroup[] =>
  (Object.keys(documents) as DocumentName[]).map(document => ({
    document,
    pages: [...pagesOf(document, explorer), ...(document === 'developer-tools' ? [webhookBodiesPage()] : [])],
  }))

function pagesOf(name: DocumentName, explorer: string | undefined): Page[] {
  const { apiUrl, appUrl } = demoSetting
  const document = openApiDocument(name, { apiUrl, appUrl, examples })
  const failures = failuresIn(document)
  const pathOf = pathsIn(document)
  const tags = document.tags as unknown as { name: string; description: string }[]
  return tags.map(tag => {
    const named = namedOperations.filter(
      ({ operation }) => operation.document === name && operation.tag === tag.name,
    )
    const sections = named.map(each =>
      operationSection({
        named: each,
        failures: failures.get(each.operation.name) ?? [],
        // Requests of account operations cannot be sent there.
        explorer:
          explorer && name !== 'account'
            ? `${explorer}#${name}/tag/${toSlug(tag.name)}/${each.operation.method}${pathOf.get(each.operation.name)}`
            : undefined,
      }),
    )
    return {
      kind: 'api',
      path: `api/${name}/${toSlug(tag.name)}`,
      title: tag.name,
      shortTitle: tag.name,
      about: tag.description,
      markdown: [
        `# ${tag.name}`,
        `${tag.description} Part of *${documents[name].title}*.`,
        contents(named.map(({ operation }) => operation)),
        ...sections,
      ].join('\n\n'),
    }
  })
}

/** What the page has, with a link to each operation. */
function contents(described: (typeof operations)[number][]): string {
  const toAnchor = anchors()
  return described
    .map(({ method, path, summary }) => `- [${summary}](#${toAnchor(summary)}) \`${method} ${path}\``)
    .join('\n')
}

const pathsIn = (document: JsonObject): Map<string, string> =>
  new Map(
    Object.entries(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
      ([path, methods]) => Object.values(methods).map(({ operationId }) => [operationId, path] as const),
    ),
  )

const toSlug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
