/** What Chromium's DOMSnapshot.captureSnapshot gives, as far as it is read here: texts are positions in `strings`. */
export interface Snapshot {
  strings: readonly string[]
  documents: readonly SnapshotDocument[]
}

interface SnapshotDocument {
  documentURL: number
  nodes: {
    parentIndex: readonly number[]
    nodeName: readonly number[]
    nodeValue: readonly number[]
    attributes: readonly (readonly number[])[]
    pseudoType?: Rare
    inputValue?: Rare
    textValue?: Rare
    optionSelected?: { index: readonly number[] }
    currentSourceURL?: Rare
  }
  layout: {
    nodeIndex: readonly number[]
    styles: readonly (readonly number[])[]
    bounds: readonly (readonly number[])[]
    text: readonly number[]
  }
  textBoxes: {
    layoutIndex: readonly number[]
    bounds: readonly (readonly number[])[]
    start: readonly number[]
    length: readonly number[]
  }
}

interface Rare {
  index: readonly number[]
  value: readonly number[]
}

const sides = ['top', 'right', 'bottom', 'left'] as const
const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const

/** Asked of every box; in this order they come back. */
export const styleNames = [
  'display',
  'visibility',
  'opacity',
  'position',
  'z-index',
  'overflow-x',
  'overflow-y',
  'clip-path',
  'clip',
  'filter',
  'color',
  'background-color',
  'background-image',
  'background-position',
  'background-size',
  'background-repeat',
  ...sides.flatMap((side) => [`border-${side}-width`, `border-${side}-style`, `border-${side}-color`]),
  ...corners.map((corner) => `border-${corner}-radius`),
  ...sides.map((side) => `padding-${side}`),
  'box-shadow',
  'outline-width',
  'outline-style',
  'outline-color',
  'outline-offset',
  'transform',
  'transform-origin',
  'rotate',
  'translate',
  'scale',
  'mask-image',
  'object-fit',
  'object-position',
  'accent-color',
  'appearance',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-decoration-line',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
]

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** One box of the laid-out page, pseudo-elements and the insides of native fields included. */
export interface Box {
  /** `div`, `::before`, `#text`. */
  name: string
  attributes: Readonly<Record<string, string>>
  style: Readonly<Record<string, string>>
  /** Where it lies when nothing is turned or moved. */
  rect: Rect
  lines: readonly { rect: Rect; text: string }[]
  /** The picture that an img shows. */
  source: string
  /** What a field holds. */
  value: string
  children: Box[]
}

/**
 * The tree of boxes of a document.
 * @param real as it is seen: styles, texts, order
 * @param still the same with every transform taken off: where boxes lie before they are turned
 */
export function boxTree(real: Snapshot, still: Snapshot, url: string): Box | undefined {
  const page = documentAt(real, url)
  const stillPage = documentAt(still, url)
  if (!page || !stillPage) return undefined
  const { nodes, layout, textBoxes } = page
  if (stillPage.layout.nodeIndex.length !== layout.nodeIndex.length)
    throw new Error('Taking transforms off changed which boxes there are.')
  const text = (at: number | undefined) => (at === undefined || at < 0 ? '' : (real.strings[at] ?? ''))
  const pseudo = rare(nodes.pseudoType)
  const sources = rare(nodes.currentSourceURL)
  const values = new Map([...rare(nodes.inputValue), ...rare(nodes.textValue)])
  const chosen = chosenOptions(page, text)

  const boxes = layout.nodeIndex.map((node, index): Box => {
    const attributes = (nodes.attributes[node] ?? []).map(text)
    return {
      name: pseudo.has(node) ? `::${text(pseudo.get(node))}` : text(nodes.nodeName[node]).toLowerCase(),
      attributes: Object.fromEntries(
        attributes.flatMap((name, at) => (at % 2 === 0 ? [[name, attributes[at + 1] ?? '']] : [])),
      ),
      style: Object.fromEntries((layout.styles[index] ?? []).map((value, at) => [styleNames[at] ?? '', text(value)])),
      rect: rectOf(stillPage.layout.bounds[index]),
      lines: [],
      source: text(sources.get(node)),
      value: text(values.get(node)) || chosen.get(node) || '',
      children: [],
    }
  })
  const stillText = stillPage.textBoxes
  textBoxes.layoutIndex.forEach((index, at) => {
    const box = boxes[index]
    const start = textBoxes.start[at] ?? 0
    const words = text(layout.text[index]).slice(start, start + (textBoxes.length[at] ?? 0))
    if (box) box.lines = [...box.lines, { rect: rectOf(stillText.bounds[at]), text: words }]
  })

  const first = new Map<number, number>()
  layout.nodeIndex.forEach((node, index) => {
    if (!first.has(node)) first.set(node, index)
  })
  let root: Box | undefined
  layout.nodeIndex.forEach((node, index) => {
    const box = boxes[index]
    if (!box) return
    const isFirst = first.get(node) === index
    // What a pseudo-element says is a box of the same node: it lies in the first one.
    if (!isFirst && box.lines.length > 0) box.name = '#text'
    const parent = isFirst ? parentOf(node, nodes.parentIndex, first) : first.get(node)
    const holder = parent === undefined ? undefined : boxes[parent]
    if (holder) holder.children.push(box)
    else root ??= box
  })
  return root
}

const documentAt = ({ documents, strings }: Snapshot, url: string) =>
  documents.find(({ documentURL }) => strings[documentURL] === url)

/** What each select shows: the words of the option chosen in it. */
function chosenOptions({ nodes }: SnapshotDocument, text: (at: number | undefined) => string): Map<number, string> {
  const chosen = new Map<number, string>()
  for (const option of nodes.optionSelected?.index ?? []) {
    const words = nodes.parentIndex.flatMap((parent, node) => (parent === option ? [text(nodes.nodeValue[node])] : []))
    let select = nodes.parentIndex[option] ?? -1
    while (select >= 0 && text(nodes.nodeName[select]).toLowerCase() !== 'select')
      select = nodes.parentIndex[select] ?? -1
    if (select >= 0 && !chosen.has(select)) chosen.set(select, words.join('').trim())
  }
  return chosen
}

/** Elements without a box of their own (`display: contents`) are passed over. */
function parentOf(node: number, parents: readonly number[], first: ReadonlyMap<number, number>): number | undefined {
  for (let at = parents[node] ?? -1; at >= 0; at = parents[at] ?? -1) if (first.has(at)) return first.get(at)
  return undefined
}

const rare = (data: Rare | undefined) => new Map(data?.index.map((node, at) => [node, data.value[at] ?? -1]))

const rectOf = ([x = 0, y = 0, width = 0, height = 0]: readonly number[] = []): Rect => ({ x, y, width, height })

/** Boxes with an attribute, in the order of the document. */
export function boxesWith(root: Box, attribute: string): Box[] {
  return [...(attribute in root.attributes ? [root] : []), ...root.children.flatMap((box) => boxesWith(box, attribute))]
}
