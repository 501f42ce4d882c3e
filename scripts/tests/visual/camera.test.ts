import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { serveFolder } from '../../serve-folder.mjs'
import { photographStories } from '../../visual/camera.mjs'
import { fingerprint } from '../../visual/pictures.mjs'

/** A fake of Storybook's preview: first reports no story, then shows the requested one. */
const preview = `<!doctype html><style>
body { margin: 0 } .turns { animation: turn 1s infinite } .comes { animation: come 60s both }
@keyframes turn { to { rotate: 360deg } } @keyframes come { from { opacity: 0 } }
</style><body><script>
const heard = {}
const channel = {
  on: (name, hear) => (heard[name] ??= []).push(hear),
  emit: (name, value) => { for (const hear of heard[name] ?? []) hear(value) },
}
window.__STORYBOOK_ADDONS_CHANNEL__ = channel
channel.on('setCurrentStory', ({ storyId }) => {
  document.body.innerHTML = stories[storyId]()
  document.querySelector('input')?.focus()
  setTimeout(() => channel.emit('storyFinished', { storyId, status: storyId === 'wrong' ? 'error' : 'success' }))
})
setTimeout(() => channel.emit('storyMissing'))
const stories = {
  one: () => '<p class="turns">' + Date.now() + '</p><input><p class="comes">there</p>',
  two: () => {
    const kept = localStorage.kept ?? ''
    localStorage.kept = 'by the story before'
    scrollTo(0, 9)
    return kept + stories.one()
  },
  three: () => stories.two(),
  wrong: () => '',
  tall: () => '<div style="height: 200vh">taller than any window</div>',
  sheet: () => '<div class="story-sheet" style="width: 1500.5px; height: 2000px">whole</div>',
}
</script>`

/** Pictures of stories that all lie in one file, by their ids. */
async function photographed(ids: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'naikkelas-camera-'))
  const entries = ids.map((id) => [id, { id, type: 'story', tags: ['test'], importPath: './some.stories.tsx' }])
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries: Object.fromEntries(entries) }))
  writeFileSync(join(folder, 'iframe.html'), preview)
  const { address, close } = await serveFolder(folder)
  onTestFinished(() => {
    close()
    rmSync(folder, { recursive: true })
  })
  const pictures: Record<string, Buffer> = {}
  const failed = await photographStories(address, (id, png) => void (pictures[id] = png))
  return { pictures, failed }
}

it('a story looks the same whenever it is photographed, and whichever came before it', async () => {
  const [first, later] = [await photographed(['one']), await photographed(['two', 'three', 'one'])]
  const alone = fingerprint(first.pictures.one!)
  expect(Object.entries(later.pictures).map(([id, png]) => [id, fingerprint(png)])).toEqual([
    ['two', alone],
    ['three', alone],
    ['one', alone],
  ])
})

it('a story that fails its own test is named and has no picture; the others have theirs', async () => {
  const { pictures, failed } = await photographed(['one', 'wrong', 'two'])
  expect(failed).toEqual(['wrong: error'])
  expect(Object.keys(pictures)).toEqual(['one', 'two'])
})

it('a sheet is photographed whole, however wide and tall', async () => {
  const { sheet } = (await photographed(['sheet'])).pictures
  expect([sheet?.readUInt32BE(16), sheet?.readUInt32BE(20)]).toEqual([1501, 2000])
})

it('a story that grows with its window is photographed in the window it first asked for', async () => {
  const { tall } = (await photographed(['tall'])).pictures
  expect([tall?.readUInt32BE(16), tall?.readUInt32BE(20)]).toEqual([1200, 1800])
})
