import type { LibraryItem } from '@naikkelas/contract/pages'
import type { Rectangle } from '@naikkelas/ui/image-cropper'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press, show } from '../../builder/text/testing/open-text.tsx'
import { CropFrame } from './crop-frame.tsx'

const item: LibraryItem = {
  id: '019a0000-0000-7000-8000-000000000001',
  kind: 'image',
  fileName: 'toko.jpg',
  sha8: '00000000',
  contentType: 'image/jpeg',
  bytes: 1_000,
  width: 1000,
  height: 600,
  color: '#336699',
  widths: [],
  alt: 'Toko',
  createdAt: '2026-11-20T12:00:00.000Z',
  folderId: null,
  focal: null,
  croppedFromId: null,
  pageCount: 0,
  unusedSince: null,
  heaviestBytes: 0,
  deletedAt: null,
}

test('the frame is moved by the arrows and resized with Shift, and never leaves the picture', async () => {
  let shown: Rectangle = { left: 100, top: 100, width: 200, height: 100 }
  function Screen() {
    const [rectangle, setRectangle] = useState(shown)
    shown = rectangle
    return <CropFrame item={item} rectangle={rectangle} ratio={null} onChange={setRectangle} />
  }
  show(<Screen />)
  await expect.element(page.getByRole('group', { name: /^Bingkai pangkas/ })).toBeInTheDocument()
  await press('{Tab}{ArrowRight}{ArrowRight}{ArrowUp}')
  expect(shown).toEqual({ left: 120, top: 90, width: 200, height: 100 })
  await press('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  expect(shown).toEqual({ left: 120, top: 90, width: 210, height: 110 })
  for (let at = 0; at < 15; at += 1) await press('{ArrowUp}{ArrowLeft}')
  expect(shown).toEqual({ left: 0, top: 0, width: 210, height: 110 })
})
