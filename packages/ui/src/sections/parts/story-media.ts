import { ladders } from '../../tokens/tokens.gen.ts'
import { labelsId } from '../labels-id.ts'
import { plainComponents } from '../section-components.ts'
import { defaultSettings, type SectionSettings } from '../section-settings.ts'
import { noOffer, type Offer } from '../offer.ts'
import type { MediaAsset, PageContext } from '../section-view.ts'
import type { Image, Link } from '../values.ts'

/** Pictures of the demo world, for stories, tests and looking at sections: file and size. */
const drawn = {
  'peserta-dasbor': [1200, 800],
  'perkenalan-kelas': [1200, 800],
  'papan-tulis': [1200, 800],
  'meja-kasir': [1200, 800],
  'mentor-grafik': [1200, 800],
  'ruang-belajar': [1200, 800],
  'paket-kelas': [1200, 800],
  'toko-senja': [1200, 800],
  'workshop-aula': [1200, 800],
  'workshop-praktik': [1200, 800],
  'mentor-arif': [800, 800],
  'mentor-sinta': [800, 800],
  'mitra-kak-wulan': [800, 800],
  'potret-bagus-prakoso': [400, 400],
  'potret-ketut-sari': [400, 400],
  'potret-nadia-siregar': [400, 400],
  'potret-rini-maulida': [400, 400],
  'potret-wulan-anggraini': [400, 400],
  'potret-yusuf-halim': [400, 400],
} as const

export type StoryPicture = keyof typeof drawn
export const storyPictures = Object.keys(drawn) as StoryPicture[]

/** Media id of a demo picture: a UUID, as content wants one. */
export function mediaIdOf(name: StoryPicture): string {
  return `00000000-0000-4000-8000-${String(storyPictures.indexOf(name) + 1).padStart(12, '0')}`
}

/** A chosen picture with its alternative text. */
export function storyImage(name: StoryPicture, alt: string): Image {
  return { mediaId: mediaIdOf(name), alt, isDecorative: alt === '' }
}

/** Media id of the demo film. */
export const storyFilmId = '00000000-0000-4000-8000-000000000100'

function storyFilm(): MediaAsset {
  const { href } = new URL('../../../../../apps/api/src/seed/films/perkenalan-kelas.webm', import.meta.url)
  const size = { width: 1280, height: 720 }
  return { id: storyFilmId, kind: 'video', ...size, color: ladders.tinta[200], widths: [], url: () => href }
}

/** The asset of a demo picture's or film's id. Pictures are drawings, so one file serves every width. */
export function storyMedia(id: string): MediaAsset | null {
  if (id === storyFilmId) return storyFilm()
  const name = storyPictures.find((each) => mediaIdOf(each) === id)
  if (!name) return null
  const [width, height] = drawn[name]
  const { href } = new URL(`../../../../../apps/api/src/seed/pictures/${name}.svg`, import.meta.url)
  return { id, kind: 'image', width, height, color: ladders.tinta[200], widths: [], url: () => href }
}

/** The offer of the demo course. */
export const storyOffer: Offer = {
  ...noOffer,
  name: 'Kuasai Data Usaha',
  price: 349_000,
  strikePrice: 899_000,
  deadline: '2026-11-29T13:00:00Z',
  seats: 12,
  coach: 'Sinta Maharani',
  whatsapp: '+6281200001234',
  cta: { label: 'Daftar sekarang', target: { kind: 'url', href: '/daftar' } },
}

/** Addresses as a published page would have them. */
export function storyHref(link: Link): string | null {
  switch (link.kind) {
    case 'url':
      return link.href === '' ? null : link.href
    case 'section':
      return '#materi'
    case 'offer':
    case 'checkout':
    case 'order':
      return '/daftar'
    case 'whatsapp':
      return `https://wa.me/${link.number.replace('+', '')}`
    case 'page':
      return '/kelas'
    case 'file':
      return '/media/berkas'
  }
}

/** A page context for drawing one section by itself. */
export function storyPage(
  type: string,
  settings: Partial<SectionSettings> = {},
  rest: Partial<PageContext> = {},
): PageContext {
  return {
    anchor: type,
    headingLevel: 2,
    imagePriority: 'lazy',
    settings: { ...defaultSettings, ...settings },
    offer: storyOffer,
    media: storyMedia,
    href: storyHref,
    formAction: `/formulir/${type}`,
    labels: labelsId,
    components: plainComponents,
    isSample: false,
    ...rest,
  }
}
