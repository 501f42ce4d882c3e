import { bannerPlacements } from '@naikkelas/contract'
import type { PublicationState } from '@naikkelas/contract/content'
import type { BannerPlacement, BannerValue } from '@naikkelas/contract/site'

interface Missing {
  field: keyof BannerValue
  message: string
}

/** What a picture lacks before it can be shown. */
export function missingPictureOf({ pictureId, alt }: Pick<BannerValue, 'pictureId' | 'alt'>): Missing | null {
  if (pictureId === null) return { field: 'pictureId', message: 'Gambarnya belum dipilih' }
  return alt.trim() === '' ? { field: 'alt', message: 'Teks pengganti gambarnya belum ditulis' } : null
}

/** The first part that visitors would miss; null when it can be shown. */
export const missingOf = (value: Pick<BannerValue, 'pictureId' | 'alt' | 'href'>): Missing | null =>
  missingPictureOf(value) ?? (value.href === '' ? { field: 'href', message: 'Tautannya belum ditulis' } : null)

export interface Windowed {
  state: PublicationState
  startsAt: Date | null
  endsAt: Date | null
}

/** Published: from the first moment of its window, and no longer at its last. */
export const isWithin = ({ state, startsAt, endsAt }: Windowed, now: Date): boolean =>
  state === 'published' && startsAt !== null && startsAt <= now && (endsAt === null || endsAt > now)

export const isShownAt = (banner: Windowed & { value: Pick<BannerValue, 'pictureId'> }, now: Date): boolean =>
  banner.value.pictureId !== null && isWithin(banner, now)

/** When what is published begins or ends next; null: nothing does. */
export function nextChangeOf(banners: readonly Pick<Windowed, 'startsAt' | 'endsAt'>[], now: Date): Date | null {
  const moments = banners.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  const coming = moments.filter((at) => at !== null && at > now).map(Number)
  return coming.length === 0 ? null : new Date(Math.min(...coming))
}

/** Whether a page of one placement shows what is placed at another: itself, or everywhere. */
export const isPlacedOn = (placement: BannerPlacement, page: BannerPlacement): boolean =>
  placement === bannerPlacements.all || placement === page
