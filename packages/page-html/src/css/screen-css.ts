import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { leanAttributes } from '../markup/lean-attributes.ts'
import { readAttributes, writtenTag, writtenTags } from '../markup/markup-tags.ts'
import { classesOf, type MarkupElement, VOID } from '../markup/markup-tree.ts'
import type { ClassNames } from './class-names.ts'
import { minified, usedStyles } from './page-css.ts'
import { pictureRules } from './picture-rules.ts'
import { attributeTests, type SiblingRule, siblingRules } from './selector-facts.ts'
import { canMatch, matchesAttribute } from './selector-match.ts'
import { type StyleIndex, styleIndex } from './style-index.ts'

/** An element by what selectors see of it. */
interface Kind {
  tag: string
  attributes: ReadonlyMap<string, string>
  classes: ReadonlySet<string>
  /** Equal for elements that are the same to every selector. */
  key: string
  /** The rules whose left, and whose right sibling it may be. */
  lefts: readonly SiblingRule[]
  rights: ReadonlySet<SiblingRule>
  isPicture: boolean
}

interface Node {
  kind: Kind
  children: Node[]
}

/** What documents of one shape share. */
interface Styles {
  css: string
  names: ClassNames
  /** Start tags by how they were written. */
  tags: LRUCache<string, string>
}

const KEPT_SHAPES = 60
const KEPT_KINDS = 4_000
const KEPT_TAGS = 600

/**
 * The CSS of the screens of an application. Choosing it looks at every rule and every element, while most documents
 * differ in texts alone: what was chosen is kept by the document's shape. In a shape, elements of one kind side by side
 * are one, with the content of all, because a rule asks what an element is in and not what else is in there. So a list
 * of 24 cards has the shape of one card with everything that cards can have. Deterministic: a document's CSS does not
 * depend on which were drawn before.
 */
export class ScreenCss {
  readonly #index: StyleIndex
  readonly #none = styleIndex('')
  readonly #tests: ReturnType<typeof attributeTests>
  readonly #siblings: readonly SiblingRule[]
  readonly #kinds = new LRUCache<string, Kind>({ max: KEPT_KINDS })
  readonly #styles = new LRUCache<string, Styles>({ max: KEPT_SHAPES })

  constructor(index: StyleIndex) {
    this.#index = index
    const selectors = index.rules.flatMap((rule) => rule.selectors)
    this.#tests = attributeTests(selectors)
    this.#siblings = siblingRules(selectors)
  }

  /** @returns the markup with short class names, and exactly the rules that match it */
  draw(markup: string): { markup: string; css: string } {
    const { root, pictures } = this.#read(markup)
    const shape = merged(root)
    const key = createHash('sha256').update(written(shape)).digest('base64')
    const styles = this.#styles.get(key) ?? this.#choose(shape)
    this.#styles.set(key, styles)
    const own = pictureRules(pictures, styles.names.forAnotherPage())
    return { markup: rewritten(markup, styles, own.applied), css: styles.css + own.rules.join('') }
  }

  #read(markup: string): { root: Node; pictures: Pick<MarkupElement, 'attributes'>[] } {
    const top: Node[] = []
    const open: Node[] = []
    const pictures: Kind[] = []
    for (const { isEnd, name, source } of writtenTags(markup)) {
      if (isEnd) {
        open.pop()
        continue
      }
      const kind = this.#kindOf(name, source)
      const node: Node = { kind, children: [] }
      ;(open.at(-1)?.children ?? top).push(node)
      if (kind.isPicture) pictures.push(kind)
      if (!VOID.has(name)) open.push(node)
    }
    const [root] = top
    if (!root || open.length > 0) throw new Error('a screen is one well-formed element')
    return { root, pictures }
  }

  #kindOf(tag: string, source: string): Kind {
    const written = `${tag}${source}`
    const known = this.#kinds.get(written)
    if (known) return known
    const attributes = readAttributes(source)
    const seen = [...attributes].map(([name, value]) => {
      // Rules are made of the names of section types.
      if (name === 'class' || name === 'data-section-type') return `${name}=${value}`
      const tests = this.#tests.get(name) ?? []
      return `${name}${tests.map((test) => (matchesAttribute(test, value) ? '1' : '0')).join('')}`
    })
    const element = { tag, attributes, classes: classesOf(attributes), parent: null, previous: null }
    const kind: Kind = {
      ...element,
      key: `${tag} ${seen.join(' ')}`,
      lefts: this.#siblings.filter(({ left }) => canMatch(left, element)),
      rights: new Set(this.#siblings.filter(({ right }) => canMatch(right, element))),
      isPicture: attributes.has('data-color') || attributes.has('data-focal'),
    }
    this.#kinds.set(written, kind)
    return kind
  }

  #choose(shape: Node): Styles {
    const { texts, names } = usedStyles({ elements: elementsOf(shape), index: this.#index, own: this.#none })
    return { css: minified(texts), names, tags: new LRUCache({ max: KEPT_TAGS }) }
  }
}

/** A node with the elements of one kind side by side made one, all the way down. */
function merged({ kind, children }: Node, parent: MarkupElement | null = null): Node {
  const element = elementOf(kind, parent)
  const keyOf = (child: Node, at: number) =>
    // Lists of which a rule may ask the order stay apart.
    hasOrder(child.children, elementOf(child.kind, element)) ? `${child.kind.key} ${at}` : child.kind.key
  const groups = hasOrder(children, element)
    ? children.map((child) => [child])
    : // Sorted, so that the order of a list makes no other shape.
      [...Map.groupBy(children, keyOf)].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group)
  return {
    kind,
    children: groups.flatMap(([first, ...others]) => {
      if (!first) return []
      const all = others.length === 0 ? first.children : [first, ...others].flatMap((node) => node.children)
      return [merged({ kind: first.kind, children: all }, element)]
    }),
  }
}

/** Whether a rule may ask for the order of these. */
function hasOrder(nodes: readonly Node[], parent: MarkupElement): boolean {
  if (nodes.length < 2) return false
  const rules = new Set(nodes.flatMap(({ kind }) => kind.lefts))
  return [...rules].some(
    (rule) =>
      nodes.some(
        (right) =>
          right.kind.rights.has(rule) && nodes.some((left) => left !== right && left.kind.lefts.includes(rule)),
      ) &&
      (rule.before === null || canMatch(rule.before, { ...nowhere, parent })),
  )
}

const nowhere = { tag: '', attributes: new Map<string, string>(), classes: new Set<string>(), previous: null }

function elementOf({ tag, attributes, classes }: Kind, parent: MarkupElement | null): MarkupElement {
  return { tag, attributes, classes, parent, previous: null }
}

function written({ kind, children }: Node): string {
  return `${kind.key}(${children.map(written).join(' ')})`
}

function elementsOf(root: Node): MarkupElement[] {
  const elements: MarkupElement[] = []
  const add = ({ kind, children }: Node, parent: MarkupElement | null, previous: MarkupElement | null) => {
    const element = { ...elementOf(kind, parent), previous }
    elements.push(element)
    let before: MarkupElement | null = null
    for (const child of children) before = add(child, element, before)
    return element
  }
  add(root, null, null)
  return elements
}

function rewritten(
  markup: string,
  { names, tags }: Styles,
  withPictures: (attributes: Map<string, string>) => Map<string, string>,
): string {
  const parts: string[] = []
  let end = 0
  let hasAvif = false
  for (const { isEnd, name, source, at, text } of writtenTags(markup)) {
    if (isEnd || source === '') continue
    const isInAvifPicture = name === 'img' && hasAvif
    hasAvif = name === 'source' && source.includes('type="image/avif"')
    const isPicture = /\sdata-(?:color|focal)=/.test(source)
    const key = `${isInAvifPicture}${text}`
    const write = () => {
      const attributes = names.applied(leanAttributes(readAttributes(source), isInAvifPicture))
      // As it was written: SVG has names with capitals.
      return writtenTag(text.slice(1, 1 + name.length), isPicture ? withPictures(attributes) : attributes)
    }
    const known = isPicture ? undefined : tags.get(key)
    const tag = known ?? write()
    if (!isPicture && known === undefined) tags.set(key, tag)
    parts.push(markup.slice(end, at), tag)
    end = at + text.length
  }
  parts.push(markup.slice(end))
  return parts.join('')
}
