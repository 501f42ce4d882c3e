// Started by drawing-process.test.ts as the program that draws: what it does is said by the name of the page.
import type { DrawingReply, DrawingRequest } from '../drawing-messages.ts'

const reply = (message: DrawingReply) => process.send?.(message)

process.on('message', (request: DrawingRequest) => {
  if (request.kind === 'pixels') return drawn(`pixels ${request.pixels ? [...request.pixels].join() : 'none'}`)
  const { drawing } = request
  if (drawing.kind === 'card')
    return reply({ kind: 'drawn', drawn: { svg: drawing.words.title, width: 1200, picture: null } })
  const { name } = drawing.snapshot
  if (name === 'killed at each try') process.kill(process.pid, 'SIGKILL')
  else if (name === 'broken') reply({ kind: 'failed', message: 'a section is broken', stack: undefined })
  else if (name === 'with a card') reply({ kind: 'pixelsNeeded', id: 7, svg: '<svg/>' })
  else drawn(`${name} by ${process.pid}`)
})
process.on('disconnect', () => process.exit(0))

function drawn(html: string) {
  reply({ kind: 'drawn', drawn: { html, csp: '', assets: [], report: { skipped: [] } } })
}
