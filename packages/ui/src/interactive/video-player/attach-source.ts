/** The browser's own player, or hls.js over Media Source Extensions. */
export type Engine = 'native' | 'hls.js'

interface Attachment {
  video: HTMLVideoElement
  src: string
  /** Address of the one rendition of it that is wanted; null lets the connection decide. */
  level: string | null
  engine: Engine
  /** In seconds: what lies before need not be loaded. */
  startAt: number
  /** Called once, when nothing more can be played from there. */
  onFail: () => void
}

/** Gives a film to the element; what it returns takes the film away again. */
export function attachSource(attachment: Attachment): () => void {
  return attachment.engine === 'native' ? attachFile(attachment) : attachStream(attachment)
}

function attachFile({ video, src, level, onFail }: Attachment) {
  video.addEventListener('error', onFail)
  video.src = level ?? src
  return () => {
    video.removeEventListener('error', onFail)
    empty(video)
  }
}

function attachStream({ video, src, level, startAt, onFail }: Attachment) {
  let isOver = false
  let stop = () => {}
  const fail = () => {
    if (!isOver) onFail()
  }
  import('hls.js/light').then(({ default: Hls }) => {
    if (isOver) return
    // In a worker it would run from a blob, which the page's policy of scripts refuses.
    const hls = new Hls({ enableWorker: false, startPosition: startAt || -1, maxBufferLength: 30 })
    let hasRecovered = false
    hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
      if (!fatal) return
      if (type !== Hls.ErrorTypes.MEDIA_ERROR || hasRecovered) return fail()
      hasRecovered = true
      hls.recoverMediaError()
    })
    hls.on(Hls.Events.MANIFEST_PARSED, () => {
      const wanted = hls.levels.findIndex(({ uri }) => uri === level)
      if (wanted >= 0) hls.loadLevel = wanted
    })
    hls.loadSource(src)
    hls.attachMedia(video)
    stop = () => hls.destroy()
  }, fail)
  return () => {
    isOver = true
    stop()
    empty(video)
  }
}

/** Ends its download: an element without a source keeps the last one otherwise. */
function empty(video: HTMLVideoElement) {
  video.removeAttribute('src')
  video.load()
}

/** What plays an HLS stream here, best first. */
export function hlsEngines(video: HTMLVideoElement): Engine[] {
  const isNative = video.canPlayType('application/vnd.apple.mpegurl') !== ''
  return [...(isNative ? (['native'] as const) : []), ...('MediaSource' in window ? (['hls.js'] as const) : [])]
}
