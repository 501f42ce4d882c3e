// The tarball of @naikkelas/ui in packages that know nothing of this workspace: installed, built and opened.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { buildWhenChanged } from '../build.mjs'
import { chromiumPath, pictureArgs } from '../chromium.mjs'
import { root } from '../node24.mjs'
import { serveFolder } from '../serve-folder.mjs'
import { stage } from '../../packages/ui/scripts/published-manifest.mjs'
import { workshop } from './checkout.mjs'

export const title = 'Consumers: the package in hosts of other kinds'

const port = Number(process.env.VERIFY_PORT ?? 4300)

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  const { folder, remove } = workshop()
  let browser
  let server
  try {
    await buildWhenChanged((workspace) => workspace === 'packages/ui')
    const tarball = packed(folder)
    browser = await chromium.launch({ executablePath: chromiumPath(), args: pictureArgs })
    server = await serveFolder(folder, port)
    const install = (name) => installed(name, folder, tarball)

    const hasApp = await promise('a Vite application installs it, and its strict types agree', async () => {
      install('vite-react')
      run('npm run --silent check', join(folder, 'vite-react'))
      return 'no error, with exactOptionalPropertyTypes and without the types of Vite'
    })
    if (hasApp)
      await promise('the application builds, runs without a word in the console, and opens dialog and menu', () =>
        openApp(browser, folder),
      )

    if (await promise('a server installs it and draws every component', async () => drawn(install('server'), 'ssr')))
      await promise('React’s renderer of server components draws every component of the root', async () =>
        drawn(join(folder, 'server'), 'rsc'),
      )

    const hasHosts = await promise(
      'hosts on no framework, Tailwind 4, Tailwind 3 and Bootstrap are built',
      async () => {
        run('npm run --silent build', install('hosts'))
        return `${globSync('*.html', { cwd: join(folder, 'hosts/pages') }).length} pages`
      },
    )
    if (hasHosts) await inHosts(promise, browser)

    await promise('an application with Tailwind 4 in one stylesheet keeps its utilities and its own headings', () =>
      inTailwind(browser, install('tailwind-4')),
    )
  } finally {
    await browser?.close()
    server?.close()
    remove()
  }
}

function packed(folder) {
  run('npm pack --ignore-scripts --silent --pack-destination ..', stage(join(folder, 'packed')))
  const [tarball] = globSync('*.tgz', { cwd: folder })
  return join(folder, tarball)
}

/** A copy with what its lockfile names and the tarball; the lockfile does not name the tarball, whose sum changes. */
function installed(name, folder, tarball) {
  const place = join(folder, name)
  cpSync(`${root}/bench/consumers/${name}`, place, { recursive: true })
  run('npm ci --no-audit --no-fund --prefer-offline --silent', place)
  run(`npm install --no-save --no-audit --no-fund --prefer-offline --silent "${tarball}"`, place)
  return place
}

function run(line, cwd) {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', line], { cwd, encoding: 'utf8', maxBuffer: 1e9 })
  if (status !== 0) throw new Error(`${line}: ${`${stdout}\n${stderr}`.trim().slice(-1500)}`)
  return stdout.trim()
}

const drawn = (place, script) => run(`npm run --silent ${script}`, place)

async function openApp(browser, folder) {
  run('npm run --silent build', join(folder, 'vite-react'))
  const { page, said } = await opened(browser, '/vite-react/dist/index.html')
  await page.getByRole('button', { name: 'Buka jendela' }).click()
  await page.getByRole('dialog', { name: 'Hapus halaman?' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await page.getByRole('menuitem', { name: 'Gandakan' }).click()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await page.getByText('Tersimpan').waitFor()
  const sections = await page.locator('[data-section-type]').count()
  await page.close()
  if (said.length > 0) throw new Error(`the console said: ${said.join('; ')}`)
  if (sections !== 14) throw new Error(`${sections} of 14 sections`)
  return 'dialog, menu, toast and 14 sections'
}

async function inHosts(promise, browser) {
  const bare = {
    'styles.css': await look(browser, 'ours-bare', '#ours'),
    'styles.unlayered.css': await look(browser, 'ours-bare-unlayered', '#ours'),
  }
  await promise('static HTML with styles.css alone looks the same with styles.unlayered.css', async () =>
    same(bare['styles.css'], bare['styles.unlayered.css']),
  )
  for (const host of ['tailwind-4', 'tailwind-3', 'bootstrap']) {
    const alone = await look(browser, `host-${host}-alone`, '#host')
    for (const order of ['before', 'after']) {
      await promise(`${host}, loaded ${order} ours: our components are pixel-equal to those on a bare page`, async () =>
        same(
          bare[host === 'tailwind-4' ? 'styles.css' : 'styles.unlayered.css'],
          await look(browser, `ours-${host}-${order}`, '#ours'),
        ),
      )
      await promise(`${host}, loaded ${order} ours: the host’s page is unchanged`, async () =>
        same(alone, await look(browser, `host-${host}-${order}`, '#host')),
      )
    }
  }
}

function same(one, other) {
  if (!one.equals(other)) throw new Error('the pictures differ')
  return `${Math.round(one.length / 1024)} KB of picture, equal byte for byte`
}

async function look(browser, name, selector) {
  const { page, said } = await opened(browser, `/hosts/pages/${name}.html`)
  // The first picture of a page may catch it before its last layout: one counts when the next is the same.
  let picture = await page.locator(selector).screenshot({ animations: 'disabled' })
  for (let next; !next?.equals(picture); ) {
    picture = next ?? picture
    next = await page.locator(selector).screenshot({ animations: 'disabled' })
  }
  await page.close()
  if (said.length > 0) throw new Error(`the console said: ${said.join('; ')}`)
  return picture
}

async function inTailwind(browser, place) {
  run('npm run --silent build', place)
  const { page, said } = await opened(browser, '/tailwind-4/dist/index.html')
  await page.locator('#plain').waitFor()
  const [plain, changed, named, own] = await page.evaluate(() =>
    ['#plain', '#changed', '#named', '#own'].map((selector) => {
      const { paddingLeft, backgroundColor, fontFamily, fontSize } = getComputedStyle(document.querySelector(selector))
      return { paddingLeft, backgroundColor, fontFamily, fontSize }
    }),
  )
  await page.close()
  if (said.length > 0) throw new Error(`the console said: ${said.join('; ')}`)
  if (plain.paddingLeft !== '16px' || changed.paddingLeft !== '80px')
    throw new Error(`px-20 gave ${changed.paddingLeft}, without it ${plain.paddingLeft}`)
  if (named.backgroundColor === 'rgba(0, 0, 0, 0)') throw new Error('bg-surface painted nothing')
  if (/Poppins|on Arial/.test(own.fontFamily)) throw new Error(`the host’s heading is in ${own.fontFamily}`)
  return 'px-20 on a Button wins, bg-surface paints, the heading keeps the host’s font'
}

async function opened(browser, path) {
  const page = await browser.newPage({ viewport: { width: 1100, height: 800 }, reducedMotion: 'reduce' })
  const said = []
  page.on('console', (message) => ['warning', 'error'].includes(message.type()) && said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' })
  return { page, said }
}
