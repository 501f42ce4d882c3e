import type { PageMeasurement, PixelProvider } from '@naikkelas/contract/marketing'

const idKeys = { meta: 'metaPixelId', tiktok: 'tiktokPixelId', google: 'googleTagId' } as const

export const pixelIdOf = (measurement: PageMeasurement, provider: PixelProvider) => measurement[idKeys[provider]]

/** Why a secret would be of no use to a page, in a sentence; null when it is. */
export function secretFlaw(measurement: PageMeasurement, provider: PixelProvider): string | null {
  const id = pixelIdOf(measurement, provider)
  if (id === '') return 'Isi dan simpan ID pikselnya lebih dulu'
  if (provider === 'google' && !id.startsWith('G-')) return 'Kejadian dari server hanya untuk ID tag yang diawali G-'
  return null
}
