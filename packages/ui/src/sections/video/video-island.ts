/**
 * Lets links of `video` and `embed` play in place: the player comes into the stage of their section, in a frame, and
 * only once it was asked for. Links keep what they do with a modifier key. Needs the markup of those sections and
 * nothing else. Uses no name from outside itself: its text is a script.
 *
 * @returns stops listening
 */
export function playInPlace(root: Document | HTMLElement = document): () => void {
  function play(event: Event) {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
    if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    const link = (target as Element).closest<HTMLElement>('a[data-player]')
    const stage = link?.closest('[data-section-type]')?.querySelector<HTMLElement>('[data-stage]')
    const { player, playerTitle } = link?.dataset ?? {}
    if (!stage || !player) return
    event.preventDefault()
    stage.querySelector('iframe')?.remove()
    const frame = document.createElement('iframe')
    frame.title = playerTitle ?? ''
    frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    frame.src = player
    // A page that holds only the rules it uses has none for a frame that was not there.
    frame.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;border:0'
    // What lies under the player keeps its height and can no longer be pressed.
    for (const under of stage.children) under.toggleAttribute('inert', true)
    stage.append(frame)
    frame.focus()
  }
  root.addEventListener('click', play)
  return () => root.removeEventListener('click', play)
}

/** The island as a script of its own, for a page that loads it from a file or by hash. */
export const playScript = `(${String(playInPlace)})()`
