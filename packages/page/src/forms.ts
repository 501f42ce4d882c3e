const forms: ReadonlySet<string> = new Set(['lead_form', 'newsletter', 'order_form'])
const formsByLayout: ReadonlySet<string> = new Set(['register_class', 'contact'])

/** Whether a section has a form: its button then submits it and needs no target. */
export function asksReaders(type: string, content: Readonly<Record<string, unknown>>): boolean {
  return forms.has(type) || (formsByLayout.has(type) && content.layout === 'form')
}
