import { expect, type Locator } from '@playwright/test'
import type { Block, Photo, Run, Target } from '../course.ts'
import type { Builder } from './builder.ts'
import type { Hand } from './hand.ts'
import { nextFrame } from './next-frame.ts'
import { arrowTo, tabTo } from './tab-to.ts'

/** What one types to find a section among the targets. */
const sectionWords = { materi: 'Materi kelas', daftar: 'Satu hal yang perlu diingat' } as const

/** Everything is reached with Tab and arrows and done with keys; only the choice of a file leaves the page. */
export class KeyboardHand implements Hand {
  readonly builder: Builder
  readonly photos: readonly string[]

  constructor(builder: Builder, photos: readonly string[]) {
    this.builder = builder
    this.photos = photos
    // Listened to from the beginning: asked only when the key is pressed, the browser may be faster.
    builder.page.on('filechooser', () => {})
  }

  async write(field: string, words: string): Promise<void> {
    const { keyboard } = this.builder.page
    const input = this.builder.field(field)
    await tabTo(input)
    await keyboard.press('ControlOrMeta+A')
    await keyboard.insertText(words)
    await expect(input).toHaveValue(words)
  }

  async writeRich(field: string, blocks: readonly Block[]): Promise<void> {
    const { keyboard } = this.builder.page
    await tabTo(this.builder.field(field))
    await keyboard.press('ControlOrMeta+A')
    await keyboard.press('Delete')
    for (const [index, block] of blocks.entries()) {
      if (index > 0) await keyboard.press('Enter')
      if ('list' in block) await this.#writeList(block.list)
      else for (const run of block) await this.#writeRun(field, run)
    }
  }

  async #writeList(items: readonly string[]): Promise<void> {
    const { keyboard } = this.builder.page
    await keyboard.press('ControlOrMeta+Shift+8')
    for (const item of items) {
      await keyboard.insertText(item)
      await keyboard.press('Enter')
    }
    await keyboard.press('ControlOrMeta+Shift+8')
    await keyboard.press('Backspace')
  }

  async #writeRun(field: string, run: Run): Promise<void> {
    const { keyboard } = this.builder.page
    if (typeof run === 'string') return keyboard.insertText(run)
    if ('link' in run) {
      await keyboard.insertText(run.link)
      for (let letter = 0; letter < run.link.length; letter += 1) await keyboard.press('Shift+ArrowLeft')
      await nextFrame(this.builder.page)
      await keyboard.press('Alt+F10')
      await arrowTo(this.builder.inspector.getByRole('button', { name: 'Tautan', exact: true }))
      await keyboard.press('Enter')
      await this.lead('Tujuan tautan', run.target)
      await keyboard.press('Escape')
      await expect(this.builder.field(field)).toBeFocused()
      await keyboard.press('ArrowRight')
      return
    }
    const [keys, words] =
      'bold' in run ? (['ControlOrMeta+B', run.bold] as const) : (['ControlOrMeta+I', run.italic] as const)
    await keyboard.press(keys)
    await keyboard.insertText(words)
    await keyboard.press(keys)
  }

  async picture(field: string, { number, alt }: Photo): Promise<void> {
    const { page, inspector } = this.builder
    await expect(inspector.getByLabel(field, { exact: true })).toBeAttached()
    await tabTo(inspector.getByRole('button', { name: 'Unggah', exact: true }))
    const choosing = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await choosing).setFiles(this.photos[number - 1] ?? '')
    // The words are asked for at once.
    await expect(inspector.getByRole('textbox', { name: 'Teks alternatif' })).toBeFocused()
    if (alt !== '') return this.write('Teks alternatif', alt)
    await tabTo(inspector.getByRole('checkbox', { name: 'Hanya hiasan' }))
    await page.keyboard.press('Space')
  }

  async lead(field: string, target: Target): Promise<void> {
    const { keyboard } = this.builder.page
    const input = this.builder.link(field)
    await tabTo(input)
    await keyboard.press('ControlOrMeta+A')
    if (typeof target === 'string') {
      await keyboard.insertText(target)
      await keyboard.press('Enter')
      await expect(input).toHaveValue(target)
      return
    }
    await keyboard.insertText(sectionWords[target.section])
    await expect(this.builder.page.getByRole('listbox', { name: 'Pilihan tujuan' }).getByRole('option')).toHaveCount(1)
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(input).toHaveValue(new RegExp(`^Bagian .*${sectionWords[target.section]}`))
  }

  async turn(field: string, isOn: boolean): Promise<void> {
    const toggle = this.builder.inspector.getByRole('switch', { name: field, exact: true })
    await tabTo(toggle)
    if ((await toggle.isChecked()) !== isOn) await this.builder.page.keyboard.press('Space')
    await expect(toggle).toBeChecked({ checked: isOn })
  }

  async icon(name: string): Promise<void> {
    const { page, inspector } = this.builder
    await tabTo(inspector.getByRole('button', { name: /^Ikon: / }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Pilih ikon' })
    await tabTo(dialog.getByRole('searchbox'))
    await page.keyboard.insertText(name)
    await tabTo(dialog.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
  }

  async layout(name: string): Promise<void> {
    const select = this.builder.inspector.getByRole('combobox', { name: 'Tata letak' })
    await tabTo(select)
    await this.builder.page.keyboard.type(name)
    await expect(select.locator('option:checked')).toHaveText(name)
  }

  async tone(name: string): Promise<void> {
    const tones = this.builder.inspector.getByRole('radiogroup', { name: 'Nuansa' })
    await tabTo(tones.getByRole('radio', { checked: true }))
    await arrowTo(tones.getByRole('radio', { name }))
    await expect(tones.getByRole('radio', { name })).toBeChecked()
  }

  #item(item: string): Locator {
    return this.builder.inspector.getByRole('button', { name: new RegExp(`^${item}(?!\\d)`) })
  }

  async open(item: string): Promise<void> {
    const toggle = this.#item(item)
    await tabTo(toggle)
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await this.builder.page.keyboard.press('Enter')
  }

  async remove(item: string): Promise<void> {
    await this.open(item)
    await tabTo(this.builder.inspector.getByRole('button', { name: `Hapus ${item}`, exact: true }))
    await this.builder.page.keyboard.press('Enter')
    await expect(this.#item(item)).toHaveCount(0)
  }

  async addItem(): Promise<void> {
    await tabTo(this.builder.inspector.getByRole('button', { name: 'Tambah item' }))
    await this.builder.page.keyboard.press('Enter')
  }

  async pasteLines(lines: readonly string[]): Promise<void> {
    const { page, inspector } = this.builder
    await tabTo(inspector.getByRole('button', { name: 'Tempel beberapa baris' }).first())
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Tempel beberapa baris' })
    await tabTo(dialog.getByLabel('Baris yang ditempel'))
    await page.keyboard.insertText(lines.join('\n'))
    await tabTo(dialog.getByRole('button', { name: `Jadikan ${lines.length} item` }))
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
  }
}
