/** The part of a key that a text needs to act on it. */
type HeldKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** One thing done to a text before its editor was there. */
export type HeldAct =
  | { kind: 'text'; text: string }
  | { kind: 'key'; key: HeldKey }
  | { kind: 'paste'; text: string; html: string }

/** A place in a text: after so many of its letters. */
export interface LetterPlace {
  after: number
  of: number
}

/** Keys and pastes into a text whose editor is still loading, in order; replayed once it has loaded. */
export class HeldTyping {
  /** Where the drawn text was pressed; null for behind its last letter. */
  caret: LetterPlace | null = null
  private readonly acts: HeldAct[] = []

  get isEmpty(): boolean {
    return this.acts.length === 0
  }

  /** What would be lost without an editor, to show it to the person who typed it. */
  get words(): string {
    return this.acts.map((act) => (act.kind === 'key' ? '' : act.text)).join('')
  }

  hold(act: HeldAct): void {
    this.acts.push(act)
  }

  /** Hands over the oldest, once. */
  next(): HeldAct | undefined {
    return this.acts.shift()
  }
}

/** The key of an event, without what belongs to the event alone. */
export function heldKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: HeldKey): HeldKey {
  return { key, code, ctrlKey, metaKey, altKey, shiftKey }
}
