import { fieldPlaces, type PageDocument } from '@naikkelas/page'
import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import { isRecord } from './field-places.ts'

/** A path of this site that the page links to, and the field with the link. */
export interface OwnPath {
  path: string
  sectionId: string | null
  fieldPath: readonly string[]
}

const offerTarget = ['offer', 'cta', 'target']

/** Every path of this site that the visible sections and the offer lead to, without query and anchor. */
export function ownPathsOf(document: PageDocument, origin: string): OwnPath[] {
  const inSections = document.sections
    .filter(({ settings }) => !settings.isHidden)
    .flatMap((section) =>
      fieldPlaces(sectionDefinition(section.type)?.fields ?? {}, section.content)
        .filter(({ field }) => field.kind !== 'list' && field.kind !== 'group')
        .flatMap(({ path, field, value }) =>
          hrefsIn(value).flatMap((href): OwnPath[] => {
            const own = ownPath(href, origin)
            const fieldPath = field.kind === 'cta' ? [...path, 'target'] : path
            return own === null ? [] : [{ path: own, sectionId: section.id, fieldPath }]
          }),
        ),
    )
  const ofOffer = hrefsIn(document.offer.cta.target).flatMap((href): OwnPath[] => {
    const own = ownPath(href, origin)
    return own === null ? [] : [{ path: own, sectionId: null, fieldPath: offerTarget }]
  })
  return [...ofOffer, ...inSections]
}

function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn)
  if (!isRecord(value)) return []
  // A button without words is not drawn, wherever it leads.
  if (value.label === '') return []
  if (value.kind === 'url' && typeof value.href === 'string') return [value.href]
  return Object.values(value).flatMap(hrefsIn)
}

function ownPath(href: string, origin: string): string | null {
  if (!href.startsWith('/') && !/^https?:/i.test(href)) return null
  const address = URL.canParse(href, origin) ? new URL(href, origin) : null
  return address?.origin === origin ? address.pathname : null
}
