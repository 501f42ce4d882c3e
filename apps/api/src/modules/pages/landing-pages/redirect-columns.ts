import type { RedirectTarget } from '@naikkelas/contract/pages'

/** The redirect target in two columns; null without one. */
export function redirectOf(row: {
  redirect_page_id: string | null
  redirect_href: string | null
}): RedirectTarget | null {
  if (row.redirect_page_id !== null) return { kind: 'page', pageId: row.redirect_page_id }
  return row.redirect_href === null ? null : { kind: 'url', href: row.redirect_href }
}
