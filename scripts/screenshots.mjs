// Takes the README's picture from the running product: the builder with the demo course page.
import { chromium } from 'playwright'
import startProduct from '../apps/web/e2e/support/product-global-setup.ts'
import { chromiumArgs, chromiumPath } from './chromium.mjs'
import { handOverToNode24, root } from './node24.mjs'

await handOverToNode24()
const endProduct = await startProduct()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'id-ID' })
  await page.goto(`${process.env.JOURNEYS_AT}/admin`)
  await page.getByLabel('E-mail').fill('pemasar@naikkelas.test')
  await page.getByLabel('Kata sandi').fill('NaikKelas2026!')
  await page.getByRole('button', { name: 'Masuk' }).click()
  await page.getByRole('link', { name: /Kuasai Data/ }).click()
  const canvas = page.getByRole('region', { name: 'Kanvas' })
  await canvas.getByText('Dari catatan berantakan').click()
  await page.getByRole('toolbar', { name: 'Bagian terpilih' }).waitFor()
  // The network is never idle here: the builder listens to what others do.
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      [...document.images].filter((image) => image.loading !== 'lazy').map((image) => image.decode().catch(() => {})),
    )
  })
  await page.screenshot({ path: `${root}/docs/images/builder.png` })
} finally {
  await browser.close()
  await endProduct()
}
