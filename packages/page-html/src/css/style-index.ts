import { Features, transform } from 'lightningcss'
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import { browserFloor } from './browser-floor.ts'
import { parseSelectors, type Selector } from './selector.ts'

export interface Declaration {
  property: string
  value: string
  isImportant: boolean
}

/** A rule outside all layers, in the order of its layer. */
export interface StyleRule {
  /** Enclosing at-rules, outermost first: `@media (min-width:40rem)`. */
  conditions: readonly string[]
  selectors: readonly Selector[]
  declarations: readonly Declaration[]
}

/** A stylesheet parsed once, so that each page selects its rules from memory. */
export interface StyleIndex {
  rules: readonly StyleRule[]
  /** Whole `@keyframes` rules by name. */
  keyframes: ReadonlyMap<string, string>
  /** Initial values of registered properties that do not inherit; null where there is none. */
  registered: ReadonlyMap<string, string | null>
}

/** A cascade layer while the stylesheet is read. */
interface Layer {
  rules: StyleRule[]
  children: Map<string, Layer>
}

/**
 * Converts a compiled stylesheet for old browsers: nesting unfolded, colours in sRGB hex, media ranges as min and max,
 * cascade layers replaced by their order (unlayered rules last).
 */
export function styleIndex(stylesheet: string): StyleIndex {
  const lowered = lowerCss(stylesheet)
  const keyframes = new Map<string, string>()
  const registered = new Map<string, string | null>()
  const top: Layer = { rules: [], children: new Map() }

  const read = (container: Container<ChildNode>, layer: Layer, conditions: readonly string[]) => {
    container.each((node) => {
      if (node.type === 'rule') layer.rules.push(readRule(node, conditions))
      if (node.type !== 'atrule') return
      if (node.name === 'layer') readLayer(node, layer, conditions)
      else if (node.name === 'keyframes') keyframes.set(node.params, node.toString())
      else if (node.name === 'property') registered.set(node.params, initialValue(node))
      else if (node.nodes) read(node, layer, [...conditions, `@${node.name} ${node.params}`])
    })
  }
  const readLayer = (node: AtRule, layer: Layer, conditions: readonly string[]) => {
    const layers = node.params.split(',').map((name) => descend(layer, name.trim()))
    // Tailwind's fallback for browsers without @property; `registered` already covers it.
    if (node.params === 'properties') return
    if (node.nodes) read(node, layers[0] ?? layer, conditions)
  }
  read(postcss.parse(lowered), top, [])
  return { rules: inLayerOrder(top), keyframes, registered }
}

/**
 * Rewrites syntax that the oldest supported browsers cannot parse.
 * @param options `isPrefixed`: whether prefixes were already added, so that removed ones are not added again
 */
export function lowerCss(css: string, { minify = false, isPrefixed = false } = {}): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    targets: browserFloor,
    include: Features.Nesting | Features.MediaQueries,
    // Lowering these (`:lang`, helper variables) costs more than it fixes.
    exclude: Features.LogicalProperties | Features.LightDark | (isPrefixed ? Features.VendorPrefixes : 0),
    minify,
  })
  return code.toString()
}

function descend(layer: Layer, name: string): Layer {
  return name.split('.').reduce((parent, part) => {
    const found = parent.children.get(part) ?? { rules: [], children: new Map() }
    parent.children.set(part, found)
    return found
  }, layer)
}

function inLayerOrder({ rules, children }: Layer): StyleRule[] {
  return [...[...children.values()].flatMap(inLayerOrder), ...rules]
}

function readRule(rule: Rule, conditions: readonly string[]): StyleRule {
  const declarations: Declaration[] = []
  rule.each((node) => {
    if (node.type !== 'decl' || WIDE_GAMUT.test(node.value) || USELESS_PREFIXES.has(node.prop)) return
    declarations.push({ property: node.prop, value: node.value, isImportant: node.important === true })
  })
  const isRepeated = ({ property, value }: Declaration, index: number) =>
    declarations.findIndex((other, at) => at > index && other.property === property && other.value === value) !== -1
  return {
    conditions,
    selectors: parseSelectors(rule.selector),
    declarations: declarations.filter((declaration, index) => !isRepeated(declaration, index)),
  }
}

// Lowering keeps the wide-gamut colour after its hex value: newer browsers would use it, for the price of a second
// declaration.
const WIDE_GAMUT = /\b(?:ok)?(?:lab|lch)\(|\bcolor\(display-p3/

// Lowering adds them for browsers that lack these features, or that have had the unprefixed form since before the
// oldest supported version.
const USELESS_PREFIXES = new Set(['-webkit-text-decoration', '-moz-text-size-adjust'])

function initialValue(node: AtRule): string | null {
  let value: string | null = null
  node.each((child) => {
    if (child.type === 'decl' && child.prop === 'initial-value') value = child.value
  })
  return value
}
