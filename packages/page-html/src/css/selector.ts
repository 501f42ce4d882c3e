/** One test of a compound selector. */
export type Simple =
  | { kind: 'universal' }
  | { kind: 'tag' | 'class' | 'id'; name: string }
  | { kind: 'attribute'; name: string; operator: string; value: string; text: string }
  /** `arguments` only for those whose arguments are selectors: is, where, not, has. */
  | { kind: 'pseudo'; name: string; arguments: Selector[] | null; text: string }

export interface Selector {
  compounds: Simple[][]
  /** Between compounds: ' ', '>', '+', '~'. A relative selector (in `:has`) starts with one, so it has as many as compounds. */
  combinators: string[]
}

const NAME = /^(?:\\.|[\w-]|[^\0-\x7f])+/
const SELECTOR_ARGUMENTS = new Set(['is', 'where', 'not', 'has', '-webkit-any', '-moz-any'])

/** Reads a selector list as the style index holds it. @throws on syntax that no stylesheet of ours uses */
export function parseSelectors(source: string): Selector[] {
  return splitTopLevel(source, ',').map((part) => parseSelector(part.trim()))
}

function parseSelector(source: string): Selector {
  const selector: Selector = { compounds: [], combinators: [] }
  let rest = source
  let compound: Simple[] = []
  const endCompound = () => {
    if (compound.length > 0) selector.compounds.push(compound)
    compound = []
  }
  while (rest !== '') {
    const gap = /^\s*([>+~])\s*|^\s+/.exec(rest)
    if (gap) {
      endCompound()
      selector.combinators.push(gap[1] ?? ' ')
      rest = rest.slice(gap[0].length)
      continue
    }
    const [simple, length] = parseSimple(rest, source)
    compound.push(simple)
    rest = rest.slice(length)
  }
  endCompound()
  return selector
}

function parseSimple(rest: string, source: string): [Simple, number] {
  if (rest[0] === '*') return [{ kind: 'universal' }, 1]
  if (rest[0] === '.' || rest[0] === '#') {
    const text = NAME.exec(rest.slice(1))?.[0]
    if (text) return [{ kind: rest[0] === '.' ? 'class' : 'id', name: unescapeName(text) }, text.length + 1]
  }
  if (rest[0] === '[') {
    const match = /^\[\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+)))?[^\]]*\]/.exec(rest)
    if (match) {
      const [text, name = '', operator = '', double, single, bare] = match
      return [{ kind: 'attribute', name, operator, value: double ?? single ?? bare ?? '', text }, text.length]
    }
  }
  if (rest[0] === ':') {
    const colons = rest[1] === ':' ? 2 : 1
    const name = NAME.exec(rest.slice(colons))?.[0] ?? ''
    const head = colons + name.length
    if (name !== '' && rest[head] !== '(')
      return [{ kind: 'pseudo', name, arguments: null, text: rest.slice(0, head) }, head]
    const end = closingParenthesis(rest, head)
    if (name !== '' && end !== -1) {
      const inner = rest.slice(head + 1, end)
      const selectors = SELECTOR_ARGUMENTS.has(name) ? parseSelectors(inner) : null
      return [{ kind: 'pseudo', name, arguments: selectors, text: rest.slice(0, end + 1) }, end + 1]
    }
  }
  const tag = NAME.exec(rest)?.[0]
  if (tag) return [{ kind: 'tag', name: tag }, tag.length]
  throw new Error(`page-html cannot read the selector ${source}`)
}

/** The selector as CSS, its classes named by `className`. */
export function printSelector({ compounds, combinators }: Selector, className: (name: string) => string): string {
  const lead = combinators.length === compounds.length ? (combinators[0] ?? '') : ''
  const between = lead === '' ? combinators : combinators.slice(1)
  return compounds.reduce(
    (text, compound, index) =>
      `${text}${index === 0 ? lead : (between[index - 1] ?? ' ')}${compound.map((simple) => printSimple(simple, className)).join('')}`,
    '',
  )
}

function printSimple(simple: Simple, className: (name: string) => string): string {
  switch (simple.kind) {
    case 'universal':
      return '*'
    case 'tag':
      return simple.name
    case 'class':
      return `.${escapeName(className(simple.name))}`
    case 'id':
      return `#${escapeName(simple.name)}`
    case 'attribute':
      return simple.text
    case 'pseudo':
      return simple.arguments === null
        ? simple.text
        : `:${simple.name}(${simple.arguments.map((selector) => printSelector(selector, className)).join(',')})`
  }
}

/** Attributes that a browser changes without a script, and the countdown's attribute, which the page's script sets. */
export const STATE_ATTRIBUTES: ReadonlySet<string> = new Set(['open', 'hidden', 'data-counting'])

/** Whether the selector always matches what it matches: one name or fixed attribute, no state and no pseudo-element. */
export function isPlain({ compounds: [compound = [], ...further] }: Selector): boolean {
  const [simple, ...others] = compound
  if (simple === undefined || others.length > 0 || further.length > 0) return false
  return simple.kind === 'class' || (simple.kind === 'attribute' && !STATE_ATTRIBUTES.has(simple.name))
}

/** Splits at a character that is neither in brackets, quotes nor escaped. */
export function splitTopLevel(source: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let quote = ''
  let from = 0
  for (let at = 0; at < source.length; at++) {
    const character = source[at] ?? ''
    if (character === '\\') at++
    else if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '(' || character === '[') depth++
    else if (character === ')' || character === ']') depth--
    else if (character === separator && depth === 0) {
      parts.push(source.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, source.slice(from)]
}

/** Index of the parenthesis that closes the one at `open`, or -1. */
export function closingParenthesis(source: string, open: number): number {
  let depth = 0
  for (let at = open; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '(') depth++
    else if (source[at] === ')' && --depth === 0) return at
  }
  return -1
}

const unescapeName = (name: string) =>
  name.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, hex: string | undefined, character: string) =>
    hex === undefined ? character : String.fromCodePoint(Number.parseInt(hex, 16)),
  )
const escapeName = (name: string) =>
  name.replace(/^\d|[^\w-]/g, (character) => (/\d/.test(character) ? `\\3${character} ` : `\\${character}`))
