interface TrustedHtmlPolicy {
  createHTML: (html: string) => string
}
interface Policies {
  createPolicy: (name: string, rules: TrustedHtmlPolicy) => TrustedHtmlPolicy
}

const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes

/**
 * Names the one place where HTML of a clipboard is handed to the browser's parser; the page's policy allows it by this
 * name. A page may create a policy only once, so the module holds it.
 */
const pastedHtml = policies?.createPolicy('pastedHtml', { createHTML: (html) => html })

/**
 * HTML of a clipboard as an inert document: it has no window, so no script runs, no handler fires and no address is
 * fetched.
 */
export function inertDocument(html: string): Document {
  return new DOMParser().parseFromString(pastedHtml?.createHTML(html) ?? html, 'text/html')
}
