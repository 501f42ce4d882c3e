/**
 * A link page is one column as wide as a phone, shown as a card on a stepped background in the page's colour if there
 * is more room. The same rules serve the published page, the canvas and thumbnails: `data-page` on the theme's scope,
 * `data-column` on the container of the sections.
 */
export const linkPageCss =
  '[data-page="links"]{container-type:inline-size;min-height:100vh;background:linear-gradient(var(--ui-brand-200) 0 0) 0 100%/7rem 5rem no-repeat fixed,linear-gradient(var(--ui-brand-200) 0 0) 7rem 100%/7rem 11rem no-repeat fixed,linear-gradient(var(--ui-brand-200) 0 0) 14rem 100%/7rem 17rem no-repeat fixed,linear-gradient(var(--ui-brand-200) 0 0) 100% 100%/7rem 29rem no-repeat fixed,linear-gradient(var(--ui-brand-200) 0 0) calc(100% - 7rem) 100%/7rem 21rem no-repeat fixed,linear-gradient(var(--ui-brand-200) 0 0) calc(100% - 14rem) 100%/7rem 13rem no-repeat fixed,var(--ui-brand-100)}' +
  '[data-page="links"]>[data-column]{max-width:30rem;margin-inline:auto}' +
  // Touch targets; links within a text keep the height of their line.
  '[data-page="links"] a{min-height:3.5rem}' +
  '@container (min-width:40rem){[data-page="links"]>[data-column]{margin-block:3rem;border-radius:1.5rem;overflow:clip;box-shadow:0 4px 8px -2px #0224241a,0 24px 56px -12px #02242447}}'

/** Attributes of a page's scope and of the container of its sections, by the template of its document. */
export function pageFrameOf(template: 0 | 1): { scope: { 'data-page'?: 'links' }; column: { 'data-column'?: '' } } {
  return template === 1 ? { scope: { 'data-page': 'links' }, column: { 'data-column': '' } } : { scope: {}, column: {} }
}
