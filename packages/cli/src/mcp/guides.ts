import type { McpServer } from '@modelcontextprotocol/server'
import { listDocuments, readDocument } from '../documents/read-document.ts'

/** Every guide is a resource. */
export async function addGuides(server: McpServer): Promise<void> {
  for (const name of await listDocuments()) {
    const text = await readDocument(name)
    const [, title = name] = /^# (.+)$/m.exec(text) ?? []
    server.registerResource(
      name,
      `foyer://guides/${name}`,
      { title, mimeType: 'text/markdown' },
      async uri => ({ contents: [{ uri: uri.href, mimeType: 'text/markdown', text }] }),
    )
  }
}
