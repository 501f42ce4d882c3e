import type { ShownPicture } from '@naikkelas/contract'
import { mediaUrl } from '@naikkelas/contract/pages'
import type { ShownBanner } from '@naikkelas/contract/site'
import type { BannerAsset, SiteBanner } from '@naikkelas/ui/site-bars'

/** A banner of the API as it is drawn. */
export const bannerViewOf = ({ picture, phonePicture, ...words }: ShownBanner): SiteBanner => ({
  ...words,
  picture: assetOf(picture),
  phonePicture: phonePicture && assetOf(phonePicture),
})

const assetOf = (picture: ShownPicture): BannerAsset => ({
  width: picture.width,
  height: picture.height,
  widths: picture.widths,
  url: (format, width) => mediaUrl(picture, format, width),
})
