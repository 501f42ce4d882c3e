import type { DrawnAsset } from '@naikkelas/api'

/** Previews of many people at once; each has at most a handful of small font files. */
const LIMIT = 200

/** Files of drafts that were shown lately: a preview is drawn for one answer and kept nowhere else. */
export class PreviewAssets {
  readonly #assets = new Map<string, DrawnAsset>()

  keep(assets: readonly DrawnAsset[]): void {
    for (const asset of assets) {
      this.#assets.delete(asset.path)
      this.#assets.set(asset.path, asset)
    }
    for (const path of this.#assets.keys()) {
      if (this.#assets.size <= LIMIT) return
      this.#assets.delete(path)
    }
  }

  find(path: string): DrawnAsset | null {
    return this.#assets.get(path) ?? null
  }
}
