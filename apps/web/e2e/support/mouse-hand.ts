import { expect, type Locator } from '@playwright/test'
import type { Block, Photo, Run, Target } from '../course.ts'
import type { Builder } from './builder.ts'
import type { Hand } from './hand.ts'

/** How the choice of a section reads in a list of targets; the last one still has its first words. */
const sectionChoices = {
  materi: /^Bagian Materi kelas/,
  daftar: /^Bagian Latar penuh: Satu hal yang perlu diingat/,
} as const

/** Everything is pressed with the mouse; the keyboard writes words and nothing else. */
export class MouseHand implements Hand {
  readonly builder: Builder
  readonly photos: readonly string[]

  constructor(builder: Builder, photos: readonly string[]) {
    this.builder = builder
    this.photos = photos
  }

  /** How anything is pressed. */
  protected async press(target: Locator): Promise<void> {
    await target.click()
  }

  /** Turns a switch or a box to where it should be. */
  protected async set(target: Locator, isOn: boolean): Promise<void> {
    await target.setChecked(isOn)
  }

  async write(field: string, words: string): Promise<void> {
    const input = this.builder.field(field)
    await this.press(input)
    await input.fill(words)
  }

  async writeRich(field: string, blocks: readonly Block[]): Promise<void> {
    const { keyboard } = this.builder.page
    const text = this.builder.field(field)
    await this.press(text)
    await keyboard.press('ControlOrMeta+A')
    await keyboard.press('Delete')
    for (const [index, block] of blocks.entries()) {
      if (index > 0) await keyboard.press('Enter')
      if ('list' in block) await this.#writeList(block.list)
      else for (const run of block) await this.#writeRun(text, run)
    }
  }

  async #writeList(items: readonly string[]): Promise<void> {
    const { keyboard } = this.builder.page
    await this.#format('Daftar')
    for (const item of items) {
      await keyboard.insertText(item)
      await keyboard.press('Enter')
    }
    await this.#format('Daftar')
    await keyboard.press('Backspace')
  }

  async #writeRun(text: Locator, run: Run): Promise<void> {
    const { page } = this.builder
    if (typeof run === 'string') return page.keyboard.insertText(run)
    if ('link' in run) {
      await page.keyboard.insertText(run.link)
      await this.selectWords(text, run.link)
      await this.#format('Tautan')
      await this.lead('Tujuan tautan', run.target)
      await this.press(text.getByText(run.link))
      await page.keyboard.press('End')
      return
    }
    const [tool, words] = 'bold' in run ? (['Tebal', run.bold] as const) : (['Miring', run.italic] as const)
    await this.#format(tool)
    await page.keyboard.insertText(words)
    await this.#format(tool)
  }

  async #format(tool: string): Promise<void> {
    const tools = this.builder.inspector.getByRole('toolbar', { name: 'Format teks' })
    await this.press(tools.getByRole('button', { name: tool, exact: true }))
  }

  /** Draws the mouse over some words, as one selects them. */
  protected async selectWords(text: Locator, words: string): Promise<void> {
    const { mouse } = this.builder.page
    const { left, right, middle } = await text.evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(wanted) ?? -1
        if (at === -1) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + wanted.length)
        range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' })
        const [first, last] = [range.getClientRects()[0], [...range.getClientRects()].at(-1)]
        if (first && last) return { left: first, right: last, middle: first.height / 2 }
      }
      throw new Error(`There is no "${wanted}".`)
    }, words)
    await mouse.move(left.x + 1, left.y + middle)
    await mouse.down()
    await mouse.move(right.right, right.y + middle, { steps: 4 })
    await mouse.up()
  }

  async picture(field: string, { number, alt }: Photo): Promise<void> {
    const { page, inspector } = this.builder
    await expect(inspector.getByLabel(field, { exact: true })).toBeAttached()
    const choosing = page.waitForEvent('filechooser')
    await this.press(inspector.getByRole('button', { name: 'Unggah', exact: true }))
    await (await choosing).setFiles(this.photos[number - 1] ?? '')
    await expect(inspector.getByRole('button', { name: 'Ganti', exact: true })).toBeVisible()
    if (alt === '') await this.set(inspector.getByRole('checkbox', { name: 'Hanya hiasan' }), true)
    else await this.write('Teks alternatif', alt)
  }

  async lead(field: string, target: Target): Promise<void> {
    const input = this.builder.link(field)
    await this.press(input)
    if (typeof target === 'string') {
      await input.fill(target)
      return
    }
    await this.press(this.builder.page.getByRole('option', { name: sectionChoices[target.section] }))
    await expect(input).toHaveValue(sectionChoices[target.section])
  }

  async turn(field: string, isOn: boolean): Promise<void> {
    await this.set(this.builder.inspector.getByRole('switch', { name: field, exact: true }), isOn)
  }

  async icon(name: string): Promise<void> {
    const { page, inspector } = this.builder
    await this.press(inspector.getByRole('button', { name: /^Ikon: / }))
    await this.press(page.getByRole('dialog', { name: 'Pilih ikon' }).getByRole('button', { name, exact: true }))
  }

  async layout(name: string): Promise<void> {
    await this.choose('Tata letak', name)
  }

  async tone(name: string): Promise<void> {
    await this.choose('Nuansa', name)
  }

  protected async choose(menu: string, name: string): Promise<void> {
    const { toolbar, page } = this.builder
    await this.press(toolbar.getByRole('button', { name: menu }))
    await this.press(page.getByRole('menuitemradio', { name, exact: true }))
    await expect(page.getByRole('menu')).toHaveCount(0)
  }

  #item(item: string): Locator {
    return this.builder.inspector.getByRole('button', { name: new RegExp(`^${item}(?!\\d)`) })
  }

  async open(item: string): Promise<void> {
    const toggle = this.#item(item)
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await this.press(toggle)
  }

  async remove(item: string): Promise<void> {
    await this.open(item)
    await this.press(this.builder.inspector.getByRole('button', { name: `Hapus ${item}`, exact: true }))
    await expect(this.#item(item)).toHaveCount(0)
  }

  async addItem(): Promise<void> {
    await this.press(this.builder.inspector.getByRole('button', { name: 'Tambah item' }))
  }

  async pasteLines(lines: readonly string[]): Promise<void> {
    const { page, inspector } = this.builder
    await this.press(inspector.getByRole('button', { name: 'Tempel beberapa baris' }).first())
    const dialog = page.getByRole('dialog', { name: 'Tempel beberapa baris' })
    await dialog.getByLabel('Baris yang ditempel').fill(lines.join('\n'))
    await expect(dialog.getByRole('row')).toHaveCount(lines.length + 1)
    await this.press(dialog.getByRole('button', { name: `Jadikan ${lines.length} item` }))
    await expect(dialog).toHaveCount(0)
  }
}
