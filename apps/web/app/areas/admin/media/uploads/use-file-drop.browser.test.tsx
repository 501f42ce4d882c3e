import { ToastProvider } from '@naikkelas/ui/toast'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../builder/text/testing/open-text.tsx'
import { isWithoutDialog, useFileDrop } from './use-file-drop.ts'
import { useStrayFiles } from './use-stray-files.ts'

function Area({ onFiles }: { onFiles: (files: File[]) => void }) {
  useStrayFiles()
  return <Screen onFiles={onFiles} />
}

function Screen({ onFiles }: { onFiles: (files: File[]) => void }) {
  const isOver = useFileDrop(onFiles, isWithoutDialog)
  return (
    <main>
      <p>{isOver ? 'Lepaskan' : 'Diam'}</p>
      <input aria-label="Cari" />
    </main>
  )
}

function files(...names: string[]) {
  const data = new DataTransfer()
  for (const name of names) data.items.add(new File(['x'], name, { type: 'image/png' }))
  return data
}
const drag = (type: string, target: Element, dataTransfer: DataTransfer) => {
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
  target.dispatchEvent(event)
  return event
}

async function open() {
  const onFiles = vi.fn<(files: File[]) => void>()
  show(
    <ToastProvider>
      <Area onFiles={onFiles} />
    </ToastProvider>,
  )
  await expect.element(page.getByText('Diam')).toBeVisible()
  const taken = () => onFiles.mock.calls.map(([list]) => list.map(({ name }) => name))
  return { taken, main: document.querySelector('main')!, input: document.querySelector('input')! }
}

test('files let go anywhere on the screen are taken, and the browser does not open them', async () => {
  const { taken, main, input } = await open()
  drag('dragenter', main, files('a.png'))
  await expect.element(page.getByText('Lepaskan')).toBeVisible()
  // Going on to what lies within it is no leaving.
  drag('dragenter', input, files('a.png'))
  drag('dragleave', main, files('a.png'))
  await expect.element(page.getByText('Lepaskan')).toBeVisible()
  expect(drag('dragover', input, files('a.png')).defaultPrevented).toBe(true)
  expect(drag('drop', input, files('a.png', 'b.png')).defaultPrevented).toBe(true)
  await expect.element(page.getByText('Diam')).toBeVisible()
  expect(taken()).toEqual([['a.png', 'b.png']])
})

test('files that are carried away again leave the screen as it was', async () => {
  const { taken, main } = await open()
  drag('dragenter', main, files('a.png'))
  drag('dragleave', main, files('a.png'))
  await expect.element(page.getByText('Diam')).toBeVisible()
  expect(taken()).toEqual([])
})

test('a pasted picture is taken, pasted words stay words', async () => {
  const { taken, input } = await open()
  const paste = (clipboardData: DataTransfer) => {
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
    input.dispatchEvent(event)
    return event.defaultPrevented
  }
  const words = new DataTransfer()
  words.setData('text/plain', 'toko')
  expect([paste(words), paste(files('tempel.png'))]).toEqual([false, true])
  expect(taken()).toEqual([['tempel.png']])
})

test('words that are dragged are not the screen’s business', async () => {
  const { main, taken } = await open()
  const words = new DataTransfer()
  words.setData('text/plain', 'toko')
  drag('dragenter', main, words)
  expect(drag('drop', main, words).defaultPrevented).toBe(false)
  expect(taken()).toEqual([])
})

test('files dropped on a dialog that accepts none are not opened by the browser, and a message says where to drop them', async () => {
  const { main, taken } = await open()
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  dialog.dataset.state = 'open'
  document.body.append(dialog)
  expect(drag('dragover', main, files('a.png')).defaultPrevented).toBe(true)
  expect(drag('drop', main, files('a.png')).defaultPrevented).toBe(true)
  await expect.element(page.getByText('Berkas tidak diambil')).toBeVisible()
  expect(taken()).toEqual([])
  dialog.remove()
  drag('drop', main, files('a.png'))
  expect(taken()).toEqual([['a.png']])
})
