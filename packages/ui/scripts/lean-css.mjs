// What a compiled stylesheet carries without anyone needing it: helper variables, repeats, spaces, moods of order.
import postcss from 'postcss'

/**
 * The same stylesheet in fewer bytes.
 * @param {string} css as Tailwind compiled it
 * @param {ReadonlySet<string>} own names of our own utilities
 */
export function lean(css, own = new Set()) {
  const root = postcss.parse(css)
  const initials = takeInitials(root)
  root.walkRules((rule) => {
    if (rule.parent?.name === 'keyframes') return
    withoutHelpers(rule, initials)
    withoutRepeats(rule)
    inOneOrder(rule)
  })
  root.walkDecls(tight)
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes) gather(layer, own)
  })
  gather(root, own)
  joinMixes(root)
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 && rule.name !== 'property') rule.remove()
  })
  // The compiler's banner: none of its own stylesheets is in here.
  if (root.first?.type === 'comment') root.first.remove()
  return root.toString()
}

/**
 * Variables that only our utilities pass to each other get short names; what themes, tokens or code name keeps its own.
 * @param {string} css
 * @param {(name: string) => boolean} isPublic
 */
export function withShortVariables(css, isPublic) {
  const names = new Map()
  return css.replaceAll(/--ui-[\w-]+/g, (name) => {
    if (isPublic(name)) return name
    if (!names.has(name)) names.set(name, `--ui-${names.size.toString(36)}`)
    return names.get(name)
  })
}

/** Mixed colours come each in a block of its own, after what engines that cannot mix read: all fit in the last one. */
function joinMixes(root) {
  const blocks = []
  root.walkAtRules('supports', (rule) => {
    if (rule.params.includes('color-mix')) blocks.push(rule)
  })
  const last = blocks.pop()
  for (const block of blocks.reverse()) {
    last?.prepend(block.nodes)
    block.remove()
  }
  withoutUnmixed(root, last)
}

/** An engine that cannot mix draws a border in the colour of lines, as the reset says: it needs no rule for that. */
function withoutUnmixed(root, block) {
  const mixed = new Set()
  block?.walkRules((rule) => {
    if (rule.nodes.every(({ prop }) => prop === 'border-color')) mixed.add(rule.selector)
  })
  root.walkRules((rule) => {
    if (rule.parent === block) return
    const kept = rule.selectors.filter((selector) => !mixed.has(selector))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
}

/** Initial values of Tailwind's helper variables; their registrations go, none of them is read any more. */
function takeInitials(root) {
  const initials = new Map()
  root.walkAtRules('property', (rule) => {
    if (!rule.params.startsWith('--tw-')) return
    rule.walkDecls('initial-value', ({ value }) => void initials.set(rule.params, value))
    rule.remove()
  })
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties') rule.remove()
  })
  return initials
}

/**
 * Tailwind lets classes of one element fill in parts of one value (a shadow and a ring). Ours never do: each class says
 * its whole value, so helper variables are replaced by what they stand for.
 */
function withoutHelpers(rule, initials) {
  const own = new Map()
  rule.each((node) => {
    if (node.type === 'decl' && node.prop.startsWith('--tw-')) own.set(node.prop, node.value)
  })
  rule.each((node) => {
    if (node.type !== 'decl') return
    if (node.prop.startsWith('--tw-')) return void node.remove()
    node.value = node.value.replaceAll(/,\s*--tw-[\w-]+/g, (name) => (node.prop === 'transition-property' ? '' : name))
    if (node.value.includes('--tw-')) node.value = filled(node.value, own, initials).replaceAll(/\s+/g, ' ').trim()
    if (node.prop === 'box-shadow') node.value = node.value.replace(/^(?:0 0 #0000, ?)+(?=.)/, '')
  })
}

/** A value with each `var(--tw-…)` replaced: by what the class itself says, the fallback, or the initial value. */
function filled(value, own, initials) {
  const at = value.search(/var\(--tw-/)
  if (at === -1) return value
  const end = closing(value, at + 3)
  const [, name, , fallback] = /^(--tw-[\w-]+)(,\s*(.*))?$/s.exec(value.slice(at + 4, end))
  const stand = own.get(name) ?? fallback ?? initials.get(name) ?? ''
  return filled(`${value.slice(0, at)}${stand}${value.slice(end + 1)}`, own, initials)
}

function closing(text, open) {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')' && --depth === 0) return at
  }
  throw new Error(`No closing parenthesis in ${text}`)
}

// Put in for engines that lack what they stand for, or have had it under its own name for many years.
const USELESS = /^-webkit-text-decoration|^-moz-text-size-adjust$/

/** Prefixes put in by two steps of the compiler stand there twice. */
function withoutRepeats(rule) {
  const seen = new Set()
  for (const node of [...(rule.nodes ?? [])].reverse()) {
    if (node.type !== 'decl') continue
    if (USELESS.test(node.prop)) {
      node.remove()
      continue
    }
    const text = node.toString()
    if (seen.has(text)) node.remove()
    seen.add(text)
  }
}

// Properties that overrule each other are a family and keep their order; these stand for themselves.
const ALONE =
  /^(?:min|max|align|justify|text-(?:align|wrap|transform|indent)|letter|line|font-(?:size|weight)|white|object|box|overflow-wrap|word|user|vertical|clip|appearance|pointer|scroll)/
const FAMILIES = [
  [/^--.*/, 'custom'],
  [/^(?:row-|column-)?gap$|^columns?\b.*/, 'gap'],
  [/^(?:inset\b.*|top|right|bottom|left)$/, 'inset'],
]
function familyOf(prefixed) {
  const property = prefixed.replace(/^-(?:webkit|moz)-/, '')
  if (ALONE.test(property)) return property
  return FAMILIES.reduce((name, [pattern, family]) => name.replace(pattern, family), property).split('-')[0]
}

// Found by trying: of some thousand orders the one that gzip packs best. New families go to the end.
const ORDER = `
  scroll-behavior block content mask counter white-space color cursor background table transform forced text
  opacity pointer-events border overflow custom justify-items break justify-content touch min-width vertical-align
  text-indent align-content place user-select text-wrap justify-self align-items display grid box-sizing word-
  spacing flex gap transition scroll-snap-type min-height font-size line-height font-weight order letter-spacing
  padding font margin tap max-width filter clip-path stroke aspect print accent box-shadow overflow-wrap fill
  scroll-padding-inline max-height scroll-margin-top box-decoration-break isolation outline appearance mix z
  object-fit height width container position text-align list inset animation text-transform align-self
`
  .trim()
  .split(/\s+/)
const places = new Map(ORDER.map((family, place) => [family, place]))

/** The same declarations in the same order everywhere repeat, and so pack well. */
function inOneOrder(rule) {
  const nodes = [...(rule.nodes ?? [])]
  if (nodes.some(({ type }) => type !== 'decl')) return
  const placeOf = ({ prop }) => places.get(familyOf(prop)) ?? ORDER.length
  const sorted = nodes.toSorted((one, other) => placeOf(one) - placeOf(other))
  rule.removeAll()
  rule.append(sorted)
}

function tight(declaration) {
  if (/["']/.test(declaration.value)) return
  declaration.value = declaration.value
    .replaceAll(/, /g, ',')
    .replaceAll(/ ([*/]) /g, '$1')
    .replaceAll(/\btransparent\b/g, '#0000')
}

/**
 * Our utilities follow one law: no element wears two that set the same property (a modifier sets a variable that the
 * class beside it reads). So their order among each other is free: names that begin alike stand together, rules that
 * say the same are one, and what a width changes comes after, one block a width. Tailwind's own classes follow, as they
 * were.
 */
function gather(container, own) {
  const isOwn = (node) =>
    node.type === 'rule' && namesIn(node).length > 0 && namesIn(node).every((name) => own.has(name))
  const marker = postcss.comment({ text: '' })
  const first = container.nodes.find((node) => isOwn(node) || (isBlock(node) && node.nodes.every(isOwn)))
  if (!first) return
  first.before(marker)
  const blocks = new Map([['', postcss.root()]])
  for (const node of [...container.nodes]) {
    if (isOwn(node)) blocks.get('').append(node)
    if (!isBlock(node) || !node.nodes.every(isOwn)) continue
    const name = `${node.name} ${node.params}`
    const block = blocks.get(name)
    if (block) block.append(node.nodes)
    else blocks.set(name, node)
    node.remove()
  }
  for (const block of blocks.values()) {
    block.nodes = block.nodes.toSorted((one, other) => compare(namesIn(one)[0], namesIn(other)[0]))
    mergeEqual(block)
  }
  const [rules, ...widths] = blocks.values()
  marker.before(rules.nodes)
  marker.before(widths.toSorted((one, other) => widthOf(one) - widthOf(other)))
  marker.remove()
}

const isBlock = (node) =>
  node.type === 'atrule' && ['container', 'media'].includes(node.name) && node.nodes !== undefined
const namesIn = ({ selector }) => [...selector.matchAll(/\.ui\\:((?:\\.|[\w-])+)/g)].map(([, name]) => name)
const compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0)

/** Narrow ones first: the widest that holds has the last word, but for paper, forced colours and fingers. */
function widthOf({ name, params }) {
  if (name === 'media') return 1000
  return /max-width|not/.test(params) ? 0 : Number(/([\d.]+)rem/.exec(params)?.[1] ?? 0)
}

/** A short body takes fewer bytes beside its name than its name beside strangers. */
function mergeEqual(container) {
  const known = new Map()
  for (const rule of [...container.nodes]) {
    const body = rule.nodes.join(';')
    // An engine that does not know a part of another's control drops the whole rule.
    if (body.length < 34 || rule.selector.includes('::-')) continue
    const same = known.get(body)
    if (!same) {
      known.set(body, rule)
      continue
    }
    same.selector += `,${rule.selector}`
    rule.remove()
  }
}
