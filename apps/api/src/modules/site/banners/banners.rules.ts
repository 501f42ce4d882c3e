import { bannerPlacements } from '@naikkelas/contract'
import type { PublicationState } from '@naikkelas/contract/content'
import type { BannerPlacement, BannerValue } from '@naikkelas/contract/site'

/** The first part that visitors would miss; null when it can be shown. */
export function missingOf({
  pictureId,
  alt,
  href,
}: Pick<BannerValue, 'pictureId' | 'alt' | 'href'>): { field: keyof BannerValue; message: string } | null {
  if (pictureId === null) return { field: 'pictureId', message: 'Gambarnya belum dipilih' }
  if (alt.trim() === '') return { field: 'alt', message: 'Teks pengganti gambarnya belum ditulis' }
  return href === '' ? { field: 'href', message: 'Tautannya belum ditulis' } : null
}

interface Windowed {
  state: PublicationState
  value: Pick<BannerValue, 'pictureId'>
  startsAt: Date | null
  endsAt: Date | null
}

/** From the first moment of its window, and no longer at its last. */
export const isShownAt = ({ state, value, startsAt, endsAt }: Windowed, now: Date): boolean =>
  state === 'published' &&
  value.pictureId !== null &&
  startsAt !== null &&
  startsAt <= now &&
  (endsAt === null || endsAt > now)

/** When what is published begins or ends next; null: nothing does. */
export function nextChangeOf(banners: readonly Pick<Windowed, 'startsAt' | 'endsAt'>[], now: Date): Date | null {
  const moments = banners.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  const coming = moments.filter((at) => at !== null && at > now).map(Number)
  return coming.length === 0 ? null : new Date(Math.min(...coming))
}

/** Whether a page of one placement shows what is placed at another: itself, or everywhere. */
export const isPlacedOn = (placement: BannerPlacement, page: BannerPlacement): boolean =>
  placement === bannerPlacements.all || placement === page

/** Whether two orders are of the same items, each once. */
export const sameItems = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).size === one.length && one.toSorted().join() === other.toSorted().join()
