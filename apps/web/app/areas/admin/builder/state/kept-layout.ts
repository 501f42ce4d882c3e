/** How a marketer has arranged the builder: the same for every page, kept by this browser. */
export interface PanelLayout {
  isCanvasWide: boolean
  isFitted: boolean
}

const KEY = 'naikkelas-builder-layout'

export function keptLayout(): PanelLayout {
  const kept = read()
  return { isCanvasWide: kept.includes('wide'), isFitted: !kept.includes('full') }
}

export function keepLayout({ isCanvasWide, isFitted }: PanelLayout): void {
  try {
    localStorage.setItem(KEY, `${isCanvasWide ? 'wide ' : ''}${isFitted ? '' : 'full'}`)
  } catch {
    // Without a store the layout holds for this page.
  }
}

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
