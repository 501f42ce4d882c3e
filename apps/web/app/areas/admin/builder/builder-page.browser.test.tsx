import '../../../app.css'
import type { Admin } from '@naikkelas/contract/identity'
import type { CommentThread } from '@naikkelas/contract/pages'
import { emptyDocument, type StoredSection } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { aLandingPage } from '../landing-pages/testing.ts'
import { BuilderPage } from './builder-page.tsx'
import { newSection } from './model/section-acts.ts'
import { show } from './text/testing/open-text.tsx'

const admin: Admin = {
  id: '0197a1c2-0000-7000-8000-0000000000aa',
  name: 'Sari',
  email: 'sari@contoh.test',
  role: 0,
  menus: [],
}
const ids = { a: '0197a1c2-0000-7000-8000-00000000000a', b: '0197a1c2-0000-7000-8000-00000000000b' }
const headline = (title: string): StoredSection => {
  const section = newSection('headline')
  return { ...section, content: { ...section.content, title } }
}
/** Both are published; visitors see another second page than the one that is composed. */
const details = {
  [ids.a]: {
    page: aLandingPage({ id: ids.a, name: 'Kelas A', status: 'published', hasUnpublishedChanges: false }),
    document: { ...emptyDocument(), sections: [headline('Judul A')] },
    media: [],
  },
  [ids.b]: {
    page: aLandingPage({ id: ids.b, name: 'Kelas B', status: 'published', link_landing_page: 'kelas-b' }),
    document: { ...emptyDocument(), sections: [headline('Judul B')] },
    media: [],
  },
}
const thread: CommentThread = {
  id: '0197a1c2-0000-7000-8000-0000000000cc',
  sectionId: details[ids.a]?.document.sections[0]?.id ?? '',
  sectionType: 'headline',
  sectionWords: 'Judul A',
  isResolved: false,
  resolvedBy: null,
  at: '2026-11-20T03:00:00.000Z',
  comments: [],
}

/** What visitors see of the second page. */
const live = {
  id: '0197a1c2-0000-7000-8000-0000000000dd',
  version: 1,
  reason: 'published',
  name: null,
  actorId: null,
  actorName: null,
  at: '2026-11-20T03:00:00.000Z',
  isLive: true,
}
const versions = `/api/admin/landing-pages/${ids.b}/versions`
const published = { ...emptyDocument(), sections: [headline('Satu'), headline('Dua'), headline('Tiga')] }
const answers: Readonly<Record<string, unknown>> = {
  [`/api/admin/landing-pages/${ids.a}/comments`]: [thread],
  [versions]: [live],
  [`${versions}/${live.id}`]: { version: live, document: published, media: [] },
}

/** The stream of a page, which brings nothing here. */
class SilentStream extends EventTarget {
  close() {}
}

/** Measures after the frame: the browser reports a size that changes during delivery of sizes as an error of the page. */
class LaterResizes extends ResizeObserver {
  constructor(onResize: ResizeObserverCallback) {
    super((entries, observer) => requestAnimationFrame(() => onResize(entries, observer)))
  }
}

beforeEach(async () => {
  await screen.viewport(1440, 900)
  vi.stubGlobal('EventSource', SilentStream)
  vi.stubGlobal('ResizeObserver', LaterResizes)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), window.location.href)
    if (init?.method === 'PATCH') {
      const data = { ...details[pathname.split('/').at(-1) ?? '']?.page, ...JSON.parse(String(init.body)) }
      return Response.json({ status: 200, message: 'Berhasil', data })
    }
    if (pathname.endsWith('/analytics')) return Response.json({ status: 404, message: 'Tidak ada' }, { status: 404 })
    return Response.json({ status: 200, message: 'Berhasil', data: answers[pathname] ?? [] })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function Opened() {
  const { pageId = '' } = useParams()
  const detail = details[pageId]
  if (!detail) return <p>Tidak ada</p>
  const siteParts = { header: [], footer: [], media: [] }
  return <BuilderPage key={pageId} detail={detail} partners={[]} admin={admin} siteParts={siteParts} />
}

function openBuilder() {
  const router = createMemoryRouter([{ path: '/:pageId', element: <Opened /> }], { initialEntries: [`/${ids.a}`] })
  show(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return { goTo: (pageId: string) => router.navigate(`/${pageId}`) }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name, exact: true })
const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
const settings = () => screen.getByRole('heading', { name: 'Pengaturan halaman', exact: true })

/** Leaves something behind in everything that the builder keeps about an open page. */
async function useEverything() {
  await field('Nama halaman').fill('Nama yang baru diketik')
  await button('Bagian tersimpan').click()
  await userEvent.keyboard('{Control>}h{/Control}')
  await field('Cari').fill('rahasia A')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await button(/^Komentar/).click()
  await button('Daftar periksa').click()
  await expect.element(button('Daftar periksa')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByRole('region', { name: 'Komentar' })).toBeVisible()
  await button('Lainnya').click()
  await screen.getByRole('menuitem', { name: 'Statistik', exact: true }).click()
  await screen
    .getByRole('region', { name: 'Susunan' })
    .getByRole('button', { name: /Judul A/ })
    .click()
  await expect.element(settings()).not.toBeInTheDocument()
  await userEvent.keyboard('?')
  await expect.element(screen.getByRole('dialog', { name: 'Pintasan papan ketik' })).toBeVisible()
}

async function expectFresh(name: string, threads: number) {
  await expect.element(screen.getByRole('heading', { level: 1, name, exact: true })).toBeInTheDocument()
  expect(screen.getByRole('dialog').elements()).toEqual([])
  // Nothing is selected, and nothing was typed.
  await expect.element(settings()).toBeVisible()
  await expect.element(field('Nama halaman')).toHaveValue(name)
  await expect.element(button('Urungkan')).toBeDisabled()
  for (const panel of [
    'Bagian tersimpan',
    threads === 0 ? 'Komentar' : `Komentar, ${threads} terbuka`,
    'Daftar periksa',
  ])
    await expect.element(button(panel)).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('region', { name: 'Statistik halaman' }).elements()).toEqual([])
  await userEvent.keyboard('{Control>}h{/Control}')
  await expect.element(field('Cari')).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
}

// Thirty presses through three openings of the builder.
test('opening another page and coming back, nothing of a page is left: no dialog, draft, search, comment or selection', {
  timeout: 60_000,
}, async () => {
  const { goTo } = openBuilder()
  await expectFresh('Kelas A', 1)
  await useEverything()
  await goTo(ids.b)
  await expectFresh('Kelas B', 0)
  // Compared with what visitors see of this page, not of the other.
  await expect.element(button('Ada perubahan yang belum terbit · 4 bagian')).toBeVisible()
  await goTo(ids.a)
  await expectFresh('Kelas A', 1)
})

test('how the panels are arranged is the same for every page', async () => {
  const { goTo } = openBuilder()
  await button('Perluas kanvas').click()
  await screen.getByRole('radio', { name: '100 %', exact: true }).click({ force: true })
  await goTo(ids.b)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Kelas B', exact: true })).toBeInTheDocument()
  await expect.element(button('Perluas kanvas')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('radio', { name: '100 %', exact: true })).toBeChecked()
})

test('the keys of a section work in the outline as they do on the canvas, and the keyboard stays there', async () => {
  const given = details[ids.a]
  if (!given) throw new Error('no page')
  const { document: before } = given
  given.document = { ...before, sections: ['Satu', 'Dua', 'Tiga'].map(headline) }
  openBuilder()
  const outline = screen.getByRole('region', { name: 'Susunan' })
  const rows = outline.getByRole('listitem').getByRole('button', { name: /^\d+ ?Judul/i })
  const titles = () => rows.elements().map(({ textContent }) => /Satu|Dua|Tiga/.exec(textContent ?? '')?.[0])
  const focused = () => document.activeElement?.closest('[data-section-row]')?.textContent?.match(/Satu|Dua|Tiga/)?.[0]
  await expect.poll(titles).toEqual(['Satu', 'Dua', 'Tiga'])

  await rows.nth(0).click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(titles).toEqual(['Dua', 'Satu', 'Tiga'])
  await expect.poll(focused).toBe('Satu')
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.poll(titles).toEqual(['Dua', 'Satu', 'Satu', 'Tiga'])
  await expect.poll(() => document.activeElement).toBe(rows.nth(2).element())
  await userEvent.keyboard('{Delete}')
  await expect.poll(titles).toEqual(['Dua', 'Satu', 'Tiga'])
  await expect.poll(focused).toBe('Tiga')

  // Two at once.
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await userEvent.keyboard('{Delete}')
  await expect.poll(titles).toEqual(['Dua'])
  given.document = before
})
