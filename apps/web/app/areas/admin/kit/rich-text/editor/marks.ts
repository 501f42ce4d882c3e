import { linkSchema } from '@naikkelas/ui/sections/registry'
import { Mark, markInputRule } from '@tiptap/core'

type SimpleMark = 'bold' | 'italic' | 'underline' | 'strike' | 'sorot'

interface SimpleMarkLook {
  tag: string
  className?: string
  key: string
  /** Typed around words, like WhatsApp and Markdown do it. */
  typed?: RegExp
}

function simpleMark(name: SimpleMark, { tag, className, key, typed }: SimpleMarkLook) {
  const toggle = `Mod-${key}`
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, className === undefined ? {} : { class: className }, 0],
    addKeyboardShortcuts() {
      return { [toggle]: () => this.editor.commands.toggleMark(name) }
    },
    addInputRules() {
      return typed ? [markInputRule({ find: typed, type: this.type })] : []
    },
  })
}

export const Bold = simpleMark('bold', { tag: 'strong', key: 'b', typed: /(?:^|\s)(\*\*(?!\s)([^*]+)(?<!\s)\*\*)$/ })
export const Italic = simpleMark('italic', { tag: 'em', key: 'i', typed: /(?:^|\s)(_(?!\s)([^_]+)(?<!\s)_)$/ })
export const Underline = simpleMark('underline', { tag: 'u', key: 'u' })
export const Strike = simpleMark('strike', { tag: 's', key: 'Shift-s', typed: /(?:^|\s)(~~(?!\s)([^~]+)(?<!\s)~~)$/ })
export const Sorot = simpleMark('sorot', { tag: 'mark', className: 'ui:stabilo', key: 'Shift-h' })

/** A link keeps what it points to, not an address; in the editor it leads nowhere, so that a press only sets the caret. */
export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    target: {
      default: null,
      parseHTML: (element: HTMLElement) => linkSchema.safeParse(parsed(element.getAttribute('data-link'))).data ?? null,
      renderHTML: ({ target }: Record<string, unknown>) => ({ 'data-link': JSON.stringify(target) }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'a[data-link]',
      getAttrs: (element) => (linkSchema.safeParse(parsed(element.getAttribute('data-link'))).success ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return undefined
  }
}
