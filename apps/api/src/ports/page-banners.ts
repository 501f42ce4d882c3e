/** A picture that leads somewhere, as a page is drawn with it. */
export interface PageBanner {
  id: string
  alt: string
  href: string
  /** Media of the library. */
  pictureId: string
  /** Null: phones show the same picture. */
  phonePictureId: string | null
}

export interface PageBanners {
  banners: readonly PageBanner[]
  /** Null where none is shown. */
  popup: PageBanner | null
}

export const noPageBanners: PageBanners = { banners: [], popup: null }
