import type { Block, Photo, Target } from '../course.ts'

/**
 * What one does to the selected section in the inspector. The page is composed through this, so that a mouse and a
 * keyboard compose the same page.
 */
export interface Hand {
  /** Replaces the words of a field. */
  write(field: string, words: string): Promise<void>
  writeRich(field: string, blocks: readonly Block[]): Promise<void>
  /** Chooses a file and says in words what it shows; without words it decorates. */
  picture(field: string, photo: Photo): Promise<void>
  lead(field: string, target: Target): Promise<void>
  turn(field: string, isOn: boolean): Promise<void>
  icon(name: string): Promise<void>
  layout(name: string): Promise<void>
  tone(name: string): Promise<void>
  /** Unfolds an item of the list, or the items of a list in an item. */
  open(item: string): Promise<void>
  remove(item: string): Promise<void>
  addItem(): Promise<void>
  /** Makes items of lines, cells apart by tabs. */
  pasteLines(lines: readonly string[]): Promise<void>
}
