import { Node, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core'

/** Every node of the closed set, under the names that are stored and drawn as the page draws them. */
export const Document = Node.create({ name: 'doc', topNode: true, content: 'block+' })

export const Text = Node.create({ name: 'text', group: 'inline' })

export const Paragraph = Node.create({
  name: 'paragraph',
  // First, so that it is what a new line becomes.
  priority: 1000,
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
})

export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => [
    { tag: 'h3', attrs: { level: 2 } },
    { tag: 'h4', attrs: { level: 3 } },
  ],
  renderHTML: ({ node }) => [node.attrs.level === 2 ? 'h3' : 'h4', 0],
  addKeyboardShortcuts() {
    return {
      'Mod-Alt-2': () => this.editor.commands.toggleNode('heading', 'paragraph', { level: 2 }),
      'Mod-Alt-3': () => this.editor.commands.toggleNode('heading', 'paragraph', { level: 3 }),
    }
  },
  addInputRules() {
    return [2, 3].map((level) =>
      textblockTypeInputRule({ find: new RegExp(`^(#{${level}})\\s$`), type: this.type, getAttributes: { level } }),
    )
  },
})

export const BulletList = Node.create({
  name: 'bulletList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: () => ['ul', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-8': () => this.editor.commands.toggleList('bulletList', 'listItem') }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*[-*•]\s$/, type: this.type })]
  },
})

export const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: () => ['ol', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleList('orderedList', 'listItem') }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^1[.)]\s$/, type: this.type })]
  },
})

export const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem('listItem'),
      Tab: () => this.editor.commands.sinkListItem('listItem'),
      'Shift-Tab': () => this.editor.commands.liftListItem('listItem'),
      Backspace: () => {
        const { empty, $from } = this.editor.state.selection
        const isAtStart =
          empty && $from.parentOffset === 0 && $from.node(-1)?.type.name === 'listItem' && $from.index(-1) === 0
        return isAtStart && this.editor.commands.liftListItem('listItem')
      },
    }
  },
})

export const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap('blockquote') }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })]
  },
})

export const HardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    const breakLine = () => this.editor.commands.insertContent({ type: 'hardBreak' })
    return { 'Shift-Enter': breakLine, 'Mod-Enter': breakLine }
  },
})
