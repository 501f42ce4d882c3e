/** Lines one by one would cost a turn of the stream each. */
const chunkUnits = 65_536

/** Texts as UTF-8, many short ones at once. */
export async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array, void> {
  let waiting = ''
  for await (const text of texts) {
    waiting += text
    if (waiting.length < chunkUnits) continue
    yield Buffer.from(waiting)
    waiting = ''
  }
  if (waiting !== '') yield Buffer.from(waiting)
}
