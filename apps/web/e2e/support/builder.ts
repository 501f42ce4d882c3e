import { expect, type Locator, type Page } from '@playwright/test'

/** The builder's screen by the names people find its parts by. */
export class Builder {
  readonly page: Page
  readonly palette: Locator
  readonly canvas: Locator
  readonly outline: Locator
  readonly inspector: Locator
  readonly toolbar: Locator
  readonly saving: Locator

  constructor(page: Page) {
    this.page = page
    this.palette = page.getByRole('region', { name: 'Bagian', exact: true })
    this.canvas = page.getByRole('region', { name: 'Kanvas', exact: true })
    this.outline = page.getByRole('region', { name: 'Susunan', exact: true })
    this.inspector = page.getByRole('region', { name: 'Pengaturan', exact: true })
    this.toolbar = page.getByRole('toolbar', { name: 'Bagian terpilih' })
    this.saving = page.getByRole('status')
  }

  get undo(): Locator {
    return this.page.getByRole('button', { name: 'Urungkan' })
  }

  get redo(): Locator {
    return this.page.getByRole('button', { name: 'Ulangi' })
  }

  /** A type of section in the palette. */
  type(label: string): Locator {
    return this.palette.getByRole('button', { name: label, exact: true })
  }

  rows(): Locator {
    return this.outline.getByRole('listitem')
  }

  /** What selects a section in the outline; places count from 1. */
  row(place: number): Locator {
    return this.rows()
      .nth(place - 1)
      .getByRole('button')
      .first()
  }

  /** Selects a section and waits for its settings: those of the one before stay until the canvas is painted. */
  async select(place: number): Promise<void> {
    await this.row(place).click()
    const id = await this.rows()
      .nth(place - 1)
      .getAttribute('data-section-row')
    await this.inspector.locator(`[data-content="${id}"]`).waitFor()
  }

  handle(place: number): Locator {
    return this.outline.getByRole('button', { name: `Seret urutan ${place}`, exact: true })
  }

  /** A section on the canvas; places count from 1. */
  section(place: number): Locator {
    return this.canvas.getByRole('group', { name: `Bagian ${place}`, exact: true })
  }

  /** A text of one line or several, plain or rich, in the inspector. */
  field(label: string): Locator {
    return this.inspector.getByRole('textbox', { name: label, exact: true })
  }

  /** Waits until the canvas no longer scrolls: until then the toolbar leaves the pointer behind. */
  async scrollingEnds(): Promise<void> {
    await this.canvas.evaluate(async (canvas) => {
      const scroller = canvas.querySelector('[data-canvas-scroller]') ?? canvas
      for (let [before, still] = [Number.NaN, 0]; still < 12; before = scroller.scrollTop) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        still = scroller.scrollTop === before ? still + 1 : 0
      }
    })
  }

  /** The button of the toolbar that lists the empty texts and pictures of the selected section. */
  get emptyPlaces(): Locator {
    return this.toolbar.getByRole('button', { name: /^Isian kosong: \d+$/ })
  }

  /** Opens an empty text of the selected section for writing, or the library for an empty picture. */
  async fillEmpty(label: string): Promise<void> {
    await this.emptyPlaces.click()
    await this.page.getByRole('menuitem', { name: label, exact: true }).click()
  }

  link(label: string): Locator {
    return this.page.getByRole('combobox', { name: label, exact: true })
  }

  /** The text that is being written on the canvas. */
  writing(): Locator {
    return this.canvas.getByRole('textbox')
  }

  /** Comes near the settings that are shown: what of them is out of sight is fetched then. */
  async comeToSettings(): Promise<void> {
    // Two places: a pointer that lies where it is sent does not move.
    await this.inspector.hover({ position: { x: 24, y: 96 } })
    await this.inspector.hover()
  }

  /** What was said last to those who cannot see the screen. */
  async expectSaid(words: string | RegExp): Promise<void> {
    await expect(this.page.getByText(words).last()).toBeAttached()
  }

  async expectOrder(labels: readonly string[]): Promise<void> {
    await expect(this.rows()).toHaveText(labels.map((label, index) => new RegExp(`^${index + 1}${label}`)))
  }

  async expectSaved(): Promise<void> {
    await expect(this.saving).toHaveText('Tersimpan')
  }

  /** Publishes and answers the address of the page. */
  async publish(): Promise<string> {
    await this.page.getByRole('button', { name: 'Terbitkan' }).click()
    await expect(this.page.getByText('Terbit', { exact: true })).toBeVisible()
    return this.address()
  }

  async address(): Promise<string> {
    const link = this.page.getByRole('link', { name: 'Lihat halaman' })
    await expect(link).toBeVisible()
    return (await link.getAttribute('href')) ?? ''
  }
}

/** Without the header and footer of the demonstration's site. */
export async function leaveOutSiteParts(page: Page, pageId: string): Promise<void> {
  const answer = await page.request.patch(`/api/admin/landing-pages/${pageId}`, {
    headers: { origin: new URL(process.env.JOURNEYS_AT ?? '').origin },
    data: { siteParts: 'off' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Makes an empty page without the list and its dialog, which have a journey of their own, and opens its builder. */
export async function createPage(
  page: Page,
  { name, link, hasSiteParts = true }: { name: string; link: string; hasSiteParts?: boolean },
): Promise<Builder> {
  const made = await page.request.post('/api/admin/landing-pages', {
    headers: { origin: new URL(process.env.JOURNEYS_AT ?? '').origin },
    data: { name, link_landing_page: link, kind: 'exclusive' },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { data } = (await made.json()) as { data: { page: { id: string } } }
  if (!hasSiteParts) await leaveOutSiteParts(page, data.page.id)
  await page.goto(`/admin/landing-pages/${data.page.id}`)
  const builder = new Builder(page)
  await expect(builder.canvas).toBeVisible()
  return builder
}

/** Finds a page in the list by its name and opens it. */
export async function openPage(page: Page, name: string): Promise<Builder> {
  await page.goto('/admin/landing-pages')
  await page.getByRole('searchbox', { name: 'Cari halaman' }).fill(name)
  await expect(page.getByRole('list', { name: 'Daftar halaman' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name, exact: true }).click()
  const builder = new Builder(page)
  await expect(builder.canvas).toBeVisible()
  return builder
}
