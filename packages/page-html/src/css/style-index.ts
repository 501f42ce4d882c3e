import { Features, transform } from 'lightningcss'
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import { browserFloor } from './browser-floor.ts'
import { parseSelectors, type Selector } from './selector.ts'

export interface Declaration {
  property: string
  value: string
  isImportant: boolean
}

/** A rule outside all layers, in the place its layer gives it. */
export interface StyleRule {
  /** At-rules around it, outermost first: `@media (min-width:40rem)`. */
  conditions: readonly string[]
  selectors: readonly Selector[]
  declarations: readonly Declaration[]
}

/** A stylesheet taken apart once, so that each page picks its rules from memory. */
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
 * Reads a compiled stylesheet for old engines: nesting unfolded, colours in sRGB hex, media ranges as min and max,
 * cascade layers replaced by the order they stand for (unlayered rules last).
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
    // Tailwind's fallback for engines without @property; `registered` already carries what it says.
    if (node.params === 'properties') return
    if (node.nodes) read(node, layers[0] ?? layer, conditions)
  }
  read(postcss.parse(lowered), top, [])
  return { rules: inLayerOrder(top), keyframes, registered }
}

/**
 * Rewrites syntax that engines at the floor do not read.
 * @param options `isPrefixed`: whether it was lowered before, so that prefixes taken out since are not put back
 */
export function lowerCss(css: string, { minify = false, isPrefixed = false } = {}): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    targets: browserFloor,
    include: Features.Nesting | Features.MediaQueries,
    // Both are lowered by means (`:lang`, helper variables) that cost more than what they mend.
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

// Lowering leaves the wide-gamut colour behind its hex: newer engines would read it, at the price of a second declaration.
const WIDE_GAMUT = /\b(?:ok)?(?:lab|lch)\(|\bcolor\(display-p3/

// Lowering adds them for engines that lack what they stand for, or have had it under its own name since before the floor.
const USELESS_PREFIXES = new Set(['-webkit-text-decoration', '-moz-text-size-adjust'])

function initialValue(node: AtRule): string | null {
  let value: string | null = null
  node.each((child) => {
    if (child.type === 'decl' && child.prop === 'initial-value') value = child.value
  })
  return value
}
