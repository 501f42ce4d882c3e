import type { Plugin, Rolldown } from 'vite'

type Ast = ReturnType<Rolldown.PluginContext['parse']>
interface Span {
  start: number
  end: number
}

/** Declarations without side effects: what a screen does not use of the contract is left out of its script. */
const declarations = ['z', 'endpoint', 'fileEndpoint', 'uploadEndpoint', 'streamEndpoint', 'textEndpoint']

/**
 * Leaves out of the browser's script what only the API reference needs of the contract: the summaries of endpoints, and
 * the endpoints that no screen calls.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rollupOptions: { treeshake: { manualPureFunctions: declarations } } } }
        : undefined,
    transform: {
      filter: { id: /\/packages\/contract\/src\/.+\.ts$/ },
      order: 'post',
      handler(code) {
        return { code: withoutSpans(code, summariesIn(this.parse(code))), map: null }
      },
    },
  }
}

/** The properties `summary: '…'` of a module's calls of `endpoint` and its like. */
function summariesIn(module: Ast): Span[] {
  const found: Span[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    if (isSummary(node)) found.push(node)
    else Object.values(node).forEach(visit)
  }
  visit(module.body)
  return found
}

const isSummary = (node: object): node is Span =>
  'type' in node &&
  node.type === 'Property' &&
  'key' in node &&
  isNamed(node.key, 'summary') &&
  'value' in node &&
  isText(node.value)

const isNamed = (node: unknown, name: string) =>
  typeof node === 'object' && node !== null && 'name' in node && node.name === name

const isText = (node: unknown) =>
  typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string'

/** The code without these spans and the comma after each. */
function withoutSpans(code: string, spans: readonly Span[]): string {
  let rest = code
  for (const { start, end } of spans.toReversed()) {
    const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0
    rest = rest.slice(0, start) + rest.slice(end + comma)
  }
  return rest
}
