interface Policies {
  createPolicy: (name: string, rules: { createHTML: Rule; createScriptURL: Rule }) => unknown
}
type Rule = (text: string) => string | null

/** What React writes to get a script element that does not run. */
const inertScript = '<script></script>'

/**
 * Lets React draw the document anew when an extension or a translation changed it before it was taken over. React fills
 * script elements that do not run again by markup, which the page's policy refuses: the page would stay white. What holds
 * no tag is no markup, and addresses are those of scripts that the server sent.
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
