import { runSql } from '../../../scripts/run-sql.mjs'
import { exhaustive, expect, signIn, test } from './support/journey.ts'

/** Background jobs are shown to super admins alone. */
const admin = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }
test.use({ storageState: { cookies: [], origins: [] } })

/** A job as an earlier release might have left it: this one cannot read its payload, so it fails for good. */
const leaveBroken = (sql: (statement: string) => Promise<void>) =>
  sql(`INSERT INTO pgboss.job (name, data, policy) VALUES ('weekly-mail', '{"payload": 5}', 'stately')`)
const repair = (sql: (statement: string) => Promise<void>) =>
  sql(`UPDATE pgboss.job SET data = '{"payload": {}}' WHERE name = 'weekly-mail' AND state = 'failed'`)

test(
  'a failed job appears by itself with its reason, and is retried until it succeeds',
  exhaustive,
  async ({ page }) => {
    const dataDir = process.env.JOURNEYS_DATA_DIR ?? ''
    const sql = (statement: string) => runSql(dataDir, statement)
    await signIn(page, admin)
    await page.getByRole('link', { name: 'Pekerjaan', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Pekerjaan', level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tidak ada yang gagal' })).toBeVisible()
    const menu = page.getByRole('link', { name: 'Pekerjaan', exact: true })
    await menu.focus()

    await leaveBroken(sql)
    const failed = page.getByRole('table', { name: 'Pekerjaan yang gagal' })
    const row = failed.getByRole('row').filter({ hasText: 'Menyiapkan e-mail mingguan' })
    await expect(row).toContainText('1 kali')
    await expect(menu).toBeFocused()
    await expect(row.getByText(/The payload of a job weekly-mail does not match/).first()).toBeVisible()
    await row.getByText('Rincian').click()
    await expect(row.getByText(/^PayloadMismatch: /)).toBeVisible()

    await row.getByRole('button', { name: /^Jalankan lagi: Menyiapkan e-mail mingguan/ }).click()
    await expect(row).toContainText('2 kali')

    await repair(sql)
    await row.getByRole('checkbox').check()
    const bar = page.getByRole('region', { name: 'Tindakan untuk yang dipilih' })
    await expect(bar.getByText('1 dipilih')).toBeVisible()
    await bar.getByRole('button', { name: 'Jalankan lagi' }).click()
    const question = page.getByRole('dialog', { name: 'Jalankan lagi 1 pekerjaan?' })
    await question.getByRole('button', { name: 'Jalankan lagi' }).click()
    await expect(question).toHaveCount(0)
    await expect(page.getByText('1 pekerjaan dijalankan lagi')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tidak ada yang gagal' })).toBeVisible()
  },
)

test('retrying a job that was already retried shows a message, and updates the list', exhaustive, async ({ page }) => {
  const dataDir = process.env.JOURNEYS_DATA_DIR ?? ''
  const sql = (statement: string) => runSql(dataDir, statement)
  await signIn(page, admin)
  await leaveBroken(sql)
  await page.goto('/admin/pekerjaan')
  const button = page.getByRole('button', { name: /^Jalankan lagi: Menyiapkan e-mail mingguan/ })
  await expect(button).toBeVisible()
  // The list is not refreshed any more: this screen shows what was.
  await page.route('**/api/admin/jobs/failed*', (route) => route.abort())
  await repair(sql)
  await sql(`UPDATE pgboss.job SET state = 'completed' WHERE name = 'weekly-mail' AND state = 'failed'`)

  await button.click()
  await expect(page.getByText(/Hanya yang gagal dapat dijalankan lagi/)).toBeVisible()
  await expect(page.getByText('Data ini belum diperbarui')).toBeVisible()
  await page.unroute('**/api/admin/jobs/failed*')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('heading', { name: 'Tidak ada yang gagal' })).toBeVisible()
})
