import type { BrowserErrorReport } from '@naikkelas/contract'
import { exhaustive, expect, test } from './support/journey.ts'

test(
  'uncaught errors and error screens are reported to our own server; before an error nothing is loaded for it',
  exhaustive,
  async ({ secondBrowser }) => {
    // Of another browser: here scripts are meant to fail.
    const page = await secondBrowser()
    const scripts: string[] = []
    page.on('request', (request) => void scripts.push(new URL(request.url()).pathname))
    const nextReport = async () => {
      const answer = await page.waitForResponse((response) => response.url().endsWith('/api/error-reports'))
      return { status: answer.status(), report: answer.request().postDataJSON() as BrowserErrorReport }
    }

    await page.goto('/admin/landing-pages?q=rahasia')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((path) => path.includes('report-error'))).toEqual([])

    const [uncaught] = await Promise.all([
      nextReport(),
      page.evaluate(() => void setTimeout(() => Promise.reject(new TypeError('tidak ditangkap')))),
    ])
    expect(uncaught).toMatchObject({
      status: 200,
      report: { side: 'app', name: 'TypeError', message: 'tidak ditangkap', path: '/admin/landing-pages' },
    })

    // What the screen asks for comes as something else.
    await page.route('**/*.data*', (route) => route.fulfill({ contentType: 'text/x-script', body: 'rusak' }))
    const [shown] = await Promise.all([nextReport(), page.getByRole('link', { name: 'Media', exact: true }).click()])
    expect(shown).toMatchObject({ status: 200, report: { side: 'app' } })
    expect(JSON.stringify([uncaught, shown])).not.toContain('rahasia')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An Error Occurred')
  },
)
