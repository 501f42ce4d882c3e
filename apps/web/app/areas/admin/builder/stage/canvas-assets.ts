import type { MediaAsset } from '@naikkelas/ui/sections/registry'
import { useMemo } from 'react'
import { assetOf } from '../../page-drawing/media-asset.ts'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { useCatalogueMedia } from './catalogue-media.ts'

/** Looks up media of the page and its surroundings; a new function only when there are new media. */
export function useCanvasAssets(): (id: string) => MediaAsset | null {
  const media = useBuilder((state) => state.media)
  const covers = useCatalogueMedia()
  const { siteParts } = useBuilderParts()
  return useMemo(() => {
    const around = new Map([...siteParts.media, ...covers].map((one) => [one.id, one]))
    return (id: string) => {
      const found = media.get(id) ?? around.get(id)
      return found ? assetOf(found) : null
    }
  }, [media, siteParts, covers])
}
