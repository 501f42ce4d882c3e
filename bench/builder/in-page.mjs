// What runs inside the page of an editor under measurement. Functions are handed to the browser as they are written.

/** Watches for the moment the canvas holds every section, and brings the clocks. */
export function watchEditor() {
  if (window.top !== window) return
  const watch = { canvasMs: 0, firstSelectedMs: 0, keys: [], frames: [] }
  window.__watch = watch
  /** Resolves after the next frame was painted. */
  watch.painted = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(0)
      }),
    )
  watch.sections = () => window.__bench?.doc()?.querySelectorAll(window.__bench.sectionSel) ?? []
  const poll = async () => {
    if (window.__bench && watch.sections().length >= window.__bench.n) {
      await watch.painted()
      watch.canvasMs = await watch.painted()
      return
    }
    requestAnimationFrame(poll)
  }
  requestAnimationFrame(poll)
  /** Milliseconds from an act to the paint of what it leads to; null when it never came. */
  watch.timed = async (act, isDone) => {
    const startedAt = performance.now()
    await act()
    for (let frame = 0; frame < 1200; frame++) {
      const at = await watch.painted()
      if (isDone()) return at - startedAt
    }
    return null
  }
  /** From each key to the paint of the letter in a section. */
  watch.armKeys = (view, section) => {
    watch.keys = []
    const offset = view.performance.timeOrigin - performance.timeOrigin
    let pressedAt = null
    view.addEventListener(
      'keydown',
      (event) => {
        pressedAt = event.timeStamp + offset
      },
      true,
    )
    new MutationObserver(() => {
      if (pressedAt === null) return
      const from = pressedAt
      pressedAt = null
      watch.painted().then((at) => watch.keys.push(at - from))
    }).observe(section, { subtree: true, characterData: true, childList: true })
  }
  watch.record = (isOn) => {
    watch.isRecording = isOn
    if (!isOn) return
    watch.frames = []
    let before = null
    const frame = () => {
      if (!watch.isRecording) return
      const now = performance.now()
      if (before !== null) watch.frames.push(now - before)
      before = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  }
  /** Where an element lies in the window, also from inside a scaled frame. */
  watch.box = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const frame = element.ownerDocument.defaultView.frameElement
    if (!frame) return { x: left, y: top, width, height }
    const outer = frame.getBoundingClientRect()
    const scale = outer.width / frame.offsetWidth || 1
    return { x: outer.left + left * scale, y: outer.top + top * scale, width: width * scale, height: height * scale }
  }
  watch.scroller = () => window.__bench.scroll?.() ?? window.__bench.doc().scrollingElement
}

/**
 * Our builder as the harness sees it: everything is a press of the button that a marketer presses.
 * @param {number} size sections of the page
 */
export function ourBuilder(size) {
  const sections = () => [...document.querySelectorAll('[data-canvas-section]')]
  const press = (label) => {
    const button = document.querySelector(`button[aria-label="${label}"]`)
    if (!button) throw new Error(`There is no button ${label}.`)
    button.click()
  }
  const select = (index) => sections()[index].click()
  window.__bench = {
    n: size,
    doc: () => document,
    sectionSel: '[data-canvas-section]',
    scroll: () => document.querySelector('[data-canvas-scroller]'),
    isSelected: () => document.querySelector('[role=toolbar][aria-label="Bagian terpilih"]') !== null,
    inputSel: '[id^="isian-"][id$="-title"]',
    typing: 'field',
    select,
    duplicate: () => press('Gandakan'),
    undo: () => press('Urungkan'),
    move: (from, to) => press(to > from ? 'Turunkan' : 'Naikkan'),
    count: () => sections().length,
    order: () => sections().map((section) => section.dataset.canvasSection),
    dragHandle: () => document.querySelector('[role=toolbar][aria-label="Bagian terpilih"] button'),
  }
}
