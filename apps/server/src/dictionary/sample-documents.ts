import { documentFrom, sampleOffer, templatePictures, templates } from '@naikkelas/page/templates'
import type { PageKind } from '@naikkelas/contract'
import type { Media } from '@naikkelas/contract/pages'
import { emptyDocument, noSiteParts, type PageDocument, type StoredSection } from '@naikkelas/page'
import { defaultSettings, sections } from '@naikkelas/ui/sections/registry'
import { createPageDrawer } from '../page-drawer.ts'
import { createPublicScreens } from '../site/public-screens.ts'
import type { RenderPage } from '../site/site-app.ts'
import { siteScript } from '../site-script/site-script.gen.ts'
import { sampleApi } from './sample-api.ts'

/** Long before anything that a sample says. */
const at = '2026-01-01T05:00:00.000Z'
const origin = 'https://naikkelas.id'
const appEnv = 'production'

/** A list, and details of each kind, with everything that they may show. */
const screens = ['/daftar-kelas-premium', '/kelas/contoh', '/event/contoh']
/** Templates whose pages have most that others have too; each further one adds 4 KB and takes 100 bytes from a page. */
const pages = ['paid_course', 'mentoring', 'partner_profile'] as const

interface Build {
  render: RenderPage
  /** What the web application's build made for browsers. */
  clientFolder: string
  onFailure: (error: unknown, where: string) => void
}

/**
 * Documents of this build with sample content, as visitors would get them: screens, a page with every
 * section, and pages of templates. The same build draws the same.
 * @throws when one of them is not what was asked for
 */
export async function sampleDocuments(build: Build): Promise<string[]> {
  return [...(await drawnScreens(build)), ...(await samplePages())]
}

async function drawnScreens({ render, clientFolder, onFailure }: Build): Promise<string[]> {
  const site = createPublicScreens({ clientFolder, appEnv, mediaOrigin: undefined, siteHeaders: [] })
  const documents: string[] = []
  for (const path of screens) {
    const answer = await site.answer(new Request(origin + path), (request) =>
      render(request, {
        fetch: sampleApi,
        mediaOrigin: undefined,
        appEnv,
        publicUrl: origin,
        siteScript: { path: siteScript.path, environment: appEnv },
        paymentScript: '',
        isProgram: () => true,
        onFailure,
      }),
    )
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
    documents.push(await answer.text())
  }
  return documents
}

const media: Media[] = Object.values(templatePictures).map(
  ({ id, width, height, color }) =>
    ({
      id,
      sha8: '00000000',
      kind: 'image',
      contentType: 'image/jpeg',
      bytes: 100_000,
      width,
      height,
      color,
      widths: [480, 720, 960, 1200, 1600],
    }) as Media,
)

/** Landing pages alone, which need nothing of the build but the stylesheet of sections. */
export async function samplePages(): Promise<string[]> {
  const drawer = createPageDrawer({ build: '', appEnv })
  const draw = async (document: PageDocument, kind: PageKind) => {
    const { html } = await drawer.draw({
      pageId: '00000000-0000-7000-8000-000000000002',
      version: 1,
      kind,
      address: '/contoh',
      name: 'Contoh',
      document: withPlainIds(document),
      siteParts: noSiteParts,
      sitePartIds: [],
      media,
      pageAddresses: {},
      canonicalOrigin: origin,
      at,
      measurement: { isMeasured: true, metaPixelId: '', tiktokPixelId: '', googleTagId: '' },
    })
    return html
  }
  const documents = [await draw(everySection(), 'exclusive')]
  for (const name of pages) {
    const offer = sampleOffer(templates[name], new Date(at))
    documents.push(await draw({ ...documentFrom(name), offer }, 'course'))
  }
  return documents
}

/** A page with every section there is, with what a new one says. */
function everySection(): PageDocument {
  const all = Object.entries(sections).map(
    ([type, { version, defaults }]) =>
      ({ id: '', type, version, content: structuredClone(defaults), settings: defaultSettings }) as StoredSection,
  )
  return { ...emptyDocument(), sections: all }
}

/** The ids of a new document are others each time. */
const withPlainIds = (document: PageDocument): PageDocument => ({
  ...document,
  sections: document.sections.map((section, index) => ({ ...section, id: `contoh${String(index).padStart(4, '0')}` })),
})
