// `npm run visual:report [base] [stories …]`: takes pictures of the stories of a commit (default HEAD~) and of the
// working tree, and writes one local page with before, after and difference of those that look different.
import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { handOverToNode24, root } from '../node24.mjs'
import { run } from '../run.mjs'
import { changes, fingerprints, photograph, picturesNow } from './pictures.mjs'
import { inStorybook } from './storybook.mjs'

const folder = join(root, '.cache/visual')

/** The page: each story's two pictures, and what differs between them in light on black. */
export function reportPage(title, { changed, added, removed }) {
  const picture = (place, id) => `<img src="${place}/${id}.png" alt="${id}" loading="lazy">`
  const rows = [
    ...changed.map((id) =>
      row(
        id,
        picture('before', id),
        picture('now', id),
        `<div class="difference">${picture('before', id)}${picture('now', id)}</div>`,
      ),
    ),
    ...added.map((id) => row(id, '<p>new</p>', picture('now', id), '')),
    ...removed.map((id) => row(id, picture('before', id), '<p>gone</p>', '')),
  ]
  const sum = `${changed.length} changed, ${added.length} new, ${removed.length} gone`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>
body{font:14px/1.5 system-ui;margin:24px;background:#f6f9f9;color:#132222}
section{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px;margin:0 0 48px}
h2{grid-column:1/-1;margin:0;font-size:16px}img{max-width:100%;display:block;border:1px solid #bcc6c6}
.difference{position:relative;background:#000}.difference img+img{position:absolute;inset:0;mix-blend-mode:difference}
</style><h1>${title}</h1><p>${sum}</p>${rows.join('') || '<p>Nothing looks different.</p>'}</html>
`
}

const row = (id, ...cells) => `<section><h2>${id}</h2>${cells.map((cell) => `<div>${cell}</div>`).join('')}</section>`

/** The files of a commit, photographed with today's camera and what is installed here. */
async function photographCommit(base, only) {
  const tree = join(folder, 'tree')
  await run('git', ['worktree', 'remove', '--force', tree], { isQuiet: true })
  rmSync(tree, { recursive: true, force: true })
  const { code, output } = await run('git', ['worktree', 'add', '--detach', tree, base], { isQuiet: true })
  if (code !== 0) throw new Error(output)
  try {
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
    if (existsSync(join(root, 'packages/ui/node_modules')))
      symlinkSync(join(root, 'packages/ui/node_modules'), join(tree, 'packages/ui/node_modules'))
    // Stories that failed then have no picture and count as new.
    await inStorybook(tree, (address) => photograph(address, join(folder, 'before'), only))
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree], { isQuiet: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await handOverToNode24()
  const [base = 'HEAD~', ...only] = process.argv.slice(2)
  await photographCommit(base, only)
  const failed = await inStorybook(root, (address) => photograph(address, picturesNow, only))
  for (const reason of failed) console.log(`✗ ${reason}`)
  const [before, now] = [fingerprints(join(folder, 'before')), fingerprints(picturesNow)]
  if (Object.keys({ ...before, ...now }).length === 0) throw new Error(`No story is called ${only.join(', ')}.`)
  const found = changes(before, now)
  const page = join(folder, 'report.html')
  writeFileSync(page, reportPage(`Stories: ${base} and now`, found))
  console.log(`${found.changed.length} changed, ${found.added.length} new, ${found.removed.length} gone: ${page}`)
}
