import { escapeAttribute } from '../markup/markup-tags.ts'
import { type Pixels, pixelAttributes } from './consent-band.ts'
import { pageScript, pixelScript, sessionScript } from './page-script.gen.ts'

/** How visits to a page are measured. */
export interface Measured {
  pageId: string
  /** @default 'non-partner' */
  partnerType?: 'subscription' | 'commission' | undefined
  /** Of an A/B test, which these bytes are. @default the page itself */
  variant?: string | undefined
  /** Advertisers that hear of visitors who agree. @default nobody */
  pixels?: Pixels | undefined
}

/**
 * The one script, at the end of the body: fetched after everything that is seen, run after everything is read. What it
 * must know of the page stands on its tag, so that no markup beside it carries anything for it.
 * @param ctaClass what calls to action are named on this page; undefined when there are none
 */
export function scriptTag({ pageId, partnerType, variant, pixels }: Measured, ctaClass: string | undefined): string {
  // Short names: they weigh on every page.
  const data = { p: pageId, c: ctaClass, t: partnerType, v: variant }
  const attributes = Object.entries(data).flatMap(([name, value]) =>
    value === undefined ? [] : [` data-${name}="${escapeAttribute(value)}"`],
  )
  return `<script src="${pageScript.path}" defer${attributes.join('')}${pixels ? pixelAttributes(pixels, pixelScript.path) : ''}></script>`
}

/** The script that shows in the bars who is signed in; only where there are bars, and scripts at all. */
export const sessionTag = `<script src="${sessionScript.path}" defer></script>`
