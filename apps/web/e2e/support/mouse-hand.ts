import { expect, type Locator } from '@playwright/test'
import type { Block, Photo, Run, Target } from '../course.ts'
import type { Builder } from './builder.ts'
import type { Hand } from './hand.ts'

/** How the choice of a section reads in a list of targets; the last one still has its first words. */
export const sectionChoices = {
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

  async write(field: string, words: string): Promise<void> {
    const input = this.builder.field(field)
    await input.click({ clickCount: 3 })
    await input.fill(words)
  }

  async writeRich(field: string, blocks: readonly Block[]): Promise<void> {
    const { keyboard } = this.builder.page
    const text = this.builder.field(field)
    await text.click()
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
      await this.#selectByDragging(text, run.link)
      await this.#format('Tautan')
      await this.lead('Tujuan tautan', run.target)
      await text.getByText(run.link).click()
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
    await tools.getByRole('button', { name: tool, exact: true }).click()
  }

  /** Draws the mouse over some words, as one selects them. */
  async #selectByDragging(text: Locator, words: string): Promise<void> {
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
    await inspector.getByRole('button', { name: 'Unggah', exact: true }).click()
    await (await choosing).setFiles(this.photos[number - 1] ?? '')
    await expect(inspector.getByRole('button', { name: 'Ganti', exact: true })).toBeVisible()
    if (alt === '') await inspector.getByRole('checkbox', { name: 'Hanya hiasan' }).check()
    else await this.write('Teks alternatif', alt)
  }

  async lead(field: string, target: Target): Promise<void> {
    const input = this.builder.link(field)
    await input.click()
    if (typeof target === 'string') {
      await input.fill(target)
      return
    }
    await this.builder.page.getByRole('option', { name: sectionChoices[target.section] }).click()
    await expect(input).toHaveValue(sectionChoices[target.section])
  }

  async turn(field: string, isOn: boolean): Promise<void> {
    await this.builder.inspector.getByRole('switch', { name: field, exact: true }).setChecked(isOn)
  }

  async icon(name: string): Promise<void> {
    const { page, inspector } = this.builder
    await inspector.getByRole('button', { name: /^Ikon: / }).click()
    await page.getByRole('dialog', { name: 'Pilih ikon' }).getByRole('button', { name, exact: true }).click()
  }

  async layout(name: string): Promise<void> {
    await this.#choose('Tata letak', name)
  }

  async tone(name: string): Promise<void> {
    await this.#choose('Nuansa', name)
  }

  async #choose(menu: string, name: string): Promise<void> {
    const { toolbar, page } = this.builder
    await toolbar.getByRole('button', { name: menu }).click()
    await page.getByRole('menuitemradio', { name, exact: true }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }

  #item(item: string): Locator {
    return this.builder.inspector.getByRole('button', { name: new RegExp(`^${item}(?!\\d)`) })
  }

  async open(item: string): Promise<void> {
    const toggle = this.#item(item)
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  }

  async remove(item: string): Promise<void> {
    await this.open(item)
    await this.builder.inspector.getByRole('button', { name: `Hapus ${item}`, exact: true }).click()
    await expect(this.#item(item)).toHaveCount(0)
  }

  async addItem(): Promise<void> {
    await this.builder.inspector.getByRole('button', { name: 'Tambah item' }).click()
  }

  async pasteLines(lines: readonly string[]): Promise<void> {
    const { page, inspector } = this.builder
    await inspector.getByRole('button', { name: 'Tempel beberapa baris' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Tempel beberapa baris' })
    await dialog.getByLabel('Baris yang ditempel').fill(lines.join('\n'))
    await expect(dialog.getByRole('row')).toHaveCount(lines.length + 1)
    await dialog.getByRole('button', { name: `Jadikan ${lines.length} item` }).click()
    await expect(dialog).toHaveCount(0)
  }
}
