import type { DrawnAsset } from '@naikkelas/api'
import { LRUCache } from 'lru-cache'

/** Previews of many people at once; each has at most a handful of small font files. */
const MAX_ASSETS = 200

/** Files of drafts that were shown lately: a preview is drawn for one answer and kept nowhere else. */
export class PreviewAssets {
  readonly #assets = new LRUCache<string, DrawnAsset>({ max: MAX_ASSETS })

  keep(assets: readonly DrawnAsset[]): void {
    for (const asset of assets) this.#assets.set(asset.path, asset)
  }

  find(path: string): DrawnAsset | null {
    return this.#assets.get(path) ?? null
  }
}
