// Whether a page says what page.json says, and carries what the numbers are worth nothing without.

/**
 * @param {import('playwright').Browser} browser
 * @returns {Promise<{ missing: string[], extra: string[], pictures: number, sections: number, scripts: number, hasCard: boolean, hasData: boolean }>}
 */
export async function inspectPage(browser, { address, document }) {
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 } })
  await page.goto(address, { waitUntil: 'load' })
  const seen = await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    return {
      text: document.body.innerText,
      pictures: document.querySelectorAll('img').length,
      sections: document.querySelectorAll('[data-section-type]').length,
      scripts: [...document.scripts].filter(({ type }) => type === '' || /javascript|module/.test(type)).length,
      hasCard: document.querySelector('meta[property="og:image"]') !== null,
      hasData: document.querySelector('script[type="application/ld+json"]') !== null,
    }
  })
  await page.close()
  const expected = textsOf(document.sections.map(({ props }) => props))
  const { text, ...rest } = seen
  return {
    ...rest,
    missing: expected.filter((words) => !plain(text).includes(plain(words))),
    extra: beyond(text, expected),
  }
}

/** Words of the page that page.json does not have: labels and counts that a design adds. */
function beyond(text, expected) {
  const known = new Set(expected.flatMap((words) => plain(words).split(' ')))
  return [
    ...new Set(
      plain(text)
        .split(' ')
        .filter((word) => word !== '' && !known.has(word)),
    ),
  ]
}

const invisible = new Set(['href', 'src', 'alt', 'side', 'icon', 'width', 'height'])

function textsOf(value, key = '') {
  if (invisible.has(key)) return []
  if (typeof value === 'string')
    return value
      .split(/<[^>]+>/)
      .map(plain)
      .filter(Boolean)
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item))
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, item]) => textsOf(item, name))
    : []
}

const plain = (text) =>
  text
    .replace(/&amp;/g, '&')
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/[“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
