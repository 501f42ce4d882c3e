// The one Chromium of tests, screenshots and benches: the lockfile's, so that every machine draws with the same engine.
import { execFileSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from './node24.mjs'

const require = createRequire(import.meta.url)

/**
 * Arguments for Playwright's `launch`: works as root, without a GPU, in a container with a small /dev/shm, and without
 * background requests.
 */
export const chromiumArgs = [
  '--headless=shell',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/**
 * The same for pictures that are compared. Changed areas are repainted as a whole: with partial repaints round corners
 * come out a level lighter or darker, depending on the number of frames. And animated elements get no layer of their
 * own, whose edges look different until it is removed.
 */
export const pictureArgs = [...chromiumArgs, '--disable-partial-raster', '--disable-threaded-animation']

/**
 * The program to start: the environment's CHROMIUM, else the lockfile's, else one that is installed.
 * The lockfile's is unpacked on first use (about two seconds).
 * @returns {string} an absolute path
 * @throws when there is none, with what to do about it
 */
export function chromiumPath() {
  const chosen = process.env.CHROMIUM
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM names ${chosen}, which does not exist.`)
    return chosen
  }
  const found = lockfileChromium() ?? installedChromium()
  if (!found)
    throw new Error(
      'No Chromium for this system: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
    )
  return found
}

function lockfileChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const entry = require.resolve('@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'))
  const folder = join(cacheFolder(), `chromium-${version}`)
  const program = join(folder, 'chromium.sh')
  if (!existsSync(program)) unpack(entry, folder)
  return program
}

/** Beside the packages, or in the temporary folder when the clone belongs to someone else. */
function cacheFolder() {
  const beside = join(root, 'node_modules/.cache/naikkelas')
  try {
    mkdirSync(beside, { recursive: true })
    accessSync(beside, constants.W_OK)
    return beside
  } catch {
    const own = join(tmpdir(), `naikkelas-${process.getuid?.() ?? 0}`)
    mkdirSync(own, { recursive: true, mode: 0o700 })
    return own
  }
}

/** Unpacks aside and renames, so that a reader sees all of it or nothing, however many unpack at once. */
function unpack(entry, folder) {
  const aside = mkdtempSync(`${folder}.`)
  try {
    const script = `import chromium from ${JSON.stringify(`file://${entry}`)}; await chromium.executablePath()`
    // The package unpacks into the temporary folder; on Lambda, which is simulated here, it adds the system libraries
    // it needs.
    const env = { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    writeFileSync(join(aside, 'fonts/fonts.conf'), fontSettings)
    writeFileSync(join(aside, 'chromium.sh'), launcher)
    for (const program of ['chromium', 'chromium.sh']) chmodSync(join(aside, program), 0o755)
    chmodSync(aside, 0o755)
    renameSync(aside, folder)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    const isUnpackedByAnother = existsSync(join(folder, 'chromium.sh'))
    if (!isUnpackedByAnother) throw error
  }
}

/** Its own libraries and fonts come first; where the system has fonts they fill in what Open Sans lacks. */
const launcher = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts/fonts.conf"
exec "$here/chromium" "$@"
`

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

function installedChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  candidates.push(
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  )
  candidates.push(require('playwright').chromium.executablePath())
  return candidates.find((candidate) => existsSync(candidate))
}
