import { bannerPlacements } from '@naikkelas/contract'
import type { BannerKind, BannerValue } from '@naikkelas/contract/site'
import type { AdminContext } from '../app-context.ts'
import { changeBannerStatus, createBanner } from '../modules/site/banners/index.ts'
import type { DemoPictures } from './demo-section.ts'
import { findSeededTitles } from './seed.repo.ts'

interface DemoBanner extends Pick<BannerValue, 'title' | 'placement' | 'alt' | 'href'> {
  kind: BannerKind
  picture: string
  phonePicture?: string
}

const demoBanners: readonly DemoBanner[] = [
  {
    kind: 'banner',
    title: 'Kelas gratis',
    placement: bannerPlacements.learning,
    picture: 'banner-kelas-gratis',
    phonePicture: 'banner-kelas-gratis-ponsel',
    alt: 'Mulai tanpa biaya: kelas gratis untuk toko pertama Anda',
    href: '/daftar-kelas-free',
  },
  {
    kind: 'banner',
    title: 'Acara terdekat',
    placement: bannerPlacements.article,
    picture: 'banner-acara',
    alt: 'Setiap pekan: belajar bareng di acara terdekat',
    href: '/events',
  },
  {
    kind: 'popup',
    title: 'Langkah pertama',
    placement: bannerPlacements.article,
    picture: 'pop-up-langkah-pertama',
    alt: 'Baru mulai jualan? Ambil satu kelas gratis hari ini',
    href: '/daftar-kelas-free',
  },
]

/** Banners and the pop-up of the demonstration; what is there already stays as it is. */
export async function makeBanners(ctx: AdminContext, pictures: DemoPictures) {
  const there = await findSeededTitles(ctx.database.queries, 'banners')
  for (const { kind, picture, phonePicture, ...words } of demoBanners) {
    if (there.has(words.title)) continue
    const pictureId = pictures[picture]?.id ?? null
    const phonePictureId = phonePicture === undefined ? null : (pictures[phonePicture]?.id ?? null)
    const value = { ...words, pictureId, phonePictureId, startsAt: null, endsAt: null }
    const { id } = await createBanner(ctx, { body: { kind, value } })
    await changeBannerStatus(ctx, { body: { action: 'publish', ids: [id] } })
  }
}
