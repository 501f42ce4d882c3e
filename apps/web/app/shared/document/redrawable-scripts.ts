interface Policies {
  createPolicy: (name: string, rules: { createHTML: Rule; createScriptURL: Rule }) => unknown
}
type Rule = (text: string) => string | null

/** React's markup for an inert script element. */
const inertScript = '<script></script>'

/**
 * Allows React to redraw the document after an extension or translator changed it before hydration. React sets inert
 * script elements as markup, which the page's policy blocks: the page would stay white. Text without a tag is no
 * markup, and URLs must be of scripts that the server sent.
 */
export function letScriptsBeRedrawn(
  document: Pick<Document, 'querySelectorAll'>,
  policies = (globalThis as { trustedTypes?: Policies }).trustedTypes,
): void {
  const sent = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) =>
    script.getAttribute('src'),
  )
  policies?.createPolicy('default', {
    createHTML: (text) => (text === inertScript || !text.includes('<') ? text : null),
    createScriptURL: (address) => (sent.includes(address) ? address : null),
  })
}
