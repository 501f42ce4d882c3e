import '@naikkelas/ui/styles.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../primitives/button/button.tsx'
import { Input } from '../../primitives/input/input.tsx'
import { draw } from '../../testing/draw.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'

interface Lead {
  id: string
  name: string
  spent: number
}

const leads: Lead[] = ['Sari', 'Budi', 'Citra', 'Dewi'].map((name, at) => ({ id: name.toLowerCase(), name, spent: at }))

const columns = [
  { id: 'name', header: 'Nama', cell: ({ name }: Lead) => <a href={`#${name}`}>{name}</a>, isSortable: true },
  { id: 'spent', header: 'Belanja', cell: ({ spent }: Lead) => `Rp${spent}`, align: 'end' as const, isSortable: true },
]

function drawTable(props: Partial<DataTableProps<Lead>> = {}) {
  const onSelectedIdsChange = vi.fn()
  const onSortChange = vi.fn()
  const onOpen = vi.fn()
  draw(
    <DataTable
      caption="Prospek"
      columns={columns}
      rows={leads}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      toolbar={<Input aria-label="Cari prospek" type="search" />}
      bulkActions={() => <Button size="sm">Hapus</Button>}
      onSelectedIdsChange={onSelectedIdsChange}
      onSortChange={onSortChange}
      onOpen={({ id }) => onOpen(id)}
      {...props}
    />,
  )
  const region = page.getByRole('region', { name: 'Prospek' }).element() as HTMLElement
  return { region, onSelectedIdsChange, onSortChange, onOpen }
}

const active = () => (document.activeElement as HTMLElement | null)?.dataset.row
const box = (name: string) => page.getByRole('checkbox', { name })

afterEach(() => page.viewport(1280, 800))

test('j and k walk through the rows, x selects and Enter opens', async () => {
  const { region, onSelectedIdsChange, onOpen } = drawTable()
  region.focus()
  await userEvent.keyboard('j')
  expect(active()).toBe('sari')
  await userEvent.keyboard('jj')
  expect(active()).toBe('citra')
  await userEvent.keyboard('kx')
  expect(active()).toBe('budi')
  expect(onSelectedIdsChange.mock.lastCall).toEqual([['budi']])
  await userEvent.keyboard('{Enter}')
  expect(onOpen.mock.calls).toEqual([['budi']])
  await userEvent.keyboard('jjjjj')
  expect(active()).toBe('dewi')
})

test('with screen-wide keys j, / and ? work while nothing has the focus; fields elsewhere keep their letters', async () => {
  drawTable({ isKeysScreenWide: true })
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  await userEvent.keyboard('jx?/')
  expect(field.value).toBe('jx?/')
  field.remove()

  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('j')
  expect(active()).toBe('sari')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Tombol keyboard daftar ini' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('/')
  expect(document.activeElement?.getAttribute('type')).toBe('search')
})

test('without them the keys of a table wait for its focus, and the list of keys turns them on', async () => {
  const onKeysScreenWideChange = vi.fn()
  const { region } = drawTable({ onKeysScreenWideChange })
  await userEvent.keyboard('j')
  expect(active()).toBeUndefined()
  region.focus()
  await userEvent.keyboard('?')
  await page.getByRole('switch', { name: 'Langsung aktif di layar ini' }).click()
  expect(onKeysScreenWideChange.mock.calls).toEqual([[true]])
})

test('behind a dialog no key of the list works, and of two tables only those of the first', async () => {
  const { onOpen } = drawTable({ isKeysScreenWide: true })
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  dialog.textContent = 'Yakin?'
  document.body.append(dialog)
  await userEvent.keyboard('j')
  expect(active()).toBeUndefined()
  dialog.remove()
  const earlier = document.createElement('div')
  earlier.dataset.component = 'DataTable'
  document.body.prepend(earlier)
  await userEvent.keyboard('j')
  expect(active()).toBeUndefined()
  earlier.remove()
  await userEvent.keyboard('j{Enter}')
  expect(onOpen.mock.calls).toEqual([['sari']])
})

test('a table that is only read has no button for its keys', async () => {
  const name = 'Tombol keyboard daftar ini'
  drawTable()
  await expect.element(page.getByRole('button', { name })).toBeVisible()
  document.body.replaceChildren()
  drawTable({ onOpen: undefined, bulkActions: undefined, toolbar: undefined })
  await expect.element(page.getByRole('region', { name: 'Prospek' })).toBeVisible()
  await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
})

test('on phones what is done with a row is at the end of its card', async () => {
  await page.viewport(360, 800)
  const { region } = drawTable({
    columns: [...columns, { id: 'acts', header: 'Tindakan', isActions: true, cell: () => <button>Ubah</button> }],
  })
  const button = page.getByRole('button', { name: 'Ubah' }).first().element().getBoundingClientRect()
  const card = region.querySelector('tr[data-row]')?.getBoundingClientRect()
  expect((card?.right ?? 0) - button.right).toBe(16)
})

test('Enter on a link in a row is the link’s', async () => {
  const { onOpen } = drawTable()
  ;(page.getByRole('link', { name: 'Budi' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect([onOpen.mock.calls.length, location.hash]).toEqual([0, '#Budi'])
  location.hash = ''
})

test('/ leads to the search field, where j and x are letters', async () => {
  const { region, onSelectedIdsChange } = drawTable()
  region.focus()
  await userEvent.keyboard('/')
  await userEvent.keyboard('jx/')
  expect((document.activeElement as HTMLInputElement).value).toBe('jx/')
  expect(onSelectedIdsChange).not.toHaveBeenCalled()
})

test('one row is a stop of Tab, the one that was left last', async () => {
  const { region } = drawTable()
  region.focus()
  await userEvent.keyboard('jj')
  const stops = [...region.querySelectorAll<HTMLElement>('tr')].filter(({ tabIndex }) => tabIndex === 0)
  expect(stops.map(({ dataset }) => dataset.row)).toEqual(['budi'])
})

test('boxes select one, with Shift all between, and the heading’s box all that are shown', async () => {
  const { onSelectedIdsChange } = drawTable()
  await box('Pilih Sari').click()
  expect(onSelectedIdsChange.mock.lastCall).toEqual([['sari']])
  await box('Pilih Citra').click({ modifiers: ['Shift'] })
  expect(onSelectedIdsChange.mock.lastCall?.[0]).toEqual(['sari', 'budi', 'citra'])
  expect((box('Pilih semua yang tampil').element() as HTMLInputElement).indeterminate).toBe(true)
  await box('Pilih semua yang tampil').click()
  expect(onSelectedIdsChange.mock.lastCall?.[0]).toHaveLength(4)
  await expect.element(page.getByText('4 dipilih')).toBeVisible()
  await page.getByRole('button', { name: 'Batal pilih' }).click()
  expect(onSelectedIdsChange.mock.lastCall).toEqual([[]])
  await expect.element(box('Pilih Sari')).not.toBeChecked()
})

test('what is selected on another page stays selected', async () => {
  const { onSelectedIdsChange } = drawTable({ selectedIds: ['elsewhere'] })
  await box('Pilih Budi').click()
  expect(onSelectedIdsChange.mock.lastCall?.[0]).toEqual(['elsewhere', 'budi'])
})

test('a heading asks for an order, for the other one, and for none', async () => {
  const order = (direction: 'ascending' | 'descending') => ({ columnId: 'spent', direction })
  const press = () => page.getByRole('button', { name: 'Belanja' }).click()
  const first = drawTable()
  await press()
  expect(first.onSortChange.mock.lastCall).toEqual([order('ascending')])
})

test.each([
  ['ascending', { columnId: 'spent', direction: 'descending' }],
  ['descending', null],
] as const)('pressed again while it is %s, it asks for the next', async (direction, next) => {
  const { onSortChange } = drawTable({ sort: { columnId: 'spent', direction } })
  await page.getByRole('button', { name: 'Belanja' }).click()
  expect(onSortChange.mock.lastCall).toEqual([next])
})

test('columns are hidden and shown again, but for the one that names the row', async () => {
  drawTable()
  await page.getByRole('button', { name: 'Kolom' }).click()
  const panel = page.getByRole('dialog', { name: 'Kolom' })
  await expect.element(panel).toBeVisible()
  expect(panel.getByRole('checkbox').elements()).toHaveLength(1)
  await panel.getByRole('checkbox', { name: 'Belanja' }).click()
  expect(page.getByRole('columnheader', { name: 'Belanja' }).query()).toBeNull()
  await panel.getByRole('checkbox', { name: 'Belanja' }).click()
  await expect.element(page.getByRole('columnheader', { name: 'Belanja' })).toBeVisible()
})

test('headings stay in sight while the rows scroll', async () => {
  const { region } = drawTable({
    rows: Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, name: `Nama ${at}`, spent: at })),
  })
  region.scrollTo(0, 600)
  const heading = page.getByRole('columnheader', { name: 'Belanja' }).element().getBoundingClientRect()
  await expect.poll(() => region.scrollTop).toBe(600)
  expect(Math.abs(heading.top - region.getBoundingClientRect().top)).toBeLessThan(3)
})

test('on a phone each row is a card that fits, and the order is chosen from a list', async () => {
  await page.viewport(360, 640)
  const { region, onSortChange } = drawTable()
  expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
  const name = page.getByRole('link', { name: 'Sari' }).element().getBoundingClientRect()
  const spent = page.getByRole('cell', { name: 'Rp0' }).element().getBoundingClientRect()
  expect(spent.top).toBeGreaterThanOrEqual(name.bottom)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Urutan' }), 'Belanja, menurun')
  expect(onSortChange.mock.lastCall).toEqual([{ columnId: 'spent', direction: 'descending' }])
  expect(page.getByRole('table').getByRole('row').elements()).toHaveLength(5)
})

test('at the end of the list a step keeps the focus and does nothing', async () => {
  const onNext = vi.fn()
  drawTable({ paging: { onNext } })
  await page.getByRole('button', { name: 'Berikutnya' }).click()
  expect(onNext).toHaveBeenCalledTimes(1)
  const back = page.getByRole('button', { name: 'Sebelumnya' }).element() as HTMLElement
  back.focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(back)
})

test('selected rows that are not shown are counted apart', async () => {
  drawTable({ selectedIds: ['sari', 'eko'] })
  await expect.element(page.getByText('2 dipilih, 1 di antaranya tidak tampil')).toBeVisible()
})

test('details are a row of their own under the row they belong to, and no key stops at them', async () => {
  const { region } = drawTable({ detailsOf: ({ id, name }) => (id === 'budi' ? `Catatan ${name}` : null) })
  const rows = page.getByRole('row').elements()
  expect(rows.map(({ textContent }) => textContent).filter((text) => text?.includes('Catatan'))).toEqual([
    'Catatan Budi',
  ])
  const details = page.getByText('Catatan Budi').element()
  expect(details.closest('tr')?.previousElementSibling).toBe(region.querySelector('tr[data-row="budi"]'))
  expect(details.closest('td')?.colSpan).toBe(3)
  region.focus()
  await userEvent.keyboard('jjj')
  expect(active()).toBe('citra')
})

test('a wide-only column is left out of narrow windows', async () => {
  await page.viewport(1280, 800)
  drawTable({ columns: columns.map((column) => ({ ...column, isWideOnly: column.id === 'spent' })) })
  await expect.element(page.getByRole('cell', { name: /Rp2/, includeHidden: true })).toBeVisible()
  await page.viewport(900, 800)
  await expect.element(page.getByRole('cell', { name: /Rp2/, includeHidden: true })).not.toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Citra' })).toBeVisible()
})

test('rows can be selected where the application draws what is done with them', async () => {
  const { onSelectedIdsChange } = drawTable({ bulkActions: undefined, isSelectable: true, selectedIds: ['sari'] })
  await userEvent.click(box('Pilih Budi'))
  expect(onSelectedIdsChange.mock.lastCall).toEqual([['sari', 'budi']])
  await expect.element(page.getByText('1 dipilih')).not.toBeInTheDocument()
})

test('without rows there is nothing to order or to hide, and the filters stay', async () => {
  drawTable({ rows: [] })
  await expect.element(page.getByRole('searchbox', { name: 'Cari prospek' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Kolom' }).elements()).toEqual([])
})
