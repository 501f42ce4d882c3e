import type { CatalogueOrder } from '@naikkelas/contract/commerce'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../builder/text/testing/open-text.tsx'
import { OrderPage } from './order-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const id = (place: number) => `0197a1c2-0000-7000-8000-00000000000${place}`
const item = (place: number, name: string) => ({ id: id(place), name, status: 1 as const })
const [ads, photos, films] = [item(1, 'Kelas Iklan'), item(2, 'Kelas Foto'), item(3, 'Kelas Video')]
const order: CatalogueOrder = { version: 2, changedBy: null, items: [ads, photos, films] }

function open(answers: (() => Response)[]) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return answers.shift()?.()
  })
  const screen = { list: 'course', path: '/admin/kelas', title: 'Kelas' } as const
  const element = <OrderPage screen={screen} order={order} mayChange />
  show(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return { sent }
}

const answered = (data: unknown) => () => Response.json({ status: 200, message: 'Berhasil', data })
const names = () =>
  page
    .getByRole('list', { name: 'Kelas', exact: true })
    .getByRole('button')
    .elements()
    .map((handle) => handle.getAttribute('aria-label'))

async function moveDown(name: string) {
  page
    .getByRole('button', { name: `Pindahkan ${name}`, exact: true })
    .element()
    .focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText(new RegExp(`^${name} diangkat`))).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByText(new RegExp(`^${name} di urutan`))).toBeInTheDocument()
  await userEvent.keyboard(' ')
}

test('what is put down at another place is stored at once, with the version that was seen', async () => {
  const { sent } = open([
    answered({ ...order, version: 3, items: [photos, ads, films] }),
    answered({ ...order, version: 4, items: [photos, films, ads] }),
  ])
  await moveDown('Kelas Iklan')
  await expect.poll(() => sent).toEqual([{ version: 2, moves: [{ id: id(1), afterId: id(2) }] }])
  await expect.element(page.getByRole('button', { name: 'Pindahkan Kelas Iklan', exact: true })).toHaveFocus()
  await moveDown('Kelas Iklan')
  await expect.poll(() => sent[1]).toEqual({ version: 3, moves: [{ id: id(1), afterId: id(3) }] })
  await expect.poll(names).toEqual(['Pindahkan Kelas Foto', 'Pindahkan Kelas Video', 'Pindahkan Kelas Iklan'])
})

test('when another admin was first, the new order is shown with the name', async () => {
  const theirs = { version: 7, changedBy: 'Raka Pratama', items: [films, photos, ads] }
  open([
    () =>
      Response.json(
        { status: 409, message: 'Orang lain mengubah urutan ini.', data: { code: 'order_changed', mine: [], theirs } },
        { status: 409 },
      ),
  ])
  await moveDown('Kelas Iklan')
  await expect.element(page.getByText('Raka Pratama mengubah urutan ini lebih dahulu', { exact: false })).toBeVisible()
  expect(names()).toEqual(['Pindahkan Kelas Video', 'Pindahkan Kelas Foto', 'Pindahkan Kelas Iklan'])
})

test('a move that could not be stored is undone with the reason', async () => {
  open([() => Response.json({ status: 500, message: 'Ada masalah di server kami.', data: null }, { status: 500 })])
  await moveDown('Kelas Iklan')
  await expect.element(page.getByText('Ada masalah di server kami.', { exact: false })).toBeVisible()
  expect(names()).toEqual(['Pindahkan Kelas Iklan', 'Pindahkan Kelas Foto', 'Pindahkan Kelas Video'])
})
