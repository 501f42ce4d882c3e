import type { Download } from '@naikkelas/contract/marketing'
import { ToastProvider } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../text/testing/open-text.tsx'
import { DownloadChoice } from './download-choice.tsx'

afterEach(() => vi.unstubAllGlobals())

const id = '0197a1c2-0000-7000-8000-000000000001'
const book: Download = {
  id,
  name: 'Daftar harga.pdf',
  bytes: 20_480,
  address: `/unduh/${id}`,
  createdAt: '2026-11-22T00:00:00.000Z',
}

const removals: string[] = []

function open() {
  removals.length = 0
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'DELETE') {
      removals.push(address)
      return Response.json({ status: 200, message: 'Berhasil', data: null })
    }
    if (init.method !== 'POST') return Response.json({ status: 200, message: 'Berhasil', data: [book] })
    const data = { code: 'invalid_input', fields: [{ path: 'file', message: 'Pilih berkas PDF atau ZIP' }] }
    return Response.json({ status: 422, message: 'Ada isian yang perlu diperbaiki.', data }, { status: 422 })
  })
  const chosen: string[] = []
  function Choice() {
    const [href, setHref] = useState('')
    const choose = (address: string) => {
      chosen.push(address)
      setHref(address)
    }
    return <DownloadChoice href={href} onChoose={choose} />
  }
  show(
    <ToastProvider>
      <Choice />
    </ToastProvider>,
  )
  return chosen
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a file is selected by name, and the form says what senders get', async () => {
  const chosen = open()
  await userEvent.click(button('Beri berkas setelah dikirim'))
  await userEvent.click(button('Pilih Daftar harga.pdf'))
  await expect.element(page.getByText(/Pengirim mendapat “Daftar harga.pdf” lewat tautan/)).toBeVisible()
  expect(chosen).toEqual([book.address])
})

test('an unsupported file is rejected with the reason, and nothing is selected', async () => {
  const chosen = open()
  await userEvent.click(button('Beri berkas setelah dikirim'))
  await expect.element(button('Pilih Daftar harga.pdf')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('there is no place for a file')
  await userEvent.upload(input, new File(['<html>'], 'buku.pdf'))
  await expect.element(page.getByText('Pilih berkas PDF atau ZIP')).toBeVisible()
  expect(chosen).toEqual([])
})

test('deleting a file needs a confirmation, since other forms may use it', async () => {
  open()
  await userEvent.click(button('Beri berkas setelah dikirim'))
  await userEvent.click(button('Hapus Daftar harga.pdf'))
  await expect.element(page.getByRole('heading', { name: 'Hapus Daftar harga.pdf?' })).toBeVisible()
  expect(removals).toEqual([])
  await userEvent.click(button('Hapus berkas'))
  await expect.element(page.getByText('Belum ada berkas.')).toBeVisible()
  expect(removals).toEqual([expect.stringContaining(`/admin/downloads/${id}`)])
})

test("the form's own file is marked and cannot be deleted here", async () => {
  open()
  await userEvent.click(button('Beri berkas setelah dikirim'))
  await expect.element(page.getByText('20 KB · 22 November 2026, 07.00 WIB')).toBeVisible()
  await userEvent.click(button('Pilih Daftar harga.pdf'))
  await userEvent.click(button('Ganti berkas'))
  await expect.element(page.getByText('Dipakai formulir ini')).toBeVisible()
  expect(button('Hapus Daftar harga.pdf').query()).toBeNull()
})
