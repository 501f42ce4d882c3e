import { escapeAttribute } from '../markup/markup-tags.ts'
import { type Pixels, pixelAttributes } from './consent-band.ts'
import { pageScript, pixelScript } from './page-script.gen.ts'

/** Measurement settings of a page. */
export interface Measured {
  pageId: string
  /** @default 'non-partner' */
  partnerType?: 'subscription' | 'commission' | undefined
  /** Variant of an A/B test in these bytes. @default the page itself */
  variant?: string | undefined
  /** Advertisers that receive visits after consent. @default none */
  pixels?: Pixels | undefined
}

/**
 * The script tag, at the end of the body: loaded after everything visible, run after parsing. Its attributes carry all
 * page data, so that no other markup is needed.
 * @param ctaClass class of calls to action on this page; undefined without any
 */
export function scriptTag({ pageId, partnerType, variant, pixels }: Measured, ctaClass: string | undefined): string {
  // Short names: they add to every page's weight.
  const data = { p: pageId, c: ctaClass, t: partnerType, v: variant }
  const attributes = Object.entries(data).flatMap(([name, value]) =>
    value === undefined ? [] : [` data-${name}="${escapeAttribute(value)}"`],
  )
  return `<script src="${pageScript.path}" defer${attributes.join('')}${pixels ? pixelAttributes(pixels, pixelScript.path) : ''}></script>`
}

/** The script of the site's bars, which the server brings. */
export interface SiteScript {
  path: string
  /** Prefix of cookie names. */
  environment: string
  /** Address of the guided tour of the bars. @default there is none */
  tour?: string | undefined
}

export const siteTag = ({ path, environment, tour }: SiteScript) =>
  `<script src="${path}" defer data-e="${escapeAttribute(environment)}"${tour === undefined ? '' : ` data-t="${tour}"`}></script>`
