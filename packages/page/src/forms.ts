const forms: ReadonlySet<string> = new Set(['lead_form', 'newsletter', 'order_form'])
const formsByLayout: ReadonlySet<string> = new Set(['register_class', 'contact'])

/** Whether a section asks its readers something: its button then sends what they wrote, and needs no target. */
export function asksReaders(type: string, content: Readonly<Record<string, unknown>>): boolean {
  return forms.has(type) || (formsByLayout.has(type) && content.layout === 'form')
}
