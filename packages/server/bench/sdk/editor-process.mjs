// Does what an editor does when somebody opens a file and looks at a name, and prints the processor time it took.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript-5.9'

const [file = '', name = ''] = process.argv.slice(2)
const options = {
  ...ts.getDefaultCompilerOptions(),
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  types: [],
  skipLibCheck: true,
}
const host = {
  getCompilationSettings: () => options,
  getScriptFileNames: () => [file],
  getScriptVersion: () => '1',
  /** @param {string} path */
  getScriptSnapshot: path =>
    ts.sys.fileExists(path) ? ts.ScriptSnapshot.fromString(readFileSync(path, 'utf8')) : undefined,
  getCurrentDirectory: () => dirname(file),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
  readDirectory: ts.sys.readDirectory,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
  realpath: ts.sys.realpath,
}
const service = ts.createLanguageService(host)
const problems = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)]
if (problems.length > 0) throw new Error(ts.flattenDiagnosticMessageText(problems[0]?.messageText, '\n'))
const position = readFileSync(file, 'utf8').lastIndexOf(name)
const shown = service.getQuickInfoAtPosition(file, position)
const completions = service.getCompletionsAtPosition(file, position, undefined)
const { user, system } = process.cpuUsage()
console.log(
  JSON.stringify({
    seconds: (user + system) / 1e6,
    hasDocumentation: (shown?.documentation?.length ?? 0) > 0,
    completions: completions?.entries.length ?? 0,
  }),
)
