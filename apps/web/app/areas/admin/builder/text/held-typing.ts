/** The part of a key that a text needs to act on it. */
type HeldKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** One thing done to a text before its editor was there. */
export type HeldAct =
  | { kind: 'text'; text: string }
  | { kind: 'key'; key: HeldKey }
  | { kind: 'paste'; text: string; html: string }

/** Keys and pastes into a text whose editor is still loading, in order; replayed once it has loaded. */
export class HeldTyping {
  private readonly acts: HeldAct[] = []

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
