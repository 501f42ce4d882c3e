// package.json as it is published. In this repository the condition `source` leads to files that a tarball does not hold;
// npm has no way to leave it out, so it is taken away before packing and put back afterwards.
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, URL } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const kept = `${root}.package.json.unpublished`

export function publishedManifest() {
  const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  delete manifest.scripts
  delete manifest.devDependencies
  for (const target of Object.values(manifest.exports)) if (typeof target === 'object') delete target.source
  return manifest
}

const text = () => `${JSON.stringify(publishedManifest(), null, 2)}\n`

/** Copies what a tarball holds into a folder, for checks that must not touch the workspace. */
export function stage(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { files } = publishedManifest()
  const left = files.filter((pattern) => pattern.startsWith('!')).map((pattern) => join(root, pattern.slice(1)))
  for (const pattern of files.filter((one) => !one.startsWith('!')))
    for (const file of globSync(pattern, { cwd: root })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      cpSync(join(root, file), join(folder, file), { recursive: true, filter: (source) => !left.includes(source) })
    }
  writeFileSync(join(folder, 'package.json'), text())
  return folder
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--write') && !existsSync(kept)) {
    copyFileSync(`${root}package.json`, kept)
    writeFileSync(`${root}package.json`, text())
  }
  if (process.argv.includes('--restore') && existsSync(kept)) renameSync(kept, `${root}package.json`)
}
