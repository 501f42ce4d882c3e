import type { MediaAsset } from '@naikkelas/ui/sections/registry'
import { useCallback } from 'react'
import { assetOf } from '../../page-drawing/media-asset.ts'
import { useBuilder } from '../builder-context.ts'

/** Looks up the pictures and films of the page; a new function only when there are new ones. */
export function useCanvasAssets(): (id: string) => MediaAsset | null {
  const media = useBuilder((state) => state.media)
  return useCallback(
    (id: string) => {
      const found = media.get(id)
      return found ? assetOf(found) : null
    },
    [media],
  )
}
