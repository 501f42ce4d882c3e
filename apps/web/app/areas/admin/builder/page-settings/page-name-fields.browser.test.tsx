import type { MenuCapability } from '@naikkelas/contract'
import type { Admin } from '@naikkelas/contract/identity'
import type { LandingPage } from '@naikkelas/contract/pages'
import { emptyDocument } from '@naikkelas/page'
import { ToastProvider } from '@naikkelas/ui/toast'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { aLandingPage } from '../../landing-pages/testing.ts'
import { SaveStatus } from '../bar/save-status.tsx'
import { openPage } from '../save/index.ts'
import { BuilderContext, type BuilderParts } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { show } from '../text/testing/open-text.tsx'
import { PageNameFields } from './page-name-fields.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

interface Site {
  saved: LandingPage
  takenLinks: string[]
  /** What was sent, in order. */
  sent: unknown[]
  isReachable: boolean
}

function aSite(page: Partial<LandingPage> = {}): Site {
  const site: Site = {
    saved: aLandingPage({ id: crypto.randomUUID(), ...page }),
    takenLinks: ['lain'],
    sent: [],
    isReachable: true,
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!site.isReachable) throw new TypeError('Failed to fetch')
    const { pathname, searchParams } = new URL(address, window.location.href)
    if (pathname.endsWith('/links')) {
      const isFree = !site.takenLinks.includes(searchParams.get('link') ?? '')
      const message = isFree ? null : 'Tautan ini sudah dipakai halaman lain.'
      return answer({ isFree, message, suggestion: isFree ? '' : 'lain-2' })
    }
    if (init.method !== 'PATCH') return answer([])
    const body = JSON.parse(String(init.body)) as Partial<LandingPage>
    site.sent.push(body)
    if (site.takenLinks.includes(body.link_landing_page ?? ''))
      return answer({ code: 'link_taken', fields: [] }, 409, 'Tautan ini sudah dipakai halaman lain.')
    site.saved = { ...site.saved, ...body }
    site.saved.address = `${site.saved.kind === 'partner' ? '/p' : ''}/${site.saved.link_landing_page}`
    return answer(site.saved)
  })
  return site
}

const answer = (data: unknown, status = 200, message = 'Berhasil') =>
  Response.json({ status, message, data }, { status })

/** The builder's fields of a page, opened as often as one likes. */
async function openFields(site: Site, capabilities: MenuCapability[] = ['design', 'publish']) {
  const admin: Admin = {
    id: '0197a1c2-0000-7000-8000-0000000000aa',
    name: 'Sari',
    email: 'sari@contoh.test',
    role: 1,
    menus: capabilities.map((capability) => ({ menu: 'landing_pages', capability })),
  }
  const opened = await openPage({ page: site.saved, document: emptyDocument(), media: [] }, { accountId: admin.id })
  onTestFinished(() => opened.saver.stop())
  const partners = [{ id: '0197a1c2-0000-7000-8000-0000000000bb', name: 'Kopi Ratna' }]
  const parts = { ...opened, admin, partners, workspace: createWorkspace() } as unknown as BuilderParts
  const { container } = show(
    <ToastProvider>
      <BuilderContext value={parts}>
        <SaveStatus />
        <PageNameFields />
      </BuilderContext>
    </ToastProvider>,
  )
  /** The window is closed immediately: no further event follows. */
  const close = () => {
    opened.saver.stop()
    container.remove()
  }
  return { ...opened, close }
}

const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
const button = (name: string) => screen.getByRole('button', { name, exact: true })
const status = () => screen.getByRole('status')
const taken = () => screen.getByText('Tautan ini sudah dipakai halaman lain.')

test('a name is saved as it is typed, and the state of saving says so', async () => {
  const site = aSite()
  await openFields(site)
  await userEvent.fill(field('Nama halaman'), 'Promo ')
  await expect.element(status()).toHaveTextContent('Menyimpan…')
  await expect.element(status()).toHaveTextContent('Tersimpan')
  expect(site.saved.name).toBe('Promo ')
  // The server trims: the space stays for the word that follows.
  site.saved.name = 'Promo'
  await userEvent.keyboard('akhir')
  await expect.poll(() => site.saved.name).toBe('Promo akhir')
})

test('a page needs a name: an emptied field shows the one it has, and sends nothing', async () => {
  const site = aSite()
  await openFields(site)
  await userEvent.fill(field('Nama halaman'), '')
  await userEvent.tab()
  await expect.element(field('Nama halaman')).toHaveValue('Kelas data')
  await expect.element(status()).toHaveTextContent('Tersimpan')
  expect(site.sent.filter((body) => (body as { name?: string }).name === '')).toEqual([])
})

test('a name typed just before the window closes is there when the page is opened again, and is saved', async () => {
  const site = aSite()
  const first = await openFields(site)
  site.isReachable = false
  await userEvent.fill(field('Nama halaman'), 'Promo akhir')
  first.close()
  expect(site.sent).toEqual([])
  site.isReachable = true
  const again = await openFields(site)
  expect(again.recovered).toBe(1)
  await expect.element(field('Nama halaman')).toHaveValue('Promo akhir')
  await expect.poll(() => site.saved.name).toBe('Promo akhir')
  again.close()
  expect((await openFields(site)).recovered).toBe(0)
})

test('a name that another admin has changed meanwhile is not overwritten without asking', async () => {
  const site = aSite()
  const first = await openFields(site)
  site.isReachable = false
  await userEvent.fill(field('Nama halaman'), 'Punya saya')
  first.close()
  site.isReachable = true
  site.saved = { ...site.saved, name: 'Punya mereka' }
  const { saver } = await openFields(site)
  await expect.element(field('Nama halaman')).toHaveAccessibleDescription(/juga diubah di tempat lain/)
  await saver.flush()
  expect(site.saved.name).toBe('Punya mereka')
  expect(saver.getState().hasPending).toBe(true)
})

test('the link of a page that no visitor has seen is saved once it is known to be free', async () => {
  const site = aSite()
  const { saver } = await openFields(site)
  await userEvent.fill(field('Tautan'), 'lain')
  await expect.element(taken()).toBeVisible()
  await saver.flush()
  expect(site.sent).toEqual([])
  expect(saver.getState().hasPending).toBe(true)
  await userEvent.fill(field('Tautan'), 'promo')
  await expect.poll(() => site.saved.link_landing_page).toBe('promo')
  await expect.element(taken()).not.toBeInTheDocument()
  await expect.poll(() => saver.getState().hasPending).toBe(false)
})

test('the kind is saved at once, with the partner who owns the page', async () => {
  const site = aSite()
  await openFields(site)
  await userEvent.click(screen.getByRole('radio', { name: /Mitra/ }))
  await expect.poll(() => site.saved.address).toBe('/p/kelas-data')
  expect(site.saved.partner_id).toBe('0197a1c2-0000-7000-8000-0000000000bb')
})

test('a published page moves by a button only, which says what becomes of the address before', async () => {
  const site = aSite({ status: 'published', publishedVersion: 1, wasPublished: true })
  const { saver } = await openFields(site)
  await userEvent.fill(field('Tautan'), 'promo')
  await expect.element(screen.getByText('Pengunjung /kelas-data akan diarahkan ke /promo.')).toBeVisible()
  await saver.flush()
  expect(site.sent).toEqual([])
  await userEvent.click(button('Batal'))
  await expect.element(field('Tautan')).toHaveValue('kelas-data')
  expect(saver.getState().hasPending).toBe(false)
  await userEvent.fill(field('Tautan'), 'promo')
  await userEvent.click(button('Ubah alamat'))
  await expect.poll(() => site.saved.address).toBe('/promo')
  await expect.element(button('Ubah alamat')).not.toBeInTheDocument()
})

test('who may not publish reads the address of a published page, and why it cannot be changed', async () => {
  await openFields(aSite({ status: 'published', publishedVersion: 1, wasPublished: true }), ['design'])
  await expect.element(field('Tautan')).toHaveAttribute('readonly')
  await expect
    .element(field('Tautan'))
    .toHaveAccessibleDescription(/Hanya akun yang boleh menerbitkan yang dapat mengubah alamatnya/)
  await expect.element(screen.getByRole('radio', { name: /Mitra/ })).not.toBeInTheDocument()
  await expect.element(field('Nama halaman')).not.toHaveAttribute('readonly')
})

test('a link that was taken and is free again is saved, and nothing says any more that it is taken', async () => {
  const site = aSite()
  await openFields(site)
  await userEvent.fill(field('Tautan'), 'lain')
  await expect.element(taken()).toBeVisible()
  // Its former page gave it up in another window.
  site.takenLinks = []
  window.dispatchEvent(new Event('focus'))
  await expect.element(taken()).not.toBeInTheDocument()
  await expect.poll(() => site.saved.link_landing_page).toBe('lain')
})

test('a link that was taken between the check and the save is refused with a sentence, until it is free', async () => {
  const site = aSite()
  await openFields(site)
  const free = [...site.takenLinks, 'promo']
  await userEvent.fill(field('Tautan'), 'promo')
  site.takenLinks = free
  await expect.element(taken()).toBeVisible()
  site.takenLinks = []
  await userEvent.click(field('Nama halaman'))
  await userEvent.click(field('Tautan'))
  await expect.poll(() => site.saved.link_landing_page).toBe('promo')
  await expect.element(taken()).not.toBeInTheDocument()
})
