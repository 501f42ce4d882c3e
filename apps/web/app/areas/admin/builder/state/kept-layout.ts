/** How a marketer has arranged the builder: the same for every page, kept by this browser. */
export interface PanelLayout {
  isCanvasWide: boolean
  isFitted: boolean
}

const KEY = 'naikkelas-builder-layout'
const usual: PanelLayout = { isCanvasWide: false, isFitted: true }

export function keptLayout(): PanelLayout {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return usual
    const flag = (name: keyof PanelLayout) => {
      const value: unknown = Reflect.get(kept, name)
      return typeof value === 'boolean' ? value : usual[name]
    }
    return { isCanvasWide: flag('isCanvasWide'), isFitted: flag('isFitted') }
  } catch {
    // No store, or something else in it.
    return usual
  }
}

export function keepLayout(layout: PanelLayout): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(layout))
  } catch {
    // Without a store the layout holds for this page.
  }
}
