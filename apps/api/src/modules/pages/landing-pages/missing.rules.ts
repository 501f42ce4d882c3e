import { type Finding, isJsonObject, type PageDocument } from '@naikkelas/page'

interface Existing {
  mediaIds: ReadonlySet<string>
  /** Of published pages. */
  pageIds: ReadonlySet<string>
}

interface Named {
  kind: 'media' | 'file' | 'page' | 'offer'
  id: string
  path: readonly string[]
}

const messages = {
  media: 'Berkas ini sudah tidak ada di galeri. Pilih yang lain.',
  file: 'Berkas tujuan sudah tidak ada',
  page: 'Halaman tujuan belum terbit',
}

/** References in visible sections to missing files and pages, for a marketer to correct. */
export function missingFindings(document: PageDocument, existing: Existing): Finding[] {
  const inSections = document.sections
    .filter(({ settings }) => !settings.isHidden)
    .flatMap((section) =>
      namedIn(section.content, [])
        .flatMap((named) => (named.kind === 'offer' ? namedIn(document.offer.cta.target, named.path) : [named]))
        .flatMap(({ kind, id, path }) =>
          kind === 'offer' || isThere(kind, id, existing)
            ? []
            : [{ sectionId: section.id, path, message: messages[kind] }],
        ),
    )
  const { imageId } = document.seo
  return imageId !== null && !existing.mediaIds.has(imageId)
    ? [...inSections, { sectionId: null, path: ['seo', 'imageId'], message: messages.media }]
    : inSections
}

function isThere(kind: 'media' | 'file' | 'page', id: string, { mediaIds, pageIds }: Existing): boolean {
  return (kind === 'page' ? pageIds : mediaIds).has(id)
}

function namedIn(value: unknown, path: readonly string[]): Named[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) =>
      namedIn(item, [...path, isJsonObject(item) && typeof item.id === 'string' ? item.id : String(index)]),
    )
  if (!isJsonObject(value)) return []
  if (value.kind === 'offer') return [{ kind: 'offer', id: '', path }]
  if (value.kind === 'page' && typeof value.pageId === 'string') return [{ kind: 'page', id: value.pageId, path }]
  if (typeof value.mediaId === 'string') {
    if (value.mediaId === '') return []
    const kind = value.kind === 'file' ? 'file' : 'media'
    return [{ kind, id: value.mediaId, path }, ...namedIn(value.phone, [...path, 'phone'])]
  }
  const within = Object.entries(value)
    // A button without a label is not drawn, wherever it leads.
    .filter(([key]) => !(key === 'target' && value.label === ''))
    .flatMap(([key, item]) => namedIn(item, [...path, key]))
  // Inside of a text only the text itself can be pointed at.
  return value.type === 'doc' ? within.map((named) => ({ ...named, path })) : within
}
