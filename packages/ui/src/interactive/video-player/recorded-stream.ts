/**
 * An HLS stream of a second, recorded in this browser: a main playlist with renditions of 180 and 90 pixels, each in
 * one part. Everything in it is an address of a blob.
 */
export async function recordedStream(): Promise<{ main: string }> {
  const film = new Uint8Array(await (await recorded()).arrayBuffer())
  const boxes = boxesOf(film)
  const first = boxes.find(({ name }) => name === 'moof')?.from ?? 0
  const last = boxes.findLast(({ name }) => name === 'mdat')?.to ?? film.length
  const address = (part: BlobPart, type: string) => URL.createObjectURL(new Blob([part], { type }))
  const list = (lines: string[]) => address(lines.join('\n'), 'application/vnd.apple.mpegurl')
  const head = address(film.slice(0, first), 'video/mp4')
  const body = address(film.slice(first, last), 'video/mp4')
  const rendition = () =>
    list([
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-TARGETDURATION:2',
      '#EXT-X-PLAYLIST-TYPE:VOD',
      `#EXT-X-MAP:URI="${head}"`,
      '#EXTINF:1.0,',
      body,
      '#EXT-X-ENDLIST',
    ])
  const level = (height: number, bandwidth: number) =>
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${(height * 16) / 9}x${height},CODECS="vp09.00.10.08"`
  return { main: list(['#EXTM3U', level(180, 200_000), rendition(), level(90, 100_000), rendition()]) }
}

async function recorded(): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 320, height: 180 })
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser cannot draw pictures.')
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/mp4;codecs=vp9' })
  const parts: Blob[] = []
  const isOver = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.start()
  for (let frame = 0; frame < 40; frame += 1) {
    brush.fillStyle = frame % 2 ? 'teal' : 'gold'
    brush.fillRect(0, 0, 320, 180)
    await new Promise(requestAnimationFrame)
  }
  recorder.stop()
  await isOver
  return new Blob(parts)
}

function boxesOf(film: Uint8Array) {
  const view = new DataView(film.buffer)
  const boxes: { name: string; from: number; to: number }[] = []
  for (let from = 0; from + 8 <= film.length; ) {
    const to = from + view.getUint32(from)
    if (to <= from) break
    boxes.push({ name: String.fromCharCode(...film.slice(from + 4, from + 8)), from, to })
    from = to
  }
  return boxes
}
