import { defaultMenuItems } from '@naikkelas/contract/menu'
import type { PublicSite, ShownBanners, ShownHighlight } from '@naikkelas/contract/site'
import { sampleCards, sampleDetails, samplePicture } from './sample-catalogue.ts'

const site = {
  brand: { name: 'Naikkelas', logo: null, articlesUrl: null },
  contact: { email: 'halo@contoh.id', whatsapp: '+6280000000000', address: 'Alamat', socialLinks: [] },
  legal: { controller: null, validSince: null },
  menu: structuredClone(defaultMenuItems) as PublicSite['menu'],
  sales: { isPaymentOpen: true, isServiceOpen: true, isMentorOpen: true },
  flags: { toolsEnabled: true, addonEnabled: true, forum: true },
} satisfies PublicSite

/** What visitors' screens ask of the API, with answers that say nothing of anyone; the rest is not found. */
const answers: Readonly<Record<string, unknown>> = {
  '/api/site': site,
  '/api/catalogue': { items: sampleCards, next: 'a', previous: 'b', category: { number: 1, name: 'Kategori' } },
  '/api/catalogue/course/contoh': sampleDetails.course,
  '/api/catalogue/event/contoh': sampleDetails.event,
  '/api/reviews': {
    items: [
      {
        number: 1,
        stars: 5,
        text: 'Ulasan.',
        author: 'Peserta',
        writtenAt: '2026-01-05T12:00:00.000Z',
        reply: { text: 'Balasan.', at: '2026-01-05T12:00:00.000Z' },
      },
    ],
    next: 'a',
    previous: 'b',
  },
  '/api/highlights': sampleCards.slice(0, 2).map(
    (card, at): ShownHighlight => ({
      number: at,
      title: 'Sorotan',
      summary: 'Ringkasan.',
      picture: samplePicture,
      card,
    }),
  ),
  '/api/banners': {
    banners: [0, 1].map((at) => ({
      id: `00000000-0000-7000-8000-00000000001${at}`,
      alt: 'Spanduk',
      href: '/',
      picture: samplePicture,
      phonePicture: samplePicture,
    })),
    popup: null,
  } satisfies ShownBanners,
  '/api/share-cards/entry/1': { path: '/cards/00000000.png' },
}

/** The API as the screens of a build meet it, with sample content. */
export async function sampleApi(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const data = answers[pathname]
  return data === undefined
    ? Response.json({ status: 404, message: 'Tidak ada.', data: { code: 'not_found' } }, { status: 404 })
    : Response.json({ status: 200, message: 'Berhasil', data })
}
