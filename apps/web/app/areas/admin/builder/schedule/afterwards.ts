import type { RedirectTarget, ShownRedirect } from '@naikkelas/contract/pages'

/** Where an address leads once its page came down, as the form holds it: what was typed for another choice stays. */
export interface Afterwards {
  choice: 'nowhere' | 'page' | 'address'
  pageId: string | null
  /** Of the page that was chosen before. */
  pageName: string
  href: string
}

export function afterwardsOf(redirect: ShownRedirect | null): Afterwards {
  return {
    choice: redirect === null ? 'nowhere' : redirect.kind === 'page' ? 'page' : 'address',
    pageId: redirect?.kind === 'page' ? redirect.pageId : null,
    pageName: redirect?.kind === 'page' ? redirect.name : '',
    href: redirect?.kind === 'url' ? redirect.href : '',
  }
}

/** Undefined while a page is yet to be chosen. */
export function redirectOf({
  choice,
  pageId,
  href,
}: Pick<Afterwards, 'choice' | 'pageId' | 'href'>): RedirectTarget | null | undefined {
  if (choice === 'nowhere') return null
  if (choice === 'page') return pageId === null ? undefined : { kind: 'page', pageId }
  return {
    kind: 'url',
    href: /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]|$)/i.test(href.trim()) ? `https://${href.trim()}` : href,
  }
}
