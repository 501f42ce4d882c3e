import { templatePictures } from '@naikkelas/page/templates'
import type { MediaAsset } from '@naikkelas/ui/sections/registry'

const files = import.meta.glob<string>('../../../../../../../packages/page/src/templates/pictures/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})
const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), address]),
)

/** The templates' own pictures: they are imported into the library only when a page is created. */
export const templateAssets: readonly MediaAsset[] = Object.entries(templatePictures).map(
  ([name, { id, width, height, color }]) => ({
    id,
    kind: 'image',
    width,
    height,
    color,
    widths: [],
    url: () => addresses.get(name) ?? '',
  }),
)
