/** A picture in the widths that exist of it. */
export interface BannerAsset {
  /** Pixels of the original. */
  width: number
  height: number
  /** Pixel widths, ascending; none while they are being made. */
  widths: readonly number[]
  url: (format: 'avif' | 'webp' | 'original', width: number) => string
}

/** A picture that leads somewhere. */
export interface SiteBanner {
  id: string
  /** What the picture says. */
  alt: string
  href: string
  picture: BannerAsset
  /** Shown up to a width of 767 px. @default the same picture */
  phonePicture?: BannerAsset | null
}
