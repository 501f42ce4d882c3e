import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { leanAttributes } from '../markup/lean-attributes.ts'
import { readAttributes, writtenTag, writtenTags } from '../markup/markup-tags.ts'
import { classesOf, type MarkupElement, VOID } from '../markup/markup-tree.ts'
import type { ClassNames } from './class-names.ts'
import { minified, usedStyles } from './page-css.ts'
import { pictureRules } from './picture-rules.ts'
import { attributeTests, siblingCompounds } from './selector-facts.ts'
import { canMatch, matchesAttribute } from './selector-match.ts'
import type { Selector } from './selector.ts'
import { type StyleIndex, styleIndex } from './style-index.ts'

/** An element by what selectors can tell of it, whatever else it says. */
interface Kind {
  tag: string
  attributes: ReadonlyMap<string, string>
  classes: ReadonlySet<string>
  /** Equal for what selectors cannot tell apart. */
  key: string
  /** Whether a rule may ask what stands before it. */
  isOrdered: boolean
  isPicture: boolean
}

interface Node {
  kind: Kind
  children: Node[]
  /** Of the element and everything in it. */
  shape: string
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
 * differ in texts alone: what was chosen is kept by the document's shape. In a shape, elements side by side that no
 * selector can tell apart count once, in an order of their own, so a list of 24 cards has the shape of its few kinds of
 * cards. Deterministic: a document's CSS does not depend on which were drawn before.
 */
export class ScreenCss {
  readonly #index: StyleIndex
  readonly #none = styleIndex('')
  readonly #tests: ReturnType<typeof attributeTests>
  readonly #afterSibling: readonly Selector[]
  readonly #kinds = new LRUCache<string, Kind>({ max: KEPT_KINDS })
  readonly #shapes = new LRUCache<string, string>({ max: KEPT_KINDS })
  readonly #styles = new LRUCache<string, Styles>({ max: KEPT_SHAPES })

  constructor(index: StyleIndex) {
    this.#index = index
    const selectors = index.rules.flatMap((rule) => rule.selectors)
    this.#tests = attributeTests(selectors)
    this.#afterSibling = siblingCompounds(selectors)
  }

  /** @returns the markup with short class names, and exactly the rules that match it */
  draw(markup: string): { markup: string; css: string } {
    const { root, pictures } = this.#read(markup)
    const styles = this.#styles.get(root.shape) ?? this.#choose(root)
    this.#styles.set(root.shape, styles)
    const own = pictureRules(pictures, styles.names.forAnotherPage())
    return { markup: rewritten(markup, styles, own.applied), css: styles.css + own.rules.join('') }
  }

  #read(markup: string): { root: Node; pictures: Pick<MarkupElement, 'attributes'>[] } {
    const top: Node[] = []
    const open: Node[] = []
    const pictures: Kind[] = []
    for (const { isEnd, name, source } of writtenTags(markup)) {
      if (isEnd) {
        const ended = open.pop()
        if (ended) ended.shape = this.#shapeOf(ended)
        continue
      }
      const kind = this.#kindOf(name, source)
      const node: Node = { kind, children: [], shape: '' }
      ;(open.at(-1)?.children ?? top).push(node)
      if (kind.isPicture) pictures.push(kind)
      if (VOID.has(name)) node.shape = this.#shapeOf(node)
      else open.push(node)
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
    const told = [...attributes].map(([name, value]) => {
      if (name === 'class') return `class=${value}`
      const tests = this.#tests.get(name) ?? []
      return `${name}${tests.map((test) => (matchesAttribute(test, value) ? '1' : '0')).join('')}`
    })
    const element = { tag, attributes, classes: classesOf(attributes), parent: null, previous: null }
    const kind: Kind = {
      ...element,
      key: `${tag} ${told.join(' ')}`,
      isOrdered: this.#afterSibling.some((compound) => canMatch(compound, element)),
      isPicture: attributes.has('data-color') || attributes.has('data-focal'),
    }
    this.#kinds.set(written, kind)
    return kind
  }

  #shapeOf({ kind, children }: Node): string {
    const content = told(children).map(({ shape }) => shape)
    const written = `${kind.key}(${content.join(' ')})`
    const known = this.#shapes.get(written)
    if (known !== undefined) return known
    const shape = createHash('sha256').update(written).digest('base64url').slice(0, 22)
    this.#shapes.set(written, shape)
    return shape
  }

  #choose(root: Node): Styles {
    const { texts, names } = usedStyles({ elements: elementsOf(root), index: this.#index, own: this.#none })
    return { css: minified(texts), names, tags: new LRUCache({ max: KEPT_TAGS }) }
  }
}

/** The children that a selector can tell apart; all of them where it may ask for their order. */
function told(children: readonly Node[]): Node[] {
  if (children.some(({ kind }) => kind.isOrdered)) return [...children]
  const byShape = new Map(children.map((child) => [child.shape, child]))
  return [...byShape.values()].sort((one, other) => (one.shape < other.shape ? -1 : 1))
}

function elementsOf(root: Node): MarkupElement[] {
  const elements: MarkupElement[] = []
  const add = ({ kind, children }: Node, parent: MarkupElement | null, previous: MarkupElement | null) => {
    const { tag, attributes, classes } = kind
    const element: MarkupElement = { tag, attributes, classes, parent, previous }
    elements.push(element)
    let before: MarkupElement | null = null
    for (const child of told(children)) before = add(child, element, before)
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
