import { ToastProvider } from '@naikkelas/ui/toast'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press, show } from '../builder/text/testing/open-text.tsx'
import { ExportMenu } from './export-menu.tsx'

afterEach(() => vi.unstubAllGlobals())

const menu = (
  <ToastProvider>
    <ExportMenu addressOf={(format) => `/api/admin/leads.${format}?status=new`} />
  </ToastProvider>
)
const button = page.getByRole('button', { name: 'Ekspor', exact: true })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })

/** The files that the browser was asked to save, by name; none is written. */
function keptFiles(): string[] {
  const kept: string[] = []
  const keep = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[download]') : null
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return
    kept.push(link.download || new URL(link.href).pathname + new URL(link.href).search)
    event.preventDefault()
  }
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.isConnected) this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    else kept.push(this.download)
  })
  window.addEventListener('click', keep)
  onTestFinished(() => {
    window.removeEventListener('click', keep)
    click.mockRestore()
  })
  return kept
}

test('a workbook is saved under the name in its response, by the keyboard as well', async () => {
  const kept = keptFiles()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response('PK', { headers: { 'content-disposition': 'attachment; filename="prospek-2026-11-20.xlsx"' } })
  })
  show(menu)
  await userEvent.click(button)
  await userEvent.click(item('Excel (.xlsx)'))
  await expect.poll(() => kept).toEqual(['prospek-2026-11-20.xlsx'])
  expect(asked).toEqual(['/api/admin/leads.xlsx?status=new'])
  await expect.element(item('Excel (.xlsx)')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await press('{Enter}')
  await expect.element(item('Excel (.xlsx)')).toHaveFocus()
  await press('{Enter}')
  await expect.poll(() => kept).toHaveLength(2)
})

test("a refusal shows the server's message, and nothing is saved", async () => {
  const kept = keptFiles()
  const sentence = 'Berkas Excel memuat paling banyak 50.000 prospek. Persempit saringannya atau pilih CSV.'
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: 422, message: sentence, data: { code: 'workbook_too_long' } }, { status: 422 }),
  )
  show(menu)
  await userEvent.click(button)
  await userEvent.click(item('Excel (.xlsx)'))
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(kept).toEqual([])
})

test('a missing response shows a message', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  show(menu)
  await userEvent.click(button)
  await userEvent.click(item('Excel (.xlsx)'))
  await expect.element(page.getByText(/Tidak dapat terhubung ke server/)).toBeVisible()
})

test('CSV is a plain link, and its button saves nothing by itself', async () => {
  const kept = keptFiles()
  show(menu)
  await userEvent.click(button)
  expect(kept).toEqual([])
  await userEvent.click(item('CSV (.csv)'))
  expect(kept).toEqual(['/api/admin/leads.csv?status=new'])
})

test('before scripts have loaded, and without any, the button gives CSV', () => {
  const drawn = new DOMParser().parseFromString(renderToString(menu), 'text/html')
  const link = drawn.querySelector('a[role=button]')
  expect(link?.textContent).toBe('Ekspor')
  expect(link?.getAttribute('href')).toBe('/api/admin/leads.csv?status=new')
  expect(link?.hasAttribute('download')).toBe(true)
})
