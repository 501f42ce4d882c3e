import type { DragEvent } from 'react'

const type = 'application/x-naikkelas-media'

/** Media on their way into a folder. */
export function startMediaDrag({ dataTransfer }: DragEvent, ids: readonly string[]): void {
  dataTransfer.setData(type, JSON.stringify(ids))
  dataTransfer.effectAllowed = 'move'
}

/** Whether media of this library are dragged: which ones is known on drop. */
export function isMediaDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(type)
}

export function draggedMedia({ dataTransfer }: DragEvent): string[] {
  try {
    const ids: unknown = JSON.parse(dataTransfer.getData(type))
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
